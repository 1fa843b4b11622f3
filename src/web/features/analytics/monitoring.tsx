import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import { ChartCard } from '#web/chart/chart-card.tsx'
import { ChartGrid } from '#web/chart/chart-grid.tsx'
import { callsChart, latencyChart, ofDays, ofHours } from '#web/chart/figures.ts'
import { Button } from '#web/ui/button.tsx'
import { CountList } from './count-list.tsx'
import { type Span, spans } from './span.ts'
import { timeZoneNote } from './time-zone-note.ts'

type Props = { data: ProjectTransactions; span: Span; onSpan: (span: Span) => void }

/** Results of calls by day, or by hour. */
export function Monitoring({ data, span, onSpan }: Props) {
  const { hours, hoursTotal, tech, results, declines } = data
  const byDay = span === 'days'
  const times = byDay ? ofDays(tech.days) : ofHours(hours)
  const figures = byDay ? tech.days : hours
  const total = byDay ? tech.total : hoursTotal
  return (
    <>
      <HStack wrap="wrap" justify="space-between" gap="3" mt="4">
        <div>
          <Heading scrollMarginTop="20" id="monitoring">
            Monitoring
          </Heading>
          <Text color="muted">All calls, across every operator.</Text>
        </div>
        <Flex gap="2" role="group" aria-label="Time shown">
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
        </Flex>
      </HStack>
      {/* Days begin at midnight UTC: an hour may have another local date than its day. */}
      {!byDay && (
        <Text color="muted" mt={{ md: '-3' }}>
          {timeZoneNote(hours)}
        </Text>
      )}
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
