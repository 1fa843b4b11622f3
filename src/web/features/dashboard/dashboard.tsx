import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { keepPreviousData } from '@tanstack/react-query'
import { pageMessages } from '#domain/page-messages.ts'
import { regionsOf } from '#domain/regions.ts'
import { useListProjectsSuspense } from '#generated/portal/client/projects.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { useListTransactions } from '#generated/portal/client/transactions.ts'
import type { PartnerTransactions } from '#generated/portal/model/partnerTransactions.ts'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { ChartCard } from '#web/chart/chart-card.tsx'
import { ChartGrid } from '#web/chart/chart-grid.tsx'
import { EarlierFigures } from '#web/chart/earlier-figures.tsx'
import { callsChart, latencyChart, ofDays, salesChart, volumeChart } from '#web/chart/figures.ts'
import { FiguresFailed, FiguresGrowOld } from '#web/chart/figures-failed.tsx'
import { refreshedFigures } from '#web/chart/refreshed-figures.ts'
import { RegionSelect } from '#web/chart/region-select.tsx'
import { useRegion } from '#web/stores/region.ts'
import { Screen } from '#web/ui/screen.tsx'
import { contentOf } from './content.ts'
import { FiguresPending } from './dashboard-pending.tsx'
import { NoneLive } from './none-live.tsx'
import { wordsOfTotals, wordsOfWindow } from './overview-words.ts'
import { ProjectPanels } from './project-panels.tsx'

export function Dashboard() {
  const { items: projects } = useListProjectsSuspense(wholeList).data
  const { data: configs } = useGetConfigsSuspense()
  const regions = regionsOf(configs.PROVIDER)
  const region = useRegion(regions)
  if (!contentOf(projects).hasFigures) {
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
  const { data, error, refetch, isPlaceholderData } = figures
  const noneLive = !contentOf(projects).hasLive && <NoneLive projects={projects} />
  if (data) {
    return (
      <>
        {error && <FiguresGrowOld error={error} readAt={figures.dataUpdatedAt} />}
        <EarlierFigures aria-busy={isPlaceholderData} gap="6">
          <Overview data={data} ofTotals={wordsOfTotals(projects)} />
          <Stack as="section" gap="4" aria-labelledby="live-projects">
            <Heading id="live-projects">Live projects</Heading>
            {/* The list of projects, which is read less often than the figures, may hold one as live that no longer is. */}
            <ProjectPanels
              projects={data.projects}
              currency={data.currency}
              none={noneLive || <p>{pageMessages.dashboard.empty}</p>}
            />
          </Stack>
        </EarlierFigures>
      </>
    )
  }
  if (!error) return <FiguresPending />
  return (
    <>
      <FiguresFailed error={error} onRetry={() => void refetch()} />
      {noneLive}
    </>
  )
}

function Overview({ data, ofTotals }: { data: PartnerTransactions; ofTotals: string }) {
  const { days, total, tech, currency, country, from, to } = data
  const calls = [ofDays(tech.days), tech.days, tech.total] as const
  return (
    <Stack as="section" gap="4" aria-labelledby="overview">
      <div>
        <Heading id="overview">Last 30 days in {country}</Heading>
        <Text color="muted">
          {wordsOfWindow(from, to, currency)} {ofTotals}
        </Text>
      </div>
      <ChartGrid>
        <ChartCard data={volumeChart(days, total, currency)} />
        <ChartCard data={salesChart(days, total)} />
        <ChartCard data={callsChart(...calls)} />
        <ChartCard data={latencyChart(...calls)} />
      </ChartGrid>
    </Stack>
  )
}
