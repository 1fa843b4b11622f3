const GAP = 8
const EDGE = 8

/** Aligns right edges. A closed popover has no size, so a wide one passes `width` to stay inside the window. */
export function placeUnder(anchor: Element, panel: HTMLElement, width = 0) {
  const at = anchor.getBoundingClientRect()
  const toEnd = document.documentElement.clientWidth - at.right
  Object.assign(panel.style, {
    top: `${at.bottom + GAP}px`,
    right: `max(${EDGE}px, min(${toEnd}px, 100% - ${width + EDGE}px))`,
    left: 'auto',
    bottom: 'auto',
    margin: '0',
  })
}

/** Centred above its anchor, below when there is no room, inside the window. The tooltip must be visible already. */
export function placeAround(anchor: Element, bubble: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - own.width / 2), width - own.width - EDGE)
  const above = at.top - own.height - GAP
  const top = above > EDGE ? above : at.bottom + GAP
  Object.assign(bubble.style, { top: `${top}px`, left: `${left}px`, right: 'auto', bottom: 'auto', margin: '0' })
}
