/** The anchor in a URL fragment; '' is the top of the page. */
export function anchorOf(hash: string): string {
  const raw = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/** The fragment of a link. Slashes stay readable. */
export function hrefOf(anchor: string): string {
  return `#${encodeURIComponent(anchor).replaceAll('%2F', '/')}`
}

/** The full URL, for sharing. */
export function fullUrl(anchor: string): string {
  const { origin, pathname, search } = window.location
  const page =
    window.location.protocol === 'file:' ? window.location.href.replace(/#.*/, '') : origin + pathname + search
  return anchor ? page + hrefOf(anchor) : page
}

/** The anchor of an operation's TRY OUT, which exists while it is open. */
export function tryOutOf(operationId: string): string {
  return `${operationId}/try-out`
}

/** Whether an anchor is equal to or inside another: 'a/b/c' is within 'a/b'. */
export function isWithin(anchor: string, place: string): boolean {
  return anchor === place || anchor.startsWith(`${place}/`)
}

/** The anchor and those around it, innermost first. */
export function placesOf(anchor: string): string[] {
  const cuts = [...anchor.matchAll(/\//g)].map(({ index }) => anchor.slice(0, index))
  return [anchor, ...cuts.reverse()]
}

/** Whether an anchor is inside another and not equal to it. */
export function isInside(anchor: string, place: string): boolean {
  return anchor.startsWith(`${place}/`)
}
