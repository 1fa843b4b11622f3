import { Screen } from '#web/ui/screen.tsx'
import { Skeleton, SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The shape most pages have: a heading, and a section below it. */
export function PagePending() {
  return (
    <Waiting>
      <Screen title={<TitlePending />}>
        <SkeletonText />
      </Screen>
    </Waiting>
  )
}

// A heading without words would be an empty place in a screen reader's list of headings.
const TitlePending = () => (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton w="200px" h="8" />
  </>
)
