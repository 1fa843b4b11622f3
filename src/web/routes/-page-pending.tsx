import { Screen } from '#web/ui/screen.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { TitlePending } from '#web/ui/title-pending.tsx'

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
