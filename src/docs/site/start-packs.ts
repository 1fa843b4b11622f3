import type { OperationIndex } from '#docs/model/stored-product.ts'

/**
 * The packs of the first view. A URL names an operation, or an anchor inside it after a slash; operation ids may contain
 * slashes, so the longest match counts. Without one the page starts at the top.
 */
export function packsOf({ ids, packs }: OperationIndex, hash: string): number[] {
  let anchor = decode(hash.slice(1))
  while (anchor) {
    const found = packs[ids.indexOf(anchor)]
    if (found) return found
    anchor = anchor.slice(0, Math.max(0, anchor.lastIndexOf('/')))
  }
  return packs[0] ?? [0]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
