import { expect, test } from 'vitest'
import { presentRateCard } from './rate-card.ts'

const row = (provider: 'STM' | 'AIS', productType: number, payoutRate: string) => ({
  provider,
  productType,
  payoutRate,
  position: 1,
})

test('leaves out an operator without a Direct Carrier Billing rate', () => {
  expect(presentRateCard([row('STM', 2, '60.00'), row('AIS', 1, '70.50'), row('AIS', 2, '65.00')])).toEqual([
    {
      provider: 'AIS',
      rate: 70.5,
      rates: [
        { productType: 1, rate: 70.5 },
        { productType: 2, rate: 65 },
      ],
    },
  ])
})
