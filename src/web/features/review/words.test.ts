import { expect, it } from 'vitest'
import { decisionWords, standingOf } from './words.ts'

it('says where a project stands, with the tone of its status', () => {
  expect(standingOf({ status: 'pending', stage: 'technical-review' })).toEqual({
    words: 'Pending: technical review',
    tone: 'pending',
  })
  expect(standingOf({ status: 'deleted', stage: null })).toEqual({ words: 'Suspended', tone: 'suspended' })
})

it('names who decided', () => {
  expect(decisionWords({ type: 'APPROVE', approverType: 'INTERNAL_TECH' })).toBe('Approved by the technical admin')
  expect(decisionWords({ type: 'SUSPEND', approverType: 'INTERNAL_BUSINESS_ADMIN' })).toBe(
    'Suspended by the business admin',
  )
})
