import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

/** The skeleton of a product's page, in the reference's dimensions: a bar, prose, and code beside it. */
export function ProductPending() {
  return (
    <Waiting>
      <Stack gap="6" maxW="1440px" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '8' }}>
        <Skeleton w="280px" h="8" />
        <Skeleton h="24" borderRadius="lg" />
        <Grid gap="8" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
          <SkeletonText />
          <Skeleton h="200px" borderRadius="lg" />
        </Grid>
      </Stack>
    </Waiting>
  )
}
