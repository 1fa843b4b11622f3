// A page of an application like this one changes without a load: so the title is set, and the focus goes to the heading.
import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '#web/ui/focus-heading.ts'

const product = 'Open Platform'

export function announcePages(router: AnyRouter) {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    document.title = titleOf(router.state.matches)
    // A page that came rendered names its own address, for itself alone.
    if (fromLocation && pathChanged) document.querySelector('link[rel=canonical]')?.remove()
    // Nothing takes the focus when the page has just been opened; there the browser announces the title by itself.
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
