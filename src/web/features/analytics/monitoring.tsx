import { chakra } from '@chakra-ui/react/styled-system'
import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import { ChartCard } from '#web/chart/chart-card.tsx'
import { ChartGrid } from '#web/chart/chart-grid.tsx'
import { callsChart, latencyChart, ofDays, ofHours } from '#web/chart/figures.ts'
import { Button } from '#web/ui/button.tsx'
import { CountList } from './count-list.tsx'
import { type Span, spans } from './span.ts'
import { wordsOfHours } from './words-of-hours.ts'

const Heading = chakra('h2', { base: { textStyle: 'title', scrollMarginTop: '20' } })
const Note = chakra('p', { base: { color: 'muted' } })
/** Below the buttons, which it may not push away from under a finger. */
const HoursNote = chakra('p', { base: { color: 'muted', mt: { md: '-3' } } })
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mt: '4',
  },
})
const Choice = chakra('div', { base: { display: 'flex', gap: '2' } })

type Props = { data: ProjectTransactions; span: Span; onSpan: (span: Span) => void }

/** How the calls went: by the day, or lately by the hour. */
export function Monitoring({ data, span, onSpan }: Props) {
  const { hours, hoursTotal, tech, results, declines } = data
  const byDay = span === 'days'
  const times = byDay ? ofDays(tech.days) : ofHours(hours)
  const figures = byDay ? tech.days : hours
  const total = byDay ? tech.total : hoursTotal
  return (
    <>
      <Line>
        <div>
          <Heading id="monitoring">Monitoring</Heading>
          <Note>All calls, whatever operator they named, and those that named none.</Note>
        </div>
        <Choice role="group" aria-label="Time shown">
          {(['days', 'hours'] as const).map((each) => (
            <Button
              key={each}
              size="sm"
              variant={each === span ? 'primary' : 'secondary'}
              aria-pressed={each === span}
              onClick={() => onSpan(each)}
            >
              {spans[each]}
            </Button>
          ))}
        </Choice>
      </Line>
      {/* Days are told to begin at midnight UTC: an hour may have another date than the day that it counts in. */}
      {!byDay && <HoursNote>{wordsOfHours(hours)}</HoursNote>}
      <ChartGrid>
        <ChartCard data={callsChart(times, figures, total)} />
        <ChartCard data={latencyChart(times, figures, total)} />
        <CountList
          title="Top result codes"
          column="Result code"
          none="No calls in the last 30 days."
          counts={results.map(({ resultCode, statusCode, calls }) => ({ name: `${resultCode} ${statusCode}`, calls }))}
        />
        <CountList
          title="Decline reasons"
          column="Reason"
          none="No charge was declined in the last 30 days."
          counts={declines.map(({ reason, calls }) => ({ name: reason || 'No reason given', calls }))}
        />
      </ChartGrid>
    </>
  )
}
