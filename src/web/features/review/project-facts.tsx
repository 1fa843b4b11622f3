import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { partLabels, partNames } from '#domain/application-parts.ts'
import { techCheckLabel } from '#domain/dates.ts'
import { stageLabel } from '#domain/project-states.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { dateLabels } from '#web/entities/project/labels.ts'
import { localeName } from '#web/entities/project/locale-name.ts'
import { operatorAndCountry } from '#web/entities/project/operator-names.tsx'
import { Noted } from '#web/entities/review-notes/field-mark.tsx'
import { DateCell, DateTimeCell, None } from '#web/table/cells.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Code, CodeLine } from '#web/ui/code.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { statusOf } from './validation/outcomes.ts'

type Props = {
  project: AdminProject
  more?: [term: string, detail: ReactNode][]
}

/** What the partner applies for. */
export function ProjectFacts({ project, more = [] }: Props) {
  const { data: configs } = useGetConfigsSuspense()
  const operators = project.providers.map((code) => operatorAndCountry(configs.PROVIDER, code))
  return (
    <Card title="Project details" anchor="project-details">
      <Box css={{ '& dl > div': { gridTemplateColumns: { base: '1fr', md: '110px 1fr' } } }}>
        <DescriptionList
          items={[
            [
              'Description',
              <Text textStyle="typed" key="description">
                {project.description}
              </Text>,
            ],
            [
              'Operators',
              <Noted key="operators" pointer="/project/providers">
                {operators.join(', ') || <None />}
              </Noted>,
            ],
            [
              'Locale',
              <Noted key="locale" pointer="/project/locale">
                {project.locale ? localeName(project.locale) : <None />}
              </Noted>,
            ],
            [partLabels.addresses, <IpAddresses key="addresses" addresses={project.ipAddresses} />],
            ...more,
          ]}
        />
      </Box>
    </Card>
  )
}

/** The result of the product tests, for roles that do not run them. */
export function testResult({ productResult }: AdminProject): [term: string, detail: ReactNode] {
  const { label, tone } = statusOf(productResult)
  return [
    'Product code tests',
    <Flex as="span" key="tests" wrap="wrap" align="center" columnGap="3">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {productResult.testOn && <DateTimeCell value={productResult.testOn} />}
    </Flex>,
  ]
}

/** The names, the id and the dates of a project. */
export function ProjectRecord({ project }: { project: AdminProject }) {
  return (
    <Card title="Project record">
      <DescriptionList
        items={[
          ['Project name', project.projectName],
          ['Partner name', project.partnerName],
          ['X-Project-ID', <CodeLine key="id" value={project.id} what="X-Project-ID" />],
          [dateLabels.createDate, <DateCell key="created" value={project.projectCreatedDate} />],
          [dateLabels.goLiveRequestDate, <DateCell key="submitted" value={project.goLiveRequestDate} />],
          ['Last sandbox use', <DateCell key="sandbox" value={project.lastSandboxUsageDate} />],
          ['Tech check', techCheckLabel(project.techCheckDate)],
          ...since(project),
        ]}
      />
    </Card>
  )
}

function since({ approvedDate, rejectDate, suspendedDate, requestedChanges }: AdminProject): [string, ReactNode][] {
  const moments = [
    ['Date approved', approvedDate],
    ['Date rejected', rejectDate],
    ['Date suspended', suspendedDate],
  ] as const
  const dated = moments.flatMap(([term, date]): [string, ReactNode][] =>
    date ? [[term, <DateCell key={term} value={date} />]] : [],
  )
  return requestedChanges ? [...dated, [stageLabel('changes-requested'), partNames(requestedChanges)]] : dated
}

function IpAddresses({ addresses }: { addresses: AdminProject['ipAddresses'] }) {
  return (
    <Noted pointer="/project/ipAddresses" withButton={addresses.length === 0}>
      {addresses.length === 0 && <None />}
      <Flex as="ul" wrap="wrap" columnGap="4" rowGap="2">
        {addresses.map(({ id, ip }) => (
          <li key={id}>
            <Noted list="/project/ipAddresses" entry={ip}>
              <Code>{ip}</Code>
            </Noted>
          </li>
        ))}
      </Flex>
    </Noted>
  )
}
