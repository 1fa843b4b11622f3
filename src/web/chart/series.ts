type Tone = 'brand' | 'ink' | 'pending' | 'rejected'

/** A series of values over time. */
export interface Series {
  name: string
  /** Its total: '12 840.50 SGD'. */
  total: string
  tone: Tone
  /** Bars are stacked in the order of the series. A sum of the other series is written, not drawn. */
  mark: 'line' | 'area' | 'bar' | 'sum'
  dashed?: true
  /** The values as numbers, for drawing and comparing only; null for gaps. */
  values: (number | null)[]
  /** The values as displayed. */
  texts: string[]
}

export interface Timeline {
  unit: 'days' | 'hours'
  /** '2 Mar 2026' or '2 Mar 2026, 09:00'. */
  times: string[]
  /** Short form for an axis. */
  ticks: string[]
}

export interface ChartData extends Timeline {
  title: string
  series: Series[]
  /** Counts, whose axis has whole numbers only. */
  isCount?: true
  /** Shown instead of the drawing when nothing happened: 'No calls in these 30 days.' */
  none?: string
}

/** About five round numbers from the lowest to the highest value, including zero; `minStep` is 1 for whole numbers. */
export function ticksBetween(lowest: number, highest: number, minStep = 0): number[] {
  const [from, to] = [Math.min(0, lowest), Math.max(0, highest)]
  if (!(to > from)) return [0, 1]
  const rough = Math.max((to - from) / 4, minStep)
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((each) => each * magnitude)
  const step = steps.find((each) => each >= rough && (minStep === 0 || Number.isInteger(each))) ?? rough
  const first = Math.floor(from / step + 1e-9)
  const count = Math.ceil(to / step - 1e-9) - first + 1
  return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

/** The axis of all drawn values: refunds on a day without charges are below zero. */
export function ticksOf({ series, times, isCount }: ChartData): number[] {
  const bars = series.filter(({ mark }) => mark === 'bar')
  const stacked = times.map((_, at) => bars.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
  const single = linesOf(series).flatMap(({ values }) => values.map((value) => value ?? 0))
  return ticksBetween(Math.min(0, ...stacked, ...single), Math.max(0, ...stacked, ...single), isCount ? 1 : 0)
}

export const linesOf = (series: Series[]) => series.filter(({ mark }) => mark === 'line' || mark === 'area')

/** Whether every value is zero or missing: a drawing would be a flat line. */
export const isEmpty = ({ series }: ChartData) => series.every(({ values }) => values.every((value) => !value))

/** A value between gaps: a line through it would have no length. */
export function isIsolated(values: (number | null)[], at: number): boolean {
  const isThere = (place: number) => typeof values[place] === 'number'
  return isThere(at) && !isThere(at - 1) && !isThere(at + 1)
}

/** Positions of axis labels that fit, always including the last one. */
export function labelledIndexes(count: number, width: number, wordWidth: number): number[] {
  const room = Math.max(2, Math.floor(width / wordWidth))
  const every = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0)
}

/** A text alternative of the chart. The table has every value. */
export function describeChart({ title, times, series }: ChartData): string {
  const sentences = series.map(({ name, total, values, texts }) => {
    const place = (better: (value: number, best: number) => boolean) =>
      values.reduce<number>((best, value, at) => (better(value ?? 0, values[best] ?? 0) ? at : best), 0)
    const at = (index: number) => `${texts[index]} on ${times[index]}`
    const highest = place((value, best) => value > best)
    const lowest = place((value, best) => value < best)
    const peak = (values[highest] ?? 0) > 0 ? `, highest ${at(highest)}` : ''
    const trough = (values[lowest] ?? 0) < 0 ? `, lowest ${at(lowest)}` : ''
    return `${name} ${total}${peak}${trough}.`
  })
  return `${title} from ${times[0] ?? ''} to ${times.at(-1) ?? ''}. ${sentences.join(' ')}`
}

/** The values at one time, as text. */
export function describeAt({ times, series }: ChartData, at: number): string {
  return [times[at] ?? '', ...series.map(({ name, texts }) => `${name} ${texts[at] ?? ''}`)].join(' · ')
}

// Victory does not know the theme: it gets CSS variables, which follow light and dark.
const colorNames: Record<Tone, string> = {
  brand: 'brand-fg',
  ink: 'muted',
  pending: 'pending-fg',
  rejected: 'rejected-fg',
}

export const colorOf = (tone: Tone) => `var(--op-colors-${colorNames[tone]})`
