/**
 * Moves the focus to the heading of the page: that is what tells a screen reader where it is, and where Tab goes on from.
 * A dialog keeps the focus; the page behind it has to wait.
 */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1, h1')
  if (!heading || document.querySelector('dialog[open]')) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
