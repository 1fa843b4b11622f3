import { Grid } from '@chakra-ui/react/grid'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'

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
