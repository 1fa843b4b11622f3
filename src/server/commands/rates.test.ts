import { beforeAll, describe, expect, test } from 'vitest'
import { findRateWarning, formatRateCard, saveRate } from '#server/commands/rates.ts'
import { callFigures } from '#server/db/rollup-schema.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import * as callCounting from '#server/repositories/call-counting.ts'
import { insertSellers } from '#tests/support/call-figures.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { eachDatabase } from '#tests/support/database.ts'

const database = eachDatabase()
const today = new Date('2026-11-20T09:30:00Z')
let projectId = ''

beforeAll(async () => {
  projectId = (await insertSellers(database().db, today))[0] ?? ''
})

/** So many seconds later, in the same hour. */
const later = (seconds: number) => new Date(today.getTime() + seconds * 1000)

const put = (provider: string, productType: string, payoutRate: string, at = today) =>
  saveRate(database().db, { provider, productType, payoutRate }, () => at)

async function sell(provider: string, charges: string[], refunds: string[] = [], at = today): Promise<void> {
  const sale = { projectId, at, environment: 'live', provider } as const
  await storeCalls(database().db, [
    ...charges.map((amount) => ({ ...sale, moved: 'charge' as const, amount })),
    ...refunds.map((amount) => ({ ...sale, moved: 'refund' as const, amount })),
  ])
}

/** By operator, of the day and of the hour. */
async function payouts(): Promise<Record<string, number[]>> {
  const rows = await database().db.select().from(callFigures).orderBy(callFigures.period)
  const byOperator = Map.groupBy(rows, ({ provider }) => provider)
  return Object.fromEntries(
    [...byOperator].map(([provider, figures]) => [provider, figures.map(({ payout }) => Number(payout))]),
  )
}

test('warns at start and in the list about an offered operator without a rate', async () => {
  const { db } = database()
  expect(await findRateWarning(db)).toMatch(/^No payout rate for GLB 1: .* the command rates set/)
  expect((await formatRateCard(db)).split('\n')).toEqual([
    'STM, Direct Carrier Billing: 82.5 %',
    'AIS, Direct Carrier Billing: 70 %',
    'GLB, Direct Carrier Billing: no rate yet',
  ])
})

describe('the first rate', () => {
  test('also applies to earlier sales of its operator, to the last digit, and to no other', async () => {
    await sell('GLB', ['199.00', '49.99'], ['49.99'])
    await sell('STM', ['9.80'])
    await countCalls(database())
    expect(await payouts()).toEqual({ GLB: [0, 0], STM: [8.085, 8.085] })
    expect(await put('GLB', '1', '65.25')).toBe(
      'GLB, Direct Carrier Billing: 65.25 %. This is the first rate, so it also applies to earlier sales.',
    )
    expect(await payouts()).toEqual({ GLB: [129.8475, 129.8475], STM: [8.085, 8.085] })
    expect(await findRateWarning(database().db)).toBeUndefined()
  })

  test('waits for a running count and misses none of its calls', async () => {
    const { db, kind } = database()
    await sell('ARTL', ['10.00'])
    let setting = Promise.resolve('')
    await db.transaction(async (tx) => {
      await callCounting.lockCounting(tx)
      // The embedded database begins it after this transaction: it has one at a time.
      setting = put('ARTL', '1', '50')
      await callCounting.countWaiting(tx, 100, ['ARTL'])
      if (kind === 'postgres') expect(await formatRateCard(tx)).not.toContain('ARTL')
    })
    await setting
    expect(await payouts()).toMatchObject({ ARTL: [5, 5] })
  })
})

test('applies a later rate to later sales only, counted or not', async () => {
  await sell('AIS', ['40.00'])
  await countCalls(database())
  await sell('AIS', ['60.00'])
  expect(await put('AIS', '1', '60')).toContain('Earlier sales, and refunds of them, keep their earlier rate.')
  await countCalls(database())
  expect(await payouts()).toMatchObject({ AIS: [70, 70] })
  await sell('AIS', ['100.00'], [], later(1))
  await countCalls(database())
  expect(await payouts()).toMatchObject({ AIS: [130, 130] })
  expect(await formatRateCard(database().db)).toContain('AIS, Direct Carrier Billing: 60 %')
})

describe('a refund takes back the payout of its own charge', () => {
  const refund = (provider: string, amount: string, at: Date, chargedAt: Date | null) =>
    storeCalls(database().db, [
      { projectId, environment: 'live', provider, moved: 'refund', amount, at, chargedAt } as const,
    ])

  test.each([
    ['AIS2', '82', '70'],
    ['AIS3', '70', '82'],
  ])('with %s, when the rate went from %s to %s', async (provider, before, after) => {
    await put(provider, '1', before)
    await sell(provider, ['100.00'])
    await countCalls(database())
    await put(provider, '1', after, later(10))
    await refund(provider, '100.00', later(20), today)
    await countCalls(database())
    expect(await payouts()).toMatchObject({ [provider]: [0, 0] })
  })

  test('in parts, after several rate changes, counted before or after its charge', async () => {
    const { db } = database()
    await put('OPTUS3', '1', '50')
    for (const [seconds, rate] of [
      [10, '60'],
      [20, '70'],
      [30, '80'],
    ] as const) {
      await put('OPTUS3', '1', rate, later(seconds))
    }
    // Half of the charge at 60 % is refunded before it is counted.
    await refund('OPTUS3', '50.00', later(40), later(15))
    await countCalls(database())
    expect(await payouts()).toMatchObject({ OPTUS3: [-30, -30] })
    const charge = { projectId, environment: 'live', provider: 'OPTUS3', moved: 'charge', amount: '100.00' } as const
    await storeCalls(db, [{ ...charge, at: later(16), chargedAt: later(15) }])
    await countCalls(database())
    expect(await payouts()).toMatchObject({ OPTUS3: [30, 30] })
    await refund('OPTUS3', '50.00', later(50), later(15))
    // A charge at the moment of a change still has the earlier rate.
    await storeCalls(db, [{ ...charge, at: later(20), chargedAt: later(20) }])
    await refund('OPTUS3', '100.00', later(50), later(20))
    await countCalls(database())
    expect(await payouts()).toMatchObject({ OPTUS3: [0, 0] })
  })

  test('uses the rate of its own moment where the log does not know the charge', async () => {
    await put('MLT', '1', '50')
    await sell('MLT', ['100.00'])
    await put('MLT', '1', '60', later(10))
    await refund('MLT', '100.00', later(20), null)
    await countCalls(database())
    expect(await payouts()).toMatchObject({ MLT: [-10, -10] })
  })
})

test('rejects another rate while one from a fast clock is still in the future', async () => {
  const aDay = 86_400
  await put('ARTL', '1', '60', later(aDay))
  const begins = later(aDay).toISOString()
  await expect(put('ARTL', '1', '70')).rejects.toThrow(
    `Nothing was changed: the present rate of ARTL, Direct Carrier Billing starts in the future, at ${begins}. `,
  )
  expect(await formatRateCard(database().db)).toContain('ARTL, Direct Carrier Billing: 60 %')
  // Changes within the tolerated clock difference succeed.
  expect(await put('ARTL', '1', '70', later(aDay - 3))).toContain('ARTL, Direct Carrier Billing: 70 %')
})

test.each([
  ['XYZ', '1', '82', /^'XYZ' is no operator: give one of STM, AIS/],
  ['STM', '9', '82', /^'9' is no product type: give one of 1 \(Direct Carrier Billing\)/],
  ['STM', 'DCB', '82', /^'DCB' is no product type/],
  ['STM', '1', '100.01', /^'100.01' is no payout rate: give per cent/],
  ['STM', '1', '82,5', /^'82,5' is no payout rate/],
  ['STM', '1', '-1', /^'-1' is no payout rate/],
])('rejects %s %s %s with the cure', async (provider, productType, payoutRate, message) => {
  await expect(put(provider, productType, payoutRate)).rejects.toThrow(message)
  expect(await formatRateCard(database().db)).toContain('STM, Direct Carrier Billing: 82.5 %')
})
