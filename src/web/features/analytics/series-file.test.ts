import { expect, it } from 'vitest'
import { daysFile, hoursFile } from './series-file.ts'

const day = {
  date: '2026-03-01',
  grossVolume: '12840.50',
  netVolume: '-1.64',
  transactionCount: 3,
  uniqueCustomerCount: 2,
}
const silent = { apiCalls: 0, latency: null, latencyP95: null, errors4xxCount: 0, errors5xxCount: 0 }
const called = { apiCalls: 4, latency: 12.5, latencyP95: 40, errors4xxCount: 1, errors5xxCount: 2 }
const next = '2026-03-02'
const thailand: Parameters<typeof daysFile>[0] = {
  environment: 'live',
  country: 'Thailand',
  currency: 'THB',
  days: [day, { ...day, date: next, grossVolume: '20.00' }],
  tech: {
    total: called,
    days: [
      { date: day.date, ...silent },
      { date: next, ...called },
    ],
  },
}

it('writes a row per day with its sales in one country and calls of all operators, empty where unmeasured', () => {
  expect(daysFile(thailand).split('\n')).toEqual([
    'dayUtc,environment,country,grossVolume,netVolume,currency,transactionCount,uniqueCustomerCount,apiCallsAllOperators,latencyAllOperators,latencyP95AllOperators,errors4xxCountAllOperators,errors5xxCountAllOperators',
    '2026-03-01,live,Thailand,12840.50,-1.64,THB,3,2,0,,,0,0',
    '2026-03-02,live,Thailand,20.00,-1.64,THB,3,2,4,12.5,40,1,2',
    '',
  ])
})

it('writes a row per hour with its start in UTC and calls of all countries', () => {
  const startsAt = '2026-03-02T09:00:00.000Z'
  expect(hoursFile({ environment: 'sandbox', hours: [{ startsAt, ...called }] }).split('\n')).toEqual([
    'hourUtc,environment,apiCallsAllOperators,latencyAllOperators,latencyP95AllOperators,errors4xxCountAllOperators,errors5xxCountAllOperators',
    '2026-03-02T09:00:00.000Z,sandbox,4,12.5,40,1,2',
    '',
  ])
})

it('escapes formulas', () => {
  expect(daysFile({ ...thailand, country: '=1+1', currency: '@SUM(A1)' })).toContain(
    ",live,'=1+1,12840.50,-1.64,'@SUM(A1),3,",
  )
})
