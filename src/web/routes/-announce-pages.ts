// After client-side navigation, sets the title and moves the focus to the heading.
import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '#web/ui/focus-heading.ts'

const product = 'Open Platform'

export function announcePages(router: AnyRouter) {
  let shown: string | undefined
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const { matches } = router.state
    document.title = titleOf(matches)
    // The canonical link of a prerendered page belongs to that page only.
    if (fromLocation && pathChanged) document.querySelector('link[rel=canonical]')?.remove()
    const before = shown
    shown = pageOf(matches)
    // Browsers announce the first page's title themselves.
    if (!fromLocation) return
    // Another tab or search of the same page keeps the focus, unless the focused control has disappeared.
    const isSamePage = shown === before
    const isFocusLost = document.activeElement === document.body
    const isSearch = fromLocation.searchStr !== toLocation.searchStr
    if (isSamePage ? isFocusLost && (pathChanged || isSearch) : pathChanged) focusHeading()
  })
}

interface TitledMatch {
  pathname?: string
  meta?: ({ title?: string } | undefined)[]
}

const titlesOf = ({ meta = [] }: TitledMatch) => meta.flatMap((tag) => tag?.title ?? [])

/** The address of the outermost page that has a title: of a tab, the page that holds the tabs. */
const pageOf = (matches: readonly TitledMatch[]) => matches.find((match) => titlesOf(match).length > 0)?.pathname

/** The titles of the pages, the innermost first: 'Keys · Harbour Radio · Open Platform'. */
export function titleOf(matches: readonly TitledMatch[]) {
  return [...matches.flatMap(titlesOf).toReversed(), product].join(' · ')
}
