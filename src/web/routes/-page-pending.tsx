import { Screen } from '#web/ui/screen.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { TitlePending } from '#web/ui/title-pending.tsx'

/** The default placeholder: a heading with a section. */
export function PagePending() {
  return (
    <Waiting>
      <Screen title={<TitlePending />}>
        <SkeletonText />
      </Screen>
    </Waiting>
  )
}
