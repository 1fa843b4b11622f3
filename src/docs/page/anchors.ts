/** The place that a fragment names; '' is the top of the page. */
export function anchorOf(hash: string): string {
  const raw = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/** What follows a link's '#'. Slashes stay readable. */
export function hrefOf(anchor: string): string {
  return `#${encodeURIComponent(anchor).replaceAll('%2F', '/')}`
}

/** The full address, to hand on. */
export function addressOf(anchor: string): string {
  const { origin, pathname, search } = window.location
  const page =
    window.location.protocol === 'file:' ? window.location.href.replace(/#.*/, '') : origin + pathname + search
  return anchor ? page + hrefOf(anchor) : page
}

/** The place of an operation's TRY OUT, which is on the page while it is open. */
export function tryOutOf(operationId: string): string {
  return `${operationId}/try-out`
}

/** Whether a place is at or below another: 'a/b/c' lies within 'a/b'. */
export function isWithin(anchor: string, place: string): boolean {
  return anchor === place || anchor.startsWith(`${place}/`)
}

/** The anchor itself, then those of the places that it lies in, innermost first. */
export function placesOf(anchor: string): string[] {
  const cuts = [...anchor.matchAll(/\//g)].map(({ index }) => anchor.slice(0, index))
  return [anchor, ...cuts.reverse()]
}

/** Whether a place lies in another and is not that itself. */
export function isInside(anchor: string, place: string): boolean {
  return anchor.startsWith(`${place}/`)
}
