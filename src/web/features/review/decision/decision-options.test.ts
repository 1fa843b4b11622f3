import { expect, it } from 'vitest'
import { rowDecisionOptions } from './decision-options.ts'

const told = (
  status: 'draft' | 'pending' | 'live' | 'deleted' | 'reject',
  stage: 'business-review' | 'preparation' | null,
) =>
  rowDecisionOptions({ status, stage }).map(({ decision, permission }) =>
    permission.allowed ? decision : `${decision}: ${permission.because}`,
  )

it('allows approval after the technical check, and explains it before', () => {
  expect(told('pending', 'preparation')).toEqual(['approve: Tech has not approved', 'reject'])
  expect(told('pending', 'business-review')).toEqual(['approve', 'reject'])
})

it('lists the decisions of each state, and none where the partner has to act', () => {
  expect(told('live', null)).toEqual(['suspend'])
  expect(told('deleted', null)).toEqual(['reinstate'])
  expect([...told('draft', null), ...told('reject', null)]).toEqual([])
})
