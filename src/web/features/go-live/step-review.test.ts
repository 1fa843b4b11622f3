import { expect, it } from 'vitest'
import { fields } from '#domain/application-pointers.ts'
import { AppError } from '#web/api/errors.ts'
import { firstRefused, refusedSteps, stepOfField } from './step-review.ts'

it('knows the step of every field of an application', () => {
  for (const { pointer } of fields) expect(stepOfField(pointer), pointer).toBeDefined()
  expect(stepOfField('/project/ipAddresses/3')).toBe('project')
  expect(stepOfField('/document')).toBe('company')
  expect(stepOfField('/payment/accountNumber')).toBe('bank')
  expect(stepOfField('/otp')).toBeUndefined()
})

const problem = (field: string) => ({ field, rule: 'readOnly', message: `Not ${field}` })

it('gives every step its refused fields', () => {
  const problems = ['/body/payment/bankCode', '/body/company/name', '/body/company/address', '/body/document', '/otp']
  const refused = refusedSteps(
    new AppError({ kind: 'APPLICATION_ERROR', message: 'No.', problems: problems.map(problem) }),
  )
  expect(firstRefused(refused)).toBe('company')
  expect(Object.keys(refused)).toEqual(['company', 'bank'])
  expect(refused.company?.problems?.map(({ field }) => field)).toEqual(['/name', '/address', '/body/document'])
  expect(refused.bank).toMatchObject({
    message: 'No.',
    problems: [{ ...problem('/body/payment/bankCode'), field: '/bankCode' }],
  })
  expect(refusedSteps(new TypeError('gone'))).toEqual({})
})
