import type { Figures } from './measure.ts'
import type { Size } from './specs.ts'

export interface Row {
  name: string
  /** Medians at full processor speed and at a quarter of it. */
  fast: Figures
  slow: Figures
}

export const ours = 'docs:build'

/** Ratios to the best peer. */
const maxRatios = { script: 0.5, shown: 0.5, shownSlow: 0.6 }
/** `shown` and `stable` are milliseconds. */
const limits: Record<Size, { shown?: number; stable: number; elements: number }> = {
  small: { stable: 200, elements: 900 },
  '1mb': { stable: 200, elements: 1500 },
  '3mb': { stable: 300, elements: 2000 },
  '13mb': { shown: 1000, stable: 300, elements: 5000 },
}
/** Milliseconds. */
const longestTask = 50
/** Ratio of the times until the operation of the larger and of the smaller file is on screen. */
const growth = { larger: '3mb', smaller: '1mb', max: 2 } as const

const head = ['', 'JS kB', 'all kB', 'shown', '4x', 'stable', '4x', 'quiet', 'task', '4x', 'DOM', 'hosts', 'CSP']

export function table(rows: Row[]): string {
  const lines = [head, ...rows.map(cells)]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const pad = (line: string[]) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
  return lines.map((line) => pad(line).join('  ')).join('\n')
}

function cells({ name, fast, slow }: Row): string[] {
  const times = [fast.shown, slow.shown, fast.stable, slow.stable, fast.quiet]
  return [
    name,
    kB(fast.script),
    kB(fast.transfer),
    ...times.map((time) => (time === null ? '> 60 s' : time.toFixed(0))),
    task(fast),
    task(slow),
    number(fast.elements),
    String(fast.otherHosts.length),
    String(fast.violations),
  ]
}

const kB = (bytes: number) => (bytes / 1000).toFixed(0)
const number = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(0))
// The browser reports tasks of at least 50 ms.
const task = ({ longestTask, shown }: Figures) =>
  shown === null ? '-' : longestTask === 0 ? '< 50' : longestTask.toFixed(0)

/** One line per limit, and whether this run met it. */
export function compare(size: Size, rows: Row[]): string[] {
  const own = rows.find(({ name }) => name === ours)
  if (!own) return []
  const others = rows.filter(({ name }) => name !== ours)
  const { shown, stable, elements } = limits[size]
  const ratios = [
    ratio('JavaScript', own.fast.script, others.map(pick(({ fast }) => fast.script)), maxRatios.script),
    ratio('operation on screen', own.fast.shown, others.map(pick(({ fast }) => fast.shown)), maxRatios.shown),
    ratio(
      'operation on screen, CPU 4x',
      own.slow.shown,
      others.map(pick(({ slow }) => slow.shown)),
      maxRatios.shownSlow,
    ),
  ]
  return [
    ...(others.length > 0 ? ratios : []),
    ...(shown === undefined ? [] : [limit('operation on screen, ms', own.fast.shown, shown)]),
    limit('stable after, ms', own.fast.stable, stable),
    limit('longest task, ms', own.fast.longestTask, longestTask),
    limit('DOM elements', own.fast.elements, elements),
    limit('requests to other hosts', own.fast.otherHosts.length, 0),
    limit('policy violations', own.fast.violations, 0),
  ]
}

/** Compares our own times between the sizes, if both were measured. */
export function compareSizes(rowsOf: ReadonlyMap<Size, Row[]>): string[] {
  const { larger, smaller, max } = growth
  const [own, reference] = [larger, smaller].map((size) => rowsOf.get(size)?.find(({ name }) => name === ours))
  if (!own || !reference) return []
  return [
    ratio(`operation of ${larger} on screen`, own.fast.shown, [{ name: smaller, value: reference.fast.shown }], max),
  ]
}

const pick = (figure: (row: Row) => number | null) => (row: Row) => ({ name: row.name, value: figure(row) })

function ratio(
  name: string,
  own: number | null,
  others: { name: string; value: number | null }[],
  aim: number,
): string {
  const [best] = others
    .flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
    .sort((a, b) => a.value - b.value)
  if (own === null) return line(false, name, 'not on screen within a minute')
  if (!best) return line(true, name, 'nothing to compare with was on screen within a minute')
  const measured = own / best.value
  return line(measured <= aim, name, `${measured.toFixed(2)} of ${best.name} (at most ${aim})`)
}

/** One line that compares a figure with its maximum. */
export function limit(name: string, own: number | null, max: number): string {
  return line(own !== null && own <= max, name, `${own === null ? 'none' : Math.round(own)} (at most ${max})`)
}

const line = (isMet: boolean, name: string, text: string) => `${isMet ? 'met   ' : 'MISSED'}  ${name}: ${text}`

/** The median of each figure, taken separately. */
export function median(runs: Figures[]): Figures {
  const [first] = runs
  if (!first) throw new Error('The median needs at least one run')
  const middle = (figure: (run: Figures) => number) => {
    const sorted = runs.map(figure).sort((a, b) => a - b)
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  }
  // A run in which the operation did not appear counts as the longest.
  const time = (figure: (run: Figures) => number | null) => {
    const value = middle((run) => figure(run) ?? Number.POSITIVE_INFINITY)
    return Number.isFinite(value) ? value : null
  }
  return {
    script: middle((run) => run.script),
    transfer: middle((run) => run.transfer),
    shown: time((run) => run.shown),
    stable: time((run) => run.stable),
    quiet: time((run) => run.quiet),
    longestTask: middle((run) => run.longestTask),
    elements: middle((run) => run.elements),
    otherHosts: [...new Set(runs.flatMap(({ otherHosts }) => otherHosts))],
    violations: Math.max(...runs.map(({ violations }) => violations)),
  }
}
