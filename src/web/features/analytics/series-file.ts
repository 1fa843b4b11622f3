import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import { seriesCsv } from '#web/chart/series.ts'

const volumes = ['grossVolume', 'netVolume'] as const
const counts = ['transactionCount', 'uniqueCustomerCount'] as const
const tech = ['apiCalls', 'latency', 'latencyP95', 'errors4xxCount', 'errors5xxCount'] as const

type Called = Pick<ProjectTransactions['tech']['days'][number], (typeof tech)[number]>

// Columns are named after the contract, and say as well of which clock and of which operators they are; amounts are as they are,
// without spaces. A file says by itself what it is of, since several may be put together. Times are those of UTC, also where the
// screen tells the reader's own.

/** Every day: what was sold in the country, and all calls, which are of no one country. */
export function daysFile(
  data: Pick<ProjectTransactions, 'environment' | 'country' | 'currency' | 'days' | 'tech'>,
): string {
  const { days } = data
  const all = (name: 'environment' | 'country' | 'currency') => ({ name, values: days.map(() => data[name]) })
  return seriesCsv({ name: 'dayUtc', values: days.map(({ date }) => date) }, [
    all('environment'),
    all('country'),
    ...volumes.map((name) => ({ name, values: days.map((day) => day[name]) })),
    all('currency'),
    ...counts.map((name) => ({ name, values: days.map((day) => day[name]) })),
    ...callColumns(data.tech.days),
  ])
}

/** Every one of the last hours, of which the calls alone are counted. */
export function hoursFile({ environment, hours }: Pick<ProjectTransactions, 'environment' | 'hours'>): string {
  return seriesCsv({ name: 'hourUtc', values: hours.map(({ startsAt }) => startsAt) }, [
    { name: 'environment', values: hours.map(() => environment) },
    ...callColumns(hours),
  ])
}

/** They stand beside the sales of one country, whose file is not the only one that has them. */
const callColumns = (rows: Called[]) =>
  tech.map((name) => ({ name: `${name}AllOperators`, values: rows.map((row) => row[name]) }))
