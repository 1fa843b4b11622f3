/** Which sections of a long page are drawn, and where they stand. Heights are estimates until a section has been measured. */

/** Where each section begins; the last entry is the height of all. */
export function topsOf(heights: readonly number[]): number[] {
  let top = 0
  return [0, ...heights.map((height) => (top += height))]
}

/** The section at a height; the first or last one beyond the ends. */
export function indexAt(tops: readonly number[], y: number): number {
  let low = 0
  let high = tops.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}

/**
 * The section that holds most of a stretch, the first of several. While the beginning of the page is in sight, it is the
 * first section, however short.
 */
export function mostOf(tops: readonly number[], from: number, to: number): number {
  const first = indexAt(tops, from)
  if (from <= 0) return first
  const held = (section: number) => Math.min(tops[section + 1] ?? 0, to) - Math.max(tops[section] ?? 0, from)
  let most = first
  for (let section = first + 1; section <= indexAt(tops, to); section++) if (held(section) > held(most)) most = section
  return most
}

/** Whether any of a section lies in a stretch. */
export function touches(tops: readonly number[], section: number, from: number, to: number): boolean {
  return (tops[section] ?? to) < to && (tops[section + 1] ?? from) > from
}

/** Sections from `first` up to, not including, `end`. */
export interface Range {
  first: number
  end: number
}

/** What a stretch of the page touches. */
export function rangeBetween(tops: readonly number[], from: number, to: number): Range {
  if (tops.length < 2) return { first: 0, end: 0 }
  return { first: indexAt(tops, from), end: indexAt(tops, to) + 1 }
}

/** Drawn sections stay while they are near: only what lies outside `keep` is dropped, and only what `need` asks for is added. */
export function adjust(current: Range, need: Range, keep: Range): Range {
  const apart = current.end <= need.first || current.first >= need.end
  if (apart) return need
  return {
    first: Math.min(need.first, Math.max(current.first, keep.first)),
    end: Math.max(need.end, Math.min(current.end, keep.end)),
  }
}

export type Run = { section: number } | { before: number; space: number }

/** The drawn sections in order, and the room that the others take between them. */
export function runsOf(tops: readonly number[], range: Range, pinned: Iterable<number>): Run[] {
  const drawn = new Set(pinned)
  for (let index = range.first; index < range.end; index++) drawn.add(index)
  const count = tops.length - 1
  const runs: Run[] = []
  let reached = 0
  for (const section of [...drawn].filter((index) => index < count).sort((a, b) => a - b)) {
    if (section > reached) runs.push({ before: section, space: between(tops, reached, section) })
    runs.push({ section })
    reached = section + 1
  }
  if (reached < count) runs.push({ before: count, space: between(tops, reached, count) })
  return runs
}

function between(tops: readonly number[], from: number, to: number) {
  return (tops[to] ?? 0) - (tops[from] ?? 0)
}
