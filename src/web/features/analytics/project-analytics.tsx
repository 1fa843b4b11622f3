import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Environment } from '#domain/environments.ts'
import { regionsOf } from '#domain/regions.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { useGetProjectTransactions } from '#generated/portal/client/transactions.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { ChartCard } from '#web/chart/chart-card.tsx'
import { ChartGrid, ChartsPending } from '#web/chart/chart-grid.tsx'
import { EarlierFigures } from '#web/chart/earlier-figures.tsx'
import { salesChart, volumeChart } from '#web/chart/figures.ts'
import { FiguresFailed, FiguresGrowOld } from '#web/chart/figures-failed.tsx'
import { refreshedFigures } from '#web/chart/refreshed-figures.ts'
import { RegionSelect } from '#web/chart/region-select.tsx'
import { useRegion } from '#web/stores/region.ts'
import { Monitoring } from './monitoring.tsx'
import { SaveSeries } from './save-series.tsx'
import type { Span } from './span.ts'
import { wordsOfFigures } from './words.ts'

type Props = { project: Pick<Project, 'projectId' | 'name'>; environment: Environment }

/** What a project sold in thirty days, and how its calls went, in the environment that is shown. */
export function ProjectAnalytics({ project, environment }: Props) {
  const { data: configs } = useGetConfigsSuspense()
  const regions = regionsOf(configs.PROVIDER)
  const region = useRegion(regions)
  const [span, setSpan] = useState<Span>('days')
  const figures = useGetProjectTransactions(
    project.projectId,
    { country: region, environment },
    { query: { ...refreshedFigures, placeholderData: keepPreviousData } },
  )
  const { data, error, refetch, isPlaceholderData } = figures
  return (
    <Stack as="section" gap="4" aria-labelledby="analytics">
      <HStack wrap="wrap" justify="space-between" gap="3">
        <div>
          <Heading scrollMarginTop="20" id="analytics">
            Analytics
          </Heading>
          <Text color="muted" role="status">
            {wordsOfFigures(isPlaceholderData ? data : undefined, { environment, country: region }, !error)}
          </Text>
        </div>
        <HStack wrap="wrap" gap="3">
          <RegionSelect regions={regions} region={region} />
          {data && <SaveSeries data={data} span={span} projectName={project.name} late={isPlaceholderData} />}
        </HStack>
      </HStack>
      {data && error && <FiguresGrowOld error={error} readAt={figures.dataUpdatedAt} />}
      {data && (
        <EarlierFigures aria-busy={isPlaceholderData} gap="4">
          <ChartGrid>
            <ChartCard data={volumeChart(data.days, data.total, data.currency)} />
            <ChartCard data={salesChart(data.days, data.total)} />
          </ChartGrid>
          <Monitoring data={data} span={span} onSpan={setSpan} />
        </EarlierFigures>
      )}
      {!data && error && <FiguresFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ChartsPending />}
    </Stack>
  )
}
