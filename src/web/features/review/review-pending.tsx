import { chakra } from '@chakra-ui/react/styled-system'
import { TableSkeleton } from '#web/table/table-skeleton.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ReviewFrame } from './review-frame.tsx'

const name = (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton w="200px" h="8" />
  </>
)

const Lines = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6' } })

/** A project at a desk before it is there: its facts, and what is worked on below. */
export const ReviewPending = () => (
  <ReviewFrame name={name} crumb={<Skeleton w="120px" />}>
    <Waiting>
      <Card title="Project details">
        <Lines>
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
        </Lines>
      </Card>
    </Waiting>
    <TableSkeleton dense columns={['2fr', '1fr', '1fr']} />
  </ReviewFrame>
)
