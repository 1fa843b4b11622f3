import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { partNames } from '#domain/application-parts.ts'
import { techCheckLabel } from '#domain/dates.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { operatorAndCountry } from '#web/entities/project/operator-names.tsx'
import { Noted } from '#web/entities/review-notes/field-mark.tsx'
import { DateCell, None } from '#web/table/cells.tsx'
import { Card } from '#web/ui/card.tsx'
import { Code, CodeLine } from '#web/ui/code.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { TextLink } from '#web/ui/link.tsx'

type Props = {
  project: AdminProject
  /** Whether the reader can open the partner's page. */
  partnerPage?: boolean
  more?: [term: string, detail: ReactNode][]
}

/** The application's data and the project's history. */
export function ProjectFacts({ project, partnerPage = false, more = [] }: Props) {
  const { data: configs } = useGetConfigsSuspense()
  const operators = project.providers.map((code) => operatorAndCountry(configs.PROVIDER, code))
  return (
    <Card title="Project details" anchor="project-details">
      <Grid
        alignItems="start"
        columnGap="10"
        rowGap="4"
        templateColumns={{ base: '1fr', lg: '3fr 2fr' }}
        css={{ '& dl > div': { gridTemplateColumns: { base: '1fr', md: '140px 1fr' } } }}
      >
        <DescriptionList
          items={[
            ['Project name', project.projectName],
            ['Partner name', partnerPage ? <PartnerLink key="partner" project={project} /> : project.partnerName],
            [
              'Description',
              <Text whiteSpace="pre-line" key="description">
                {project.description}
              </Text>,
            ],
            ['X-Project-ID', <CodeLine key="id" value={project.id} what="X-Project-ID" />],
            [
              'Operators',
              <Noted key="operators" pointer="/project/providers">
                {operators.join(', ') || <None />}
              </Noted>,
            ],
            [
              'Locale',
              <Noted key="locale" pointer="/project/locale">
                {project.locale ?? <None />}
              </Noted>,
            ],
            ['Whitelisted IPs', <IpAddresses key="addresses" addresses={project.ipAddresses} />],
            ...more,
          ]}
        />
        <DescriptionList
          items={[
            ['Date created', <DateCell key="created" value={project.projectCreatedDate} />],
            ['Date submitted', <DateCell key="submitted" value={project.goLiveRequestDate} />],
            ['Last sandbox use', <DateCell key="sandbox" value={project.lastSandboxUsageDate} />],
            ['Tech check', techCheckLabel(project.techCheckDate)],
            ...since(project),
          ]}
        />
      </Grid>
    </Card>
  )
}

function PartnerLink({ project }: { project: AdminProject }) {
  return (
    <TextLink asChild>
      <Link to="/content-partners/$partnerId" params={{ partnerId: project.orgId }}>
        {project.partnerName}
      </Link>
    </TextLink>
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
  return requestedChanges ? [...dated, ['Changes requested', partNames(requestedChanges)]] : dated
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
