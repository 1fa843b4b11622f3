import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'

/** The placeholder of a searchable list. */
export const ListSkeleton = ({ columns }: { columns: string[] }) => (
  <Stack gap="3">
    <Skeleton w={{ base: '100%', md: '320px' }} h="10" />
    <TableSkeleton dense columns={columns} />
  </Stack>
)

/** A placeholder with the table's layout, so that loading causes no shift. */
export function TableSkeleton({ columns, rows = 3, dense }: { columns: string[]; rows?: number; dense?: boolean }) {
  const gridTemplateColumns = columns.join(' ')
  const bars = columns.map((_, at) => `bar-${at}`)
  const lines = Array.from({ length: rows + 1 }, (_, at) => `line-${at}`)
  return (
    <Waiting>
      <Box layerStyle="card" overflow="hidden">
        {lines.map((line, at) => (
          <Grid
            alignItems="center"
            gap="4"
            px="4"
            borderTopWidth="1px"
            borderColor="line"
            _first={{ h: '10', borderTopWidth: '0', bg: 'page' }}
            key={line}
            h={dense && at > 0 ? '9' : '12'}
            gridTemplateColumns={gridTemplateColumns}
          >
            {bars.map((bar) => (
              <Skeleton key={bar} w="60%" h="3" />
            ))}
          </Grid>
        ))}
      </Box>
    </Waiting>
  )
}

/** Placeholder lines for facts. */
export function FactsPending({ title, note, lines }: { title: string; note?: ReactNode; lines: number }) {
  return (
    <Waiting>
      <Card title={title} note={note}>
        <Grid gap="4">
          {Array.from({ length: lines }, (_, at) => `line-${at}`).map((key) => (
            <Grid gap="1" templateColumns={{ base: '1fr', md: '200px 1fr' }} key={key}>
              <Skeleton w="120px" h="21px" />
              <Skeleton w="60%" h="21px" />
            </Grid>
          ))}
        </Grid>
      </Card>
    </Waiting>
  )
}
