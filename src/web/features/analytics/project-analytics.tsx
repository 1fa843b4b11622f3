import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Environment } from '#domain/environments.ts'
import { regionsOf } from '#domain/regions.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { configQueries } from '#web/api/config-queries.ts'
import { transactionQueries } from '#web/api/transaction-queries.ts'
import { ChartCard } from '#web/chart/chart-card.tsx'
import { ChartGrid, ChartsPending } from '#web/chart/chart-grid.tsx'
import { EarlierFigures } from '#web/chart/earlier-figures.ts'
import { salesChart, volumeChart } from '#web/chart/figures.ts'
import { FiguresFailed, FiguresGrowOld } from '#web/chart/figures-failed.tsx'
import { RegionSelect } from '#web/chart/region-select.tsx'
import { useRegion } from '#web/stores/region.ts'
import { Monitoring } from './monitoring.tsx'
import { SaveSeries } from './save-series.tsx'
import type { Span } from './span.ts'
import { wordsOfFigures } from './words.ts'

const Section = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Heading = chakra('h2', { base: { textStyle: 'title', scrollMarginTop: '20' } })
const Note = chakra('p', { base: { color: 'muted' } })
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })

type Props = { project: Pick<Project, 'projectId' | 'name'>; environment: Environment }

/** What a project sold in thirty days, and how its calls went, in the environment that is shown. */
export function ProjectAnalytics({ project, environment }: Props) {
  const { data: configs } = useSuspenseQuery(configQueries.all())
  const regions = regionsOf(configs.PROVIDER)
  const region = useRegion(regions)
  const [span, setSpan] = useState<Span>('days')
  const figures = useQuery({
    ...transactionQueries.ofProject(project.projectId, region, environment),
    placeholderData: keepPreviousData,
  })
  const { data, error, refetch, isPlaceholderData } = figures
  return (
    <Section aria-labelledby="analytics">
      <Line>
        <div>
          <Heading id="analytics">Analytics</Heading>
          <Note role="status">
            {wordsOfFigures(isPlaceholderData ? data : undefined, { environment, country: region }, !error)}
          </Note>
        </div>
        <Actions>
          <RegionSelect regions={regions} region={region} />
          {data && <SaveSeries data={data} span={span} projectName={project.name} late={isPlaceholderData} />}
        </Actions>
      </Line>
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
    </Section>
  )
}
