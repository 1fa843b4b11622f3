import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { formatMoney, formatNumber } from '#domain/money.ts'
import type { ProjectSales } from '#generated/portal/model/projectSales.ts'
import { ChartGrid } from '#web/chart/chart-grid.tsx'
import { formatLatency } from '#web/chart/figures.ts'
import { Sparkline } from '#web/chart/sparkline.tsx'
import { TextLink } from '#web/ui/link.tsx'

const Panel = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minW: '0',
    p: { base: '4', md: '5' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
  },
})
const Name = chakra('h3', { base: { textStyle: 'lead', fontWeight: 'semibold', overflowWrap: 'anywhere' } })
const Revenue = chakra('dl', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '2' } })
const Details = chakra('dl', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' },
})
const Term = chakra('dt', { base: { textStyle: 'caption', color: 'muted' } })
const Large = chakra('dd', { base: { textStyle: 'title', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })
const Small = chakra('dd', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })

/** What each live project sold and how its calls went. */
export function ProjectPanels({ projects, currency }: { projects: ProjectSales[]; currency: string }) {
  return (
    <ChartGrid>
      {projects.map((project) => (
        <ProjectPanel key={project.projectId} project={project} currency={currency} />
      ))}
    </ChartGrid>
  )
}

function ProjectPanel({ project, currency }: { project: ProjectSales; currency: string }) {
  const { projectId, projectName, total, days, tech } = project
  return (
    <Panel aria-label={projectName}>
      <Name>
        <TextLink asChild quiet>
          <Link to="/projects/$projectId" params={{ projectId }}>
            {projectName}
          </Link>
        </TextLink>
      </Name>
      <Revenue>
        <div>
          <Term>Gross volume</Term>
          <Large>{formatMoney(total.grossVolume, currency)}</Large>
        </div>
        <div>
          <Term>Net volume</Term>
          <Large>{formatMoney(total.netVolume, currency)}</Large>
        </div>
      </Revenue>
      <Sparkline values={days.map(({ grossVolume }) => Number(grossVolume))} />
      <Details>
        {[
          ['Transactions', formatNumber(total.transactionCount)],
          ['Unique customers', formatNumber(total.uniqueCustomerCount)],
          ['API calls', formatNumber(tech.apiCalls)],
          ['4xx errors', formatNumber(tech.errors4xxCount)],
          ['5xx errors', formatNumber(tech.errors5xxCount)],
          ['Latency p95', formatLatency(tech.latencyP95)],
        ].map(([term, value]) => (
          <div key={term}>
            <Term>{term}</Term>
            <Small>{value}</Small>
          </div>
        ))}
      </Details>
    </Panel>
  )
}
