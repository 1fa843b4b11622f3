import { type LatencySteps, percentile } from '#domain/latency.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { Figures } from '#server/repositories/figures.ts'

type PresentedFigures = OperationIO['getProjectTransactions']['data']
type Sales = PresentedFigures['total']
type Tech = PresentedFigures['tech']['total']

/** Zero without sales. */
export function presentSales(figures: Figures | undefined, customers: number): Sales {
  return {
    grossVolume: figures?.gross ?? '0.00',
    netVolume: figures?.net ?? '0.00',
    transactionCount: figures?.charges ?? 0,
    uniqueCustomerCount: customers,
  }
}

/** Null without calls: zero would be a latency. */
export function presentTech(figures: Figures | undefined, steps: LatencySteps = {}): Tech {
  return {
    apiCalls: figures?.calls ?? 0,
    latency: percentile(steps, 0.5),
    latencyP95: percentile(steps, 0.95),
    errors4xxCount: figures?.errors4xx ?? 0,
    errors5xxCount: figures?.errors5xx ?? 0,
  }
}
