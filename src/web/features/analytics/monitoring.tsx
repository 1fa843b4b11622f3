import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Span } from '@chakra-ui/react/span'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { formatNumber } from '#domain/money.ts'
import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import { ChartCard } from '#web/chart/chart-card.tsx'
import { ChartGrid } from '#web/chart/chart-grid.tsx'
import { callsChart, latencyChart, ofDays, ofHours } from '#web/chart/figures.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { timeZoneNote } from './time-zone-note.ts'

/** Range of calls on screen and in the file: thirty days by day, or one day by hour. */
export const spans = { days: '30 days', hours: '24 hours' } as const
export type TimeSpan = keyof typeof spans

type Props = { data: ProjectTransactions; span: TimeSpan; onSpan: (span: TimeSpan) => void }

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

const tableStyle = {
  w: '100%',
  '& th, & td': { py: '2', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { color: 'muted', textStyle: 'caption', fontWeight: 'medium', pt: '0' },
  '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere', pr: '4' },
  '& td, & th:last-of-type:not(:first-of-type)': { textAlign: 'end', whiteSpace: 'nowrap' },
} as const
type CountListProps = { title: string; column: string; none: string; counts: { name: string; calls: number }[] }

/** The calls per name, the most frequent first. A bar is as long as its share of the first one. */
function CountList({ title, column, none, counts }: CountListProps) {
  const most = counts[0]?.calls ?? 0
  return (
    <Card title={title} note="The last 30 days.">
      {counts.length === 0 ? (
        <Text color="muted">{none}</Text>
      ) : (
        <chakra.table css={tableStyle} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">Calls</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ name, calls }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <Span
                    display="block"
                    h="1"
                    mt="1"
                    minW="2px"
                    bg="brand.line"
                    _highContrast={{ bg: 'Highlight' }}
                    borderRadius="full"
                    aria-hidden
                    style={{ width: `${(calls / most) * 100}%` }}
                  />
                </th>
                <td>{formatNumber(calls)}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
    </Card>
  )
}
