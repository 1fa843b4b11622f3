import type { OperationIndex } from '#docs/model/stored-product.ts'
import { anchorOf } from '#docs/page/anchors.ts'

/**
 * The packs of the first view. A URL names an operation, or an anchor inside it after a slash; operation ids may contain
 * slashes, so the longest match counts. Without one the page starts at the top.
 */
export function packsOf({ ids, packs }: OperationIndex, hash: string): number[] {
  let anchor = anchorOf(hash)
  while (anchor) {
    const found = packs[ids.indexOf(anchor)]
    if (found) return found
    anchor = anchor.slice(0, Math.max(0, anchor.lastIndexOf('/')))
  }
  return packs[0] ?? [0]
}
