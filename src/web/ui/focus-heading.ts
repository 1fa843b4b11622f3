/**
 * Moves the focus to the heading of a new page, where a screen reader and the Tab key go on from. A dialog keeps the focus,
 * and so does a field that took it when the page appeared.
 */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1, h1')
  const isElsewhere = document.querySelector('[aria-modal=true]') ?? document.activeElement?.matches('main input')
  if (!heading || isElsewhere) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
