import { Span } from '@chakra-ui/react/span'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { formatNumber } from '#domain/money.ts'
import { Card } from '#web/ui/card.tsx'

const tableStyle = {
  w: '100%',
  '& th, & td': { py: '2', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { color: 'muted', textStyle: 'caption', fontWeight: 'medium', pt: '0' },
  '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere', pr: '4' },
  '& td, & th:last-of-type:not(:first-of-type)': { textAlign: 'end', whiteSpace: 'nowrap' },
} as const
type CountListProps = { title: string; column: string; none: string; counts: { name: string; calls: number }[] }

/** What happened how often, the most frequent first, each as long as its part of the first. */
export function CountList({ title, column, none, counts }: CountListProps) {
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
