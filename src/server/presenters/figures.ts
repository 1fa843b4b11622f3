import { type LatencySteps, percentile } from '#domain/latency.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { Figures } from '#server/repositories/figures.ts'

type Presented = OperationIO['getProjectTransactions']['data']
type Sales = Presented['total']
type Tech = Presented['tech']['total']

/** What was not sold is zero. */
export function presentSales(figures: Figures | undefined, customers: number): Sales {
  return {
    grossVolume: figures?.gross ?? '0.00',
    netVolume: figures?.net ?? '0.00',
    transactionCount: figures?.charges ?? 0,
    uniqueCustomerCount: customers,
  }
}

/** Calls that were not made took no time, not none. */
export function presentTech(figures: Figures | undefined, steps: LatencySteps = {}): Tech {
  return {
    apiCalls: figures?.calls ?? 0,
    latency: percentile(steps, 0.5),
    latencyP95: percentile(steps, 0.95),
    errors4xxCount: figures?.errors4xx ?? 0,
    errors5xxCount: figures?.errors5xx ?? 0,
  }
}
