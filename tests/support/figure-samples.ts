import { daysOfWindow } from '#domain/analytics-window.ts'
import type { PartnerTransactions } from '#generated/portal/model/partnerTransactions.ts'
import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import type { Provider } from '#generated/portal/model/provider.ts'

// Default figures for the tests of screens. A test passes the fields that differ.

const sold = { grossVolume: '12.00', netVolume: '9.84', transactionCount: 3, uniqueCustomerCount: 2 }
const called = { apiCalls: 4, latency: 12, latencyP95: 40, errors4xxCount: 1, errors5xxCount: 0 }
const dates = daysOfWindow(new Date('2026-03-02T09:30:00.000Z'))
const hourMs = 3_600_000
const startsAt = (at: number) => new Date(Date.parse('2026-03-01T10:00:00.000Z') + at * hourMs).toISOString()

const window = {
  country: 'Singapore',
  currency: 'SGD',
  from: dates[0] ?? '',
  to: dates.at(-1) ?? '',
  total: sold,
  days: dates.map((date) => ({ date, ...sold })),
  tech: { total: called, days: dates.map((date) => ({ date, ...called })) },
}

/** Figures of a partner with one live project. */
export const partnerFigures = (own: Partial<PartnerTransactions> = {}): PartnerTransactions => ({
  ...window,
  projects: [{ projectId: 'p1', projectName: 'Harbour Radio', total: sold, days: window.days, tech: called }],
  ...own,
})

export const projectFigures = (own: Partial<ProjectTransactions> = {}): ProjectTransactions => ({
  ...window,
  projectId: 'p1',
  environment: 'live',
  hoursTotal: called,
  hours: Array.from({ length: 24 }, (_, at) => ({ startsAt: startsAt(at), ...called })),
  results: [{ resultCode: 'SUCCESS', statusCode: 200, calls: 3 }],
  declines: [{ reason: 'The balance is too low.', calls: 1 }],
  ...own,
})

export const regionProviders: Provider[] = [
  { id: 1, code: 'STM', name: 'Singtel', country: 'Singapore', currency: 'SGD', offered: true },
  { id: 2, code: 'AIS', name: 'AIS', country: 'Thailand', currency: 'THB', offered: true },
]

/** A fetch function that records requests. The test answers each one. */
export function figureServer() {
  const asked: { address: string; answer: (response: Response) => void }[] = []
  const fetch = (address: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.push({ address, answer: resolve })
    return promise
  }
  return { asked, fetch }
}

export const failureOf = (message: string) =>
  Response.json({ status: false, message, data: null, code: 'unexpected-error' }, { status: 500 })
