import { flushSync } from 'react-dom'

/**
 * Moves the focus to the heading of a new page, where a screen reader and the Tab key go on from. A dialog keeps the focus,
 * and so does a field that took it when the page appeared.
 */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1, h1')
  const isElsewhere = document.querySelector('[aria-modal=true]') ?? document.activeElement?.matches('main input')
  if (!heading || isElsewhere) return
  focusText(heading, { preventScroll: true })
}

/**
 * Moves the focus to the heading of a section when the control that has it leaves the page. `id` is that of the section or of
 * its heading.
 */
export function focusSection(id: string) {
  const place = document.getElementById(id)
  const heading = place?.matches('section') ? place.querySelector<HTMLElement>('h2, h3') : place
  if (heading) focusText(heading)
}

/** A ref for the heading of a step that replaces another one, whose buttons leave with the focus. */
export function focusStep(heading: HTMLElement | null) {
  if (heading) focusText(heading)
}

/** For a confirmed step that removes its own button. The page behind an open dialog cannot take the focus. */
export function closeToSection(close: () => void, id: string) {
  flushSync(close)
  focusSection(id)
}

function focusText(heading: HTMLElement, options?: FocusOptions) {
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus(options)
}
