import { expect, it } from 'vitest'
import { decisionLabel, statusBadge } from './labels.ts'

it('labels status and stage, with the tone of the status', () => {
  expect(statusBadge({ status: 'pending', stage: 'technical-review' })).toEqual({
    label: 'Pending: technical review',
    tone: 'pending',
  })
  expect(statusBadge({ status: 'deleted', stage: null })).toEqual({ label: 'Suspended', tone: 'suspended' })
})

it('labels a decision with its role', () => {
  expect(decisionLabel({ type: 'APPROVE', approverType: 'INTERNAL_TECH' })).toBe('Approved by the technical admin')
  expect(decisionLabel({ type: 'SUSPEND', approverType: 'INTERNAL_BUSINESS_ADMIN' })).toBe(
    'Suspended by the business admin',
  )
})
