import { type CsvValue, csvLine } from '#domain/formats/csv.ts'
import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'

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
  const { environment, country, currency, days } = data
  const head = ['dayUtc', 'environment', 'country', ...volumes, 'currency', ...counts, ...callColumns]
  const rows = days.map((day, at) => [
    ...[day.date, environment, country],
    ...volumes.map((name) => day[name]),
    currency,
    ...counts.map((name) => day[name]),
    ...callsOf(data.tech.days[at]),
  ])
  return csv([head, ...rows])
}

/** A row per hour, with calls only. */
export function hoursFile({ environment, hours }: Pick<ProjectTransactions, 'environment' | 'hours'>): string {
  const rows = hours.map((hour) => [hour.startsAt, environment, ...callsOf(hour)])
  return csv([['hourUtc', 'environment', ...callColumns], ...rows])
}

/** These columns are in the file of every country. */
const callColumns = tech.map((name) => `${name}AllOperators`)
const callsOf = (row: Called | undefined) => tech.map((name) => row?.[name])

const csv = (lines: CsvValue[][]) => lines.map(csvLine).join('')
