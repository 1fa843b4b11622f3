import { expect, it } from 'vitest'
import { comingSoon } from './coming-soon.ts'

it('the wallet is announced until it is described', () => {
  expect(comingSoon([{ title: 'Direct Carrier Billing' }]).map(({ title }) => title)).toEqual(['Mobile Wallet Payment'])
  expect(comingSoon([{ title: 'Mobile Wallet Payment' }])).toEqual([])
})
