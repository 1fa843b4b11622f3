import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { keepPreviousData } from '@tanstack/react-query'
import { formatNumber } from '#domain/money.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { inSentence, regionOfOperators, regionsOf } from '#domain/regions.ts'
import { useGetProject, useListProjectsSuspense } from '#generated/portal/client/projects.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { useListTransactions } from '#generated/portal/client/transactions.ts'
import type { PartnerTransactions } from '#generated/portal/model/partnerTransactions.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import type { ProjectSales } from '#generated/portal/model/projectSales.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { ChartCard } from '#web/chart/chart-card.tsx'
import { ChartGrid } from '#web/chart/chart-grid.tsx'
import { callsChart, formatLatency, latencyChart, ofDays, salesChart, volumeChart } from '#web/chart/figures.ts'
import { EarlierFigures, FiguresOutdated } from '#web/chart/figures-state.tsx'
import { refreshedFigures } from '#web/chart/refreshed-figures.ts'
import { RegionSelect } from '#web/chart/region-select.tsx'
import { TextLink } from '#web/entities/link.tsx'
import { QueryState } from '#web/entities/query-state.tsx'
import { hasChosenRegion, useRegion } from '#web/stores/region.ts'
import { Screen, ScreenSection } from '#web/ui/screen.tsx'
import { FiguresPending } from './dashboard-pending.tsx'
import { NoneLive } from './none-live.tsx'
import { totalsNote, windowNote } from './overview-notes.ts'
import { summarizeProjects } from './project-summary.ts'

export function Dashboard() {
  const { items: projects } = useListProjectsSuspense(wholeList).data
  const { data: configs } = useGetConfigsSuspense()
  const regions = regionsOf(configs.PROVIDER)
  const { hasFigures, newestApproved } = summarizeProjects(projects)
  const { data: newest } = useGetProject(newestApproved?.id ?? '', {
    query: { enabled: newestApproved !== undefined && !hasChosenRegion(regions) },
  })
  const region = useRegion(regions, regionOfOperators(configs.PROVIDER, newest?.providers ?? []))
  if (!hasFigures) {
    return (
      <Screen title="Home">
        <NoneLive projects={projects} />
      </Screen>
    )
  }
  return (
    <Screen title="Home" action={<RegionSelect regions={regions} region={region} />}>
      <Figures region={region} projects={projects} />
    </Screen>
  )
}

function Figures({ region, projects }: { region: string; projects: ProjectRow[] }) {
  const figures = useListTransactions(
    { country: region },
    { query: { ...refreshedFigures, placeholderData: keepPreviousData } },
  )
  const { data, error, isPlaceholderData } = figures
  const noneLive = !summarizeProjects(projects).hasLive && <NoneLive projects={projects} />
  if (data) {
    return (
      <>
        {error && <FiguresOutdated error={error} readAt={figures.dataUpdatedAt} />}
        <EarlierFigures aria-busy={isPlaceholderData} gap="6">
          <Overview data={data} ofTotals={totalsNote(projects)} />
          <ScreenSection id="live-projects" title="Live projects">
            {/* The project list is fetched less often than the figures, so it may contain a project that is no longer live. */}
            {data.projects.length > 0 ? (
              <ChartGrid>
                {data.projects.map((project) => (
                  <ProjectPanel key={project.projectId} project={project} currency={data.currency} />
                ))}
              </ChartGrid>
            ) : (
              noneLive || <p>{pageMessages.dashboard.empty}</p>
            )}
          </ScreenSection>
        </EarlierFigures>
      </>
    )
  }
  if (!error) return <FiguresPending />
  return (
    <>
      <QueryState read={figures} what="figures" />
      {noneLive}
    </>
  )
}

function Overview({ data, ofTotals }: { data: PartnerTransactions; ofTotals: string }) {
  const { days, total, tech, currency, country, from, to } = data
  const calls = [ofDays(tech.days), tech.days, tech.total] as const
  return (
    <ScreenSection
      id="overview"
      title={`Last 30 days in ${inSentence(country)}`}
      note={`${windowNote(from, to, currency)} ${ofTotals}`}
    >
      <ChartGrid>
        <ChartCard data={volumeChart(days, total, currency)} />
        <ChartCard data={salesChart(days, total)} />
        <ChartCard data={callsChart(...calls)} />
        <ChartCard data={latencyChart(...calls)} />
      </ChartGrid>
    </ScreenSection>
  )
}

/** Sales and call results of a live project. */
function ProjectPanel({ project, currency }: { project: ProjectSales; currency: string }) {
  const { projectId, projectName, total, days, tech } = project
  return (
    <ChartCard
      size="small"
      data={volumeChart(days, total, currency, `Volume of ${projectName}`)}
      title={
        <TextLink to="/projects/$projectId" params={{ projectId }} quiet>
          {projectName}
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
