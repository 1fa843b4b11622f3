import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ChartData } from './series.ts'

const tableStyle = {
  w: '100%',
  textStyle: 'caption',
  '& th, & td': { py: '1', px: '2', textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start', pl: '0' },
  '& thead th': { position: 'sticky', top: '0', bg: 'surface', color: 'muted', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'normal' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
} as const

/** All values of a chart, latest first. Scrolls within the height of the chart. */
export function ChartTable({ title, times, series }: ChartData) {
  const latestFirst = times.map((time, at) => ({ time, at })).reverse()
  return (
    <Box overflow="auto" h="100%" tabIndex={0} role="region" aria-label={`${title}, as a table`}>
      <chakra.table css={tableStyle} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {latestFirst.map(({ time, at }) => (
            <tr key={at}>
              <th scope="row">{time}</th>
              {series.map(({ name, texts }) => (
                <td key={name}>{texts[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
