import { expect, it } from 'vitest'
import { AppError } from '#web/api/errors.ts'
import { onTheBankStep } from './submission.ts'

it("a problem of the bank is the bank form's own, another part's goes along as it is", () => {
  const problem = (field: string) => ({ field, rule: 'format', message: 'x' })
  const refused = new AppError({
    kind: 'APPLICATION_ERROR',
    message: 'Some fields need your attention.',
    code: 'invalid-request',
    problems: [problem('/body/payment/bankCode'), problem('/body/company/name')],
  })
  expect(onTheBankStep(refused)).toMatchObject({
    message: refused.message,
    code: 'invalid-request',
    problems: [{ field: '/bankCode' }, { field: '/body/company/name' }],
  })
  const lost = new TypeError('gone')
  expect(onTheBankStep(lost)).toBe(lost)
})
