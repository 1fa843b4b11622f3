// After client-side navigation, sets the title and moves the focus to the heading.
import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '#web/ui/focus-heading.ts'

const product = 'Open Platform'

export function announcePages(router: AnyRouter) {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    document.title = titleOf(router.state.matches)
    // The canonical link of a prerendered page belongs to that page only.
    if (fromLocation && pathChanged) document.querySelector('link[rel=canonical]')?.remove()
    // Browsers announce the first page's title themselves.
    if (fromLocation && pathChanged) focusHeading()
  })
}

interface TitledMatch {
  meta?: ({ title?: string } | undefined)[] | undefined
}

/** The title of the innermost page that has one. */
export function titleOf(matches: readonly TitledMatch[]) {
  const titles = matches.flatMap(({ meta = [] }) => meta.flatMap((tag) => tag?.title ?? []))
  const title = titles.at(-1)
  return title ? `${title} · ${product}` : product
}
