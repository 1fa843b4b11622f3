import { expect, it } from 'vitest'
import { seriesFile } from './series-file.ts'

it('a day is a row with sales, their currency and calls, and what was not measured is empty', () => {
  const day = { date: '2026-03-01', grossVolume: '12840.50', netVolume: '-1.64', transactionCount: 3 }
  const tech = { apiCalls: 0, latency: null, latencyP95: null, errors4xxCount: 0, errors5xxCount: 0 }
  const file = seriesFile({
    currency: 'THB',
    days: [{ ...day, uniqueCustomerCount: 2 }],
    tech: { total: tech, days: [{ date: '2026-03-01', ...tech }] },
  })
  expect(file.split('\n')).toEqual([
    'time,grossVolume,netVolume,currency,transactionCount,uniqueCustomerCount,apiCalls,latency,latencyP95,errors4xxCount,errors5xxCount',
    '2026-03-01,12840.50,-1.64,THB,3,2,0,,,0,0',
    '',
  ])
})
