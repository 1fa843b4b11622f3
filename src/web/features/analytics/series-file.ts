import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import { seriesCsv } from '#web/chart/series.ts'

const volumes = ['grossVolume', 'netVolume'] as const
const counts = ['transactionCount', 'uniqueCustomerCount'] as const
const tech = ['apiCalls', 'latency', 'latencyP95', 'errors4xxCount', 'errors5xxCount'] as const

/** Every day with all its figures, by the names of the contract; amounts as they are, without spaces, and what they are of. */
export function seriesFile(data: Pick<ProjectTransactions, 'currency' | 'days' | 'tech'>): string {
  return seriesCsv(
    data.days.map(({ date }) => date),
    [
      ...volumes.map((name) => ({ name, values: data.days.map((day) => day[name]) })),
      { name: 'currency', values: data.days.map(() => data.currency) },
      ...counts.map((name) => ({ name, values: data.days.map((day) => day[name]) })),
      ...tech.map((name) => ({ name, values: data.tech.days.map((day) => day[name]) })),
    ],
  )
}
