import { formatDateTime, formatDateTimeWithOffset, formatDay, formatDayShort } from '#domain/dates.ts'
import { formatMoney, formatNumber } from '#domain/money.ts'
import type { Analytics } from '#generated/portal/model/analytics.ts'
import type { AnalyticsDay } from '#generated/portal/model/analyticsDay.ts'
import type { TechAnalytics } from '#generated/portal/model/techAnalytics.ts'
import type { TechAnalyticsDay } from '#generated/portal/model/techAnalyticsDay.ts'
import type { TechAnalyticsHour } from '#generated/portal/model/techAnalyticsHour.ts'
import type { ChartData, Series, Timeline } from './series.ts'

// Converts the contract's figures to charts. Amounts stay text and become numbers only for drawing.

/** '38.5 ms', '1 240 ms'; '–' without calls. */
export function formatLatency(ms: number | null): string {
  if (ms === null) return '–'
  return `${formatNumber(ms >= 100 ? Math.round(ms) : ms)} ms`
}

export function volumeChart(days: AnalyticsDay[], total: Analytics, currency: string, title = 'Volume'): ChartData {
  const money = (pick: (figures: Analytics) => string) => ({
    total: formatMoney(pick(total), currency),
    values: days.map((day) => Number(pick(day))),
    texts: days.map((day) => formatMoney(pick(day))),
  })
  return {
    title,
    ...ofDays(days),
    none: `No sales in these ${days.length} days.`,
    series: [
      { name: 'Gross', tone: 'brand', mark: 'area', ...money(({ grossVolume }) => grossVolume) },
      { name: 'Net', tone: 'ink', mark: 'line', dashed: true, ...money(({ netVolume }) => netVolume) },
    ],
  }
}

export function salesChart(days: AnalyticsDay[], total: Analytics): ChartData {
  return {
    title: 'Transactions',
    ...ofDays(days),
    isCount: true,
    none: `No sales in these ${days.length} days.`,
    series: [
      { name: 'Transactions', tone: 'brand', mark: 'area', ...counts(days, total, (each) => each.transactionCount) },
      {
        name: 'Unique customers',
        tone: 'ink',
        mark: 'line',
        dashed: true,
        ...counts(days, total, (each) => each.uniqueCustomerCount),
      },
    ],
  }
}

/** Successful calls at the bottom, failed ones stacked above; together they are the API calls. */
export function callsChart(times: Timeline, figures: TechAnalytics[], total: TechAnalytics): ChartData {
  const successful = (each: TechAnalytics) => each.apiCalls - each.errors4xxCount - each.errors5xxCount
  return {
    title: 'Calls and errors',
    ...times,
    isCount: true,
    none: noCalls(times),
    series: [
      { name: 'API calls', tone: 'ink', mark: 'sum', ...counts(figures, total, (each) => each.apiCalls) },
      { name: 'Successful', tone: 'brand', mark: 'bar', ...counts(figures, total, successful) },
      { name: '4xx errors', tone: 'pending', mark: 'bar', ...counts(figures, total, (each) => each.errors4xxCount) },
      { name: '5xx errors', tone: 'rejected', mark: 'bar', ...counts(figures, total, (each) => each.errors5xxCount) },
    ],
  }
}

export function latencyChart(times: Timeline, figures: TechAnalytics[], total: TechAnalytics): ChartData {
  const measured = (pick: (each: TechAnalytics) => number | null) => ({
    total: formatLatency(pick(total)),
    values: figures.map(pick),
    texts: figures.map((each) => formatLatency(pick(each))),
  })
  return {
    title: 'Latency',
    ...times,
    none: noCalls(times),
    series: [
      { name: 'p50', tone: 'brand', mark: 'line', ...measured(({ latency }) => latency) },
      { name: 'p95', tone: 'pending', mark: 'line', dashed: true, ...measured(({ latencyP95 }) => latencyP95) },
    ],
  }
}

const noCalls = ({ times, unit }: Timeline) => `No calls in these ${times.length} ${unit}.`

export function ofDays(days: (AnalyticsDay | TechAnalyticsDay)[]): Timeline {
  return {
    unit: 'days',
    times: days.map(({ date }) => formatDay(date)),
    ticks: days.map(({ date }) => formatDayShort(date)),
  }
}

/** Hours are in the reader's time zone; days are in UTC, as they are counted. */
export function ofHours(hours: Pick<TechAnalyticsHour, 'startsAt'>[]): Timeline {
  const times = hours.map(({ startsAt }) => formatDateTime(startsAt))
  // When clocks go back, two hours have the same label.
  const isRepeated = (time: string) => times.indexOf(time) !== times.lastIndexOf(time)
  return {
    unit: 'hours',
    times: hours.map(({ startsAt }, at) => {
      const time = times[at] ?? ''
      return isRepeated(time) ? formatDateTimeWithOffset(startsAt) : time
    }),
    ticks: hours.map(({ startsAt }) => formatDateTime(startsAt).slice(-5)),
  }
}

function counts<Figures>(
  rows: Figures[],
  total: Figures,
  pick: (figures: Figures) => number,
): Pick<Series, 'total' | 'values' | 'texts'> {
  return {
    total: formatNumber(pick(total)),
    values: rows.map(pick),
    texts: rows.map((row) => formatNumber(pick(row))),
  }
}
