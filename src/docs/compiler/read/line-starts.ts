/** The positions in a text where its lines start. */
export function lineStarts(text: string): Uint32Array {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  const starts = new Uint32Array(count)
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts[line++] = at + 1
  return starts
}

/** The line of a position, counted from 1. */
export function lineAt(starts: Uint32Array, position: number): number {
  let [from, to] = [0, starts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((starts[middle] ?? 0) <= position) from = middle + 1
    else to = middle
  }
  return from
}
