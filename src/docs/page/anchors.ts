import { decodedOrSame } from '#domain/formats/percent-encoding.ts'

/** The anchor in a URL fragment; '' is the top of the page. */
export function anchorOf(hash: string): string {
  return decodedOrSame(hash.replace(/^#/, ''))
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

/** 'a/b' and 'a/b/c' are at or below 'a/b'. */
export function isAtOrBelow(anchor: string, ancestor: string): boolean {
  return anchor === ancestor || isBelow(anchor, ancestor)
}

/** 'a/b/c' is below 'a/b'. */
export function isBelow(anchor: string, ancestor: string): boolean {
  return anchor.startsWith(`${ancestor}/`)
}

/** 'a/b/c', 'a/b' and 'a' for 'a/b/c'. */
export function withAncestors(anchor: string): string[] {
  const cuts = [...anchor.matchAll(/\//g)].map(({ index }) => anchor.slice(0, index))
  return [anchor, ...cuts.reverse()]
}
