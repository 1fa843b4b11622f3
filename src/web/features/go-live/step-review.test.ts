import { expect, it } from 'vitest'
import { fields } from '#domain/application-pointers.ts'
import { firstNotedStep, isFieldClosed, stepOfField } from './step-review.ts'

it('knows the step of every field of an application', () => {
  for (const { pointer } of fields) expect(stepOfField(pointer), pointer).toBeDefined()
  expect(stepOfField('/project/ipAddresses/3')).toBe('project')
  expect(stepOfField('/document')).toBe('company')
  expect(stepOfField('/payment/accountNumber')).toBe('bank')
  expect(stepOfField('/otp')).toBeUndefined()
})

it('finds the first step with a note, in the order of the wizard', () => {
  expect(firstNotedStep([{ pointer: '/payment/bankCode' }, { pointer: '/user/fullName' }])).toBe('representative')
  expect(firstNotedStep([])).toBeUndefined()
})

it('closes the fields that no request names, and none without a request', () => {
  const review = { projectId: 'p1', section: 'company' as const, notes: [] }
  const asked = { ...review, requested: ['/company/address'] }
  expect(isFieldClosed('/company/name', asked)).toBe(true)
  expect(isFieldClosed('/company/address', asked)).toBe(false)
  expect(isFieldClosed('/project/checks', asked)).toBe(false)
  expect(isFieldClosed('/company/name', { ...review, requested: null })).toBe(false)
})
