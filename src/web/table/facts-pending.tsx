import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'

// The measures of a list of facts.
const Lines = chakra('div', { base: { display: 'grid', gap: '4' } })
const Line = chakra('div', {
  base: { display: 'grid', gap: '1', gridTemplateColumns: { base: '1fr', md: '200px 1fr' } },
})

/** Facts on their way, in as many lines. */
export function FactsPending({ title, note, lines }: { title: string; note?: ReactNode; lines: number }) {
  return (
    <Waiting>
      <Card title={title} note={note}>
        <Lines>
          {Array.from({ length: lines }, (_, at) => `line-${at}`).map((key) => (
            <Line key={key}>
              <Skeleton w="120px" h="21px" />
              <Skeleton w="60%" h="21px" />
            </Line>
          ))}
        </Lines>
      </Card>
    </Waiting>
  )
}
