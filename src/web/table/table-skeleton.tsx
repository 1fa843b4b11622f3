import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'
import { Frame } from './parts.tsx'

const Line = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: '4',
    px: '4',
    h: '12',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { h: '10', borderTopWidth: '0', bg: 'page' },
    '&[data-dense=true]': { h: '9' },
  },
})

const List = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })

/** A list below the field that narrows it. */
export const ListSkeleton = ({ columns }: { columns: string[] }) => (
  <List>
    <Skeleton w={{ base: '100%', md: '320px' }} h="10" />
    <TableSkeleton dense columns={columns} />
  </List>
)

/** The table's shape while its rows are on the way, so that their arrival moves nothing. */
export function TableSkeleton({ columns, rows = 3, dense }: { columns: string[]; rows?: number; dense?: boolean }) {
  const gridTemplateColumns = columns.join(' ')
  const bars = columns.map((_, at) => `bar-${at}`)
  const lines = Array.from({ length: rows + 1 }, (_, at) => `line-${at}`)
  return (
    <Waiting>
      <Frame>
        {lines.map((line, at) => (
          <Line key={line} gridTemplateColumns={gridTemplateColumns} data-dense={dense && at > 0}>
            {bars.map((bar) => (
              <Skeleton key={bar} w="60%" h="3" />
            ))}
          </Line>
        ))}
      </Frame>
    </Waiting>
  )
}
