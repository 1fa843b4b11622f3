import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import { seriesCsv } from '#web/chart/series.ts'

const sales = ['grossVolume', 'netVolume', 'transactionCount', 'uniqueCustomerCount'] as const
const tech = ['apiCalls', 'latency', 'latencyP95', 'errors4xxCount', 'errors5xxCount'] as const

/** Every day with all its figures, by the names of the contract; amounts as they are, without spaces. */
export function seriesFile(data: Pick<ProjectTransactions, 'days' | 'tech'>): string {
  return seriesCsv(
    data.days.map(({ date }) => date),
    [
      ...sales.map((name) => ({ name, values: data.days.map((day) => day[name]) })),
      ...tech.map((name) => ({ name, values: data.tech.days.map((day) => day[name]) })),
    ],
  )
}
