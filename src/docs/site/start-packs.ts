/**
 * The packs that the first view needs. An address names an operation, or something inside it behind a slash; operation
 * ids may hold slashes too, so the longest one that fits counts. Without one the page begins at its top.
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
