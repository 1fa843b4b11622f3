import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
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

/** The page in a layout. On a slow network it waits for its placeholder. Without a boundary, the layout would disappear meanwhile. */
export const PageOutlet = () => (
  <Suspense fallback={<PagePending />}>
    <Outlet />
  </Suspense>
)
