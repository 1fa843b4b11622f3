import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

// The measures of the reference's own frame.
const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    maxW: '1440px',
    mx: 'auto',
    px: { base: '4', md: '8' },
    py: { base: '6', md: '8' },
  },
})
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

/** The shape of a product's page: a bar, prose, and code beside it. */
export function ProductPending() {
  return (
    <Waiting>
      <Frame>
        <Skeleton w="280px" h="8" />
        <Skeleton h="24" borderRadius="lg" />
        <Columns>
          <SkeletonText />
          <Skeleton h="200px" borderRadius="lg" />
        </Columns>
      </Frame>
    </Waiting>
  )
}
