import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '#domain/money.ts'
import type { ProjectSales } from '#generated/portal/model/projectSales.ts'
import { ChartCard } from '#web/chart/chart-card.tsx'
import { ChartGrid } from '#web/chart/chart-grid.tsx'
import { formatLatency, volumeChart } from '#web/chart/figures.ts'
import { TextLink } from '#web/ui/link.tsx'

type Props = {
  projects: ProjectSales[]
  currency: string
  /** Where there is none. */
  none: ReactNode
}

/** What each live project sold and how its calls went. */
export function ProjectPanels({ projects, currency, none }: Props) {
  if (projects.length === 0) return none
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
    <ChartCard
      size="small"
      data={volumeChart(days, total, currency, `Volume of ${projectName}`)}
      title={
        <TextLink asChild quiet>
          <Link to="/projects/$projectId" params={{ projectId }}>
            {projectName}
          </Link>
        </TextLink>
      }
    >
      <Grid as="dl" gap="3" mt="4" templateColumns="repeat(auto-fill, minmax(112px, 1fr))">
        {[
          ['Transactions', formatNumber(total.transactionCount)],
          ['Unique customers', formatNumber(total.uniqueCustomerCount)],
          ['API calls', formatNumber(tech.apiCalls)],
          ['4xx errors', formatNumber(tech.errors4xxCount)],
          ['5xx errors', formatNumber(tech.errors5xxCount)],
          ['Latency p95', formatLatency(tech.latencyP95)],
        ].map(([term, value]) => (
          <div key={term}>
            <Box as="dt" textStyle="caption" color="muted">
              {term}
            </Box>
            <Box as="dd" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {value}
            </Box>
          </div>
        ))}
      </Grid>
    </ChartCard>
  )
}
