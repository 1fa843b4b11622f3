import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { ReviewFrame } from './review-frame.tsx'

const name = (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton w="200px" h="8" />
  </>
)

/** The placeholder of a review page: facts and work area. */
export const ReviewPending = () => (
  <ReviewFrame name={name} crumb={<Skeleton w="120px" />}>
    <Waiting>
      <Card title="Project details">
        <Stack gap="6">
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
        </Stack>
      </Card>
    </Waiting>
    <TableSkeleton dense columns={['2fr', '1fr', '1fr']} />
  </ReviewFrame>
)
