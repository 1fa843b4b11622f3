import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton, Waiting } from '#web/ui/skeleton.tsx'

/** Charts side by side where there is room for two. */
export const ChartGrid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
})

/** Charts on their way, as high as they will be. */
export function ChartsPending({ count }: { count: number }) {
  return (
    <Waiting>
      <ChartGrid>
        {Array.from({ length: count }, (_, at) => `chart-${at}`).map((key) => (
          <Skeleton key={key} h={{ base: '400px', sm: '360px' }} borderRadius="lg" />
        ))}
      </ChartGrid>
    </Waiting>
  )
}
