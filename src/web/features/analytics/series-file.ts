import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import { seriesCsv } from '#web/chart/series.ts'

const volumes = ['grossVolume', 'netVolume'] as const
const counts = ['transactionCount', 'uniqueCustomerCount'] as const
const tech = ['apiCalls', 'latency', 'latencyP95', 'errors4xxCount', 'errors5xxCount'] as const

type Called = Pick<ProjectTransactions['tech']['days'][number], (typeof tech)[number]>

// Column names follow the contract and include time zone and operators, so that several files can be combined; amounts are
// unformatted. Times are UTC, although the screen shows local time.

/** A row per day: sales of the country and calls of all countries. */
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

/** A row per hour, with calls only. */
export function hoursFile({ environment, hours }: Pick<ProjectTransactions, 'environment' | 'hours'>): string {
  return seriesCsv({ name: 'hourUtc', values: hours.map(({ startsAt }) => startsAt) }, [
    { name: 'environment', values: hours.map(() => environment) },
    ...callColumns(hours),
  ])
}

/** These columns are in the file of every country. */
const callColumns = (rows: Called[]) =>
  tech.map((name) => ({ name: `${name}AllOperators`, values: rows.map((row) => row[name]) }))
