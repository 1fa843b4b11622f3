/** Moves the focus to the heading of a new page, where a screen reader and the Tab key go on from. A dialog keeps it. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1, h1')
  if (!heading || document.querySelector('[aria-modal=true]')) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
