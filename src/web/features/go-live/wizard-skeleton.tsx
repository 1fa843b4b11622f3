import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

/** The wizard before its first step. */
export function WizardSkeleton() {
  return (
    <Waiting>
      <Skeleton h="6" w="80%" mb="8" />
      <Skeleton h="8" w="40%" mb="6" />
      <SkeletonText />
    </Waiting>
  )
}
