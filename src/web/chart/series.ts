import { csvLine } from '#domain/formats/csv.ts'

export type Tone = 'brand' | 'ink' | 'pending' | 'rejected'

/** One figure over time. */
export interface Series {
  name: string
  /** What it comes to over the whole time: '12 840.50 SGD'. */
  total: string
  tone: Tone
  /** Bars stand on each other, in the order of the series. */
  mark: 'line' | 'area' | 'bar'
  dashed?: true
  /** Only for drawing; null where there is nothing to draw. */
  values: (number | null)[]
  /** The same as they are read. */
  words: string[]
}

export interface Timeline {
  /** '2 Mar 2026' or '2 Mar 2026, 09:00'. */
  times: string[]
  /** The same in short, for an axis. */
  ticks: string[]
}

export interface ChartData extends Timeline {
  title: string
  series: Series[]
}

/** Round numbers from zero to at least the highest value, at most five of them. */
export function roundTicks(highest: number): number[] {
  if (!(highest > 0)) return [0, 1]
  const rough = highest / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((each) => each * magnitude).find((each) => each >= rough) ?? rough
  return Array.from({ length: Math.ceil(highest / step - 1e-9) + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}

/** What the axis has to reach. */
export function highestOf({ series, times }: ChartData): number {
  const bars = series.filter(({ mark }) => mark === 'bar')
  const stacked = times.map((_, at) => bars.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
  const single = series.filter(({ mark }) => mark !== 'bar').flatMap(({ values }) => values.map((value) => value ?? 0))
  return Math.max(0, ...stacked, ...single)
}

/** Places of an axis that have room for their words, the last one always among them. */
export function placesWithWords(count: number, width: number, wordWidth: number): number[] {
  const room = Math.max(2, Math.floor(width / wordWidth))
  const every = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0)
}

/** The picture in words, for those who cannot see it. The table has every figure. */
export function describe({ title, times, series }: ChartData): string {
  const told = series.map(({ name, total, values, words }) => {
    const highest = values.reduce<number>((best, value, at) => ((value ?? -1) > (values[best] ?? -1) ? at : best), 0)
    const peak = (values[highest] ?? 0) > 0 ? `, highest ${words[highest]} on ${times[highest]}` : ''
    return `${name} ${total}${peak}.`
  })
  return `${title} from ${times[0] ?? ''} to ${times.at(-1) ?? ''}. ${told.join(' ')}`
}

/** One moment of the chart in words. */
export function readAt({ times, series }: ChartData, at: number): string {
  return [times[at] ?? '', ...series.map(({ name, words }) => `${name} ${words[at] ?? ''}`)].join(' · ')
}

/** All series of several charts side by side, as a file. `keys` are the times as a machine reads them. */
export function seriesCsv(keys: string[], columns: { name: string; values: (string | number | null)[] }[]): string {
  const head = csvLine(['time', ...columns.map(({ name }) => name)])
  return head + keys.map((key, at) => csvLine([key, ...columns.map(({ values }) => values[at])])).join('')
}
