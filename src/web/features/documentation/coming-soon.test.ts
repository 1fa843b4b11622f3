import { expect, it } from 'vitest'
import { comingSoon } from './coming-soon.ts'

it('announces the wallet until it has a specification', () => {
  expect(comingSoon([{ title: 'Direct Carrier Billing' }]).map(({ title }) => title)).toEqual(['Mobile Wallet Payment'])
  expect(comingSoon([{ title: 'Mobile Wallet Payment' }])).toEqual([])
})
