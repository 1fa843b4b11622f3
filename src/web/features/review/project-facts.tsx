import { chakra } from '@chakra-ui/react/styled-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { techCheckWords } from '#domain/dates.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { configQueries } from '#web/api/config-queries.ts'
import { DateCell, None } from '#web/table/cells.tsx'
import { Card } from '#web/ui/card.tsx'
import { Code, CodeLine } from '#web/ui/code.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'

const Addresses = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Halves = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '10',
    rowGap: '4',
    gridTemplateColumns: { base: '1fr', lg: '3fr 2fr' },
    '& dl > div': { gridTemplateColumns: { base: '1fr', md: '140px 1fr' } },
  },
})
const Words = chakra('p', { base: { whiteSpace: 'pre-line' } })

type Props = { project: AdminProject; more?: [term: string, detail: ReactNode][] }

/** What the partner told of its project, and what has become of it since. */
export function ProjectFacts({ project, more = [] }: Props) {
  const operators = useOperatorNames(project.providers)
  return (
    <Card title="Project details">
      <Halves>
        <DescriptionList
          items={[
            ['Project name', project.projectName],
            ['Partner name', project.partnerName],
            ['Description', <Words key="description">{project.description}</Words>],
            ['X-Project-ID', <CodeLine key="id" value={project.id} what="X-Project-ID" />],
            ['Operators', operators.join(', ') || <None />],
            ['Locale', project.locale ?? <None />],
            ['Whitelisted IPs', <IpAddresses key="addresses" addresses={project.ipAddresses} />],
            ...more,
          ]}
        />
        <DescriptionList
          items={[
            ['Date created', <DateCell key="created" value={project.projectCreatedDate} />],
            ['Date submitted', <DateCell key="submitted" value={project.goLiveRequestDate} />],
            ['Last sandbox use', <DateCell key="sandbox" value={project.lastSandboxUsageDate} />],
            ['Tech check', techCheckWords(project.techCheckDate)],
            ...since(project),
          ]}
        />
      </Halves>
    </Card>
  )
}

function since({ approvedDate, rejectDate, suspendedDate }: AdminProject): [string, ReactNode][] {
  const moments = [
    ['Date approved', approvedDate],
    ['Date rejected', rejectDate],
    ['Date suspended', suspendedDate],
  ] as const
  return moments.flatMap(([term, date]): [string, ReactNode][] =>
    date ? [[term, <DateCell key={term} value={date} />]] : [],
  )
}

function IpAddresses({ addresses }: { addresses: AdminProject['ipAddresses'] }) {
  if (addresses.length === 0) return <None />
  return (
    <Addresses>
      {addresses.map(({ id, ip }) => (
        <li key={id}>
          <Code>{ip}</Code>
        </li>
      ))}
    </Addresses>
  )
}

/** 'STM (Singapore)' for each; a code that the reference lists do not know stands for itself. */
function useOperatorNames(codes: AdminProject['providers']): string[] {
  const { data: configs } = useSuspenseQuery(configQueries.all())
  return codes.map((code) => {
    const country = configs.PROVIDER.find((each) => each.code === code)?.country
    return country ? `${code} (${country})` : code
  })
}
