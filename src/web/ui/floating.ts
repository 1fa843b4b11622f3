const GAP = 8
const EDGE = 8

/** A popover that is still hidden has no size; its end is aligned with its anchor's, which needs none. */
export function placeUnder(anchor: Element, panel: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const right = Math.max(EDGE, document.documentElement.clientWidth - at.right)
  Object.assign(panel.style, {
    top: `${at.bottom + GAP}px`,
    right: `${right}px`,
    left: 'auto',
    bottom: 'auto',
    margin: '0',
  })
}

/** Centred above its anchor, below when there is no room, never beyond the window's edge. The bubble is shown already. */
export function placeAround(anchor: Element, bubble: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - own.width / 2), width - own.width - EDGE)
  const above = at.top - own.height - GAP
  const top = above > EDGE ? above : at.bottom + GAP
  Object.assign(bubble.style, { top: `${top}px`, left: `${left}px`, right: 'auto', bottom: 'auto', margin: '0' })
}
