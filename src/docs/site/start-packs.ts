/**
 * The packs of the first view. A URL names an operation, or an anchor inside it after a slash; operation ids may contain
 * slashes, so the longest match counts. Without one the page starts at the top.
 */
export function packsOf(packs: Record<string, number[]>, hash: string): number[] {
  const first = Object.values(packs)[0] ?? [0]
  let anchor = decode(hash.slice(1))
  while (anchor) {
    if (Object.hasOwn(packs, anchor)) return packs[anchor] ?? first
    anchor = anchor.slice(0, Math.max(0, anchor.lastIndexOf('/')))
  }
  return first
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
