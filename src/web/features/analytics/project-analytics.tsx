import { HStack, Stack } from '@chakra-ui/react/stack'
import { keepPreviousData } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#docs/model/save-file.ts'
import type { Environment } from '#domain/environments.ts'
import { fileName } from '#domain/file-name.ts'
import { regionOfOperators, regionsOf } from '#domain/regions.ts'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import { useGetProjectTransactions } from '#generated/portal/client/transactions.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import { ChartCard } from '#web/chart/chart-card.tsx'
import { ChartGrid, ChartsPending } from '#web/chart/chart-grid.tsx'
import { salesChart, volumeChart } from '#web/chart/figures.ts'
import { EarlierFigures, FiguresOutdated } from '#web/chart/figures-state.tsx'
import { refreshedFigures } from '#web/chart/refreshed-figures.ts'
import { RegionSelect } from '#web/chart/region-select.tsx'
import { QueryState } from '#web/entities/query-state.tsx'
import { useRegion } from '#web/stores/region.ts'
import { Button } from '#web/ui/button.tsx'
import { ScreenSection } from '#web/ui/screen.tsx'
import { figuresNote } from './figures-note.ts'
import { Monitoring, spans, type TimeSpan } from './monitoring.tsx'
import { daysFile, hoursFile } from './series-file.ts'

type Props = { project: Pick<Project, 'projectId' | 'name' | 'providers'>; environment: Environment }

/** Sales of thirty days and results of calls, in the selected environment. */
export function ProjectAnalytics({ project, environment }: Props) {
  const { data: configs } = useGetConfigsSuspense()
  const regions = regionsOf(configs.PROVIDER)
  const region = useRegion(regions, regionOfOperators(configs.PROVIDER, project.providers))
  const [span, setSpan] = useState<TimeSpan>('days')
  const [part, setPart] = useState<Part>('sales')
  const figures = useGetProjectTransactions(
    project.projectId,
    { country: region, environment },
    { query: { ...refreshedFigures, placeholderData: keepPreviousData } },
  )
  const { data, error, isPlaceholderData } = figures
  return (
    <ScreenSection
      id="analytics"
      title="Analytics"
      note={
        <span role="status">
          {figuresNote(isPlaceholderData ? data : undefined, { environment, country: region }, !error)}
        </span>
      }
      action={
        <HStack wrap="wrap" gap="3">
          <RegionSelect regions={regions} region={region} />
          {data && <SaveSeries data={data} span={span} projectName={project.name} late={isPlaceholderData} />}
        </HStack>
      }
    >
      {data && error && <FiguresOutdated error={error} readAt={figures.dataUpdatedAt} />}
      {data && (
        <EarlierFigures aria-busy={isPlaceholderData} gap="4">
          <PartChoice part={part} onPart={setPart} />
          <Stack gap="4" display={shownOnPhone(part === 'sales')}>
            <ChartGrid>
              <ChartCard data={volumeChart(data.days, data.total, data.currency)} />
              <ChartCard data={salesChart(data.days, data.total)} />
            </ChartGrid>
          </Stack>
          <Stack gap="4" display={shownOnPhone(part === 'calls')}>
            <Monitoring data={data} span={span} onSpan={setSpan} />
          </Stack>
        </EarlierFigures>
      )}
      {!data && error && <QueryState read={figures} what="figures" />}
      {!data && !error && <ChartsPending />}
    </ScreenSection>
  )
}

const parts = { sales: 'Sales', calls: 'Calls' } as const
type Part = keyof typeof parts

const shownOnPhone = (isShown: boolean) => ({ base: isShown ? 'flex' : 'none', md: 'flex' })

/** On a phone, where all charts would be four screens tall. */
const PartChoice = ({ part, onPart }: { part: Part; onPart: (part: Part) => void }) => (
  <HStack gap="2" display={{ base: 'flex', md: 'none' }} role="group" aria-label="Figures shown">
    {(['sales', 'calls'] as const).map((each) => (
      <Button
        key={each}
        size="sm"
        variant={each === part ? 'primary' : 'secondary'}
        aria-pressed={each === part}
        onClick={() => onPart(each)}
      >
        {parts[each]}
      </Button>
    ))}
  </HStack>
)

type SaveSeriesProps = {
  data: ProjectTransactions
  span: TimeSpan
  projectName: string
  /** Disabled while other figures load: the wrong ones would be saved. */
  late: boolean
}

/** Saves the shown days or hours with all their figures as CSV. */
function SaveSeries({ data, span, projectName, late }: SaveSeriesProps) {
  const save = () => {
    const content = span === 'days' ? daysFile(data) : hoursFile(data)
    saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), nameOf(data, span, projectName))
  }
  return (
    <Button variant="secondary" onClick={save} disabledReason={late ? 'The figures are still loading.' : undefined}>
      <Download size={16} aria-hidden />
      {/* Days are shown above, so the button names the hours. */}
      {span === 'days' ? 'Download CSV' : `Download ${spans.hours} as CSV`}
    </Button>
  )
}

/**
 * 'lumen-radio-live-singapore-30-days-2026-03-02.csv', 'lumen-radio-live-24-hours-2026-03-02t09-00-utc.csv': sales are of
 * a country, calls are of all.
 */
function nameOf({ environment, country, to, hours }: ProjectTransactions, span: TimeSpan, projectName: string): string {
  const lastHour = hours.at(-1)?.startsAt.slice(0, '2026-03-02T09:00'.length) ?? to
  const parts = span === 'days' ? [country, spans.days, to] : [spans.hours, lastHour, 'UTC']
  return `${fileName(projectName, environment, ...parts)}.csv`
}
