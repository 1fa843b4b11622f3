// A page of an application like this one changes without a load. So the title is set, and the focus goes to the heading:
// that is what tells a screen reader where it is, and where Tab goes on from.
import type { AnyRouter } from '@tanstack/react-router'

const product = 'Open Platform'

export function announcePages(router: AnyRouter) {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    document.title = titleOf(router.state.matches)
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

function focusHeading() {
  // A dialog keeps the focus; the page behind it has to wait.
  if (document.querySelector('dialog[open]')) return
  const heading = document.querySelector<HTMLElement>('main h1, h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
