import { Screen } from '#web/ui/screen.tsx'
import { SkeletonText, TitlePending, Waiting } from '#web/ui/skeleton.tsx'

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
