/** The positions in a text where its lines start. */
export class LineStarts {
  readonly #text: string
  #starts: Uint32Array | undefined

  constructor(text: string) {
    this.#text = text
  }

  /** The line of a position, counted from 1. */
  lineOf(position: number): number {
    this.#starts ??= startsIn(this.#text)
    let [from, to] = [0, this.#starts.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#starts[middle] ?? 0) <= position) from = middle + 1
      else to = middle
    }
    return from
  }
}

function startsIn(text: string): Uint32Array {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  const starts = new Uint32Array(count)
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts[line++] = at + 1
  return starts
}
