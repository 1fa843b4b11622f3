import { Screen } from '#web/ui/screen.tsx'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

/** The shape most pages have: a heading, and a section below it. */
export function PagePending() {
  return (
    <Waiting>
      <Screen title={<Skeleton w="200px" h="8" />}>
        <SkeletonText />
      </Screen>
    </Waiting>
  )
}
