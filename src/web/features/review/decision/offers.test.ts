import { expect, it } from 'vitest'
import { offersOfRow } from './offers.ts'

const told = (
  status: 'draft' | 'pending' | 'live' | 'deleted' | 'reject',
  stage: 'business-review' | 'preparation' | null,
) => offersOfRow({ status, stage }).map(({ decision, may }) => (may.allowed ? decision : `${decision}: ${may.because}`))

it('offers an approval once tech has approved, and says so before', () => {
  expect(told('pending', 'preparation')).toEqual(['approve: Tech has not approved', 'reject'])
  expect(told('pending', 'business-review')).toEqual(['approve', 'reject'])
})

it('offers what belongs to the state, and nothing where the partner has to act', () => {
  expect(told('live', null)).toEqual(['suspend'])
  expect(told('deleted', null)).toEqual(['reinstate'])
  expect([...told('draft', null), ...told('reject', null)]).toEqual([])
})
