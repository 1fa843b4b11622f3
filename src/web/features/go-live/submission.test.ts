import { expect, it } from 'vitest'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { AppError } from '#web/api/errors.ts'
import { onTheBankStep, submit } from './submission.ts'

it.each([
  ['a draft', { status: 'draft', underReview: false }, 'incomplete'],
  ['under review', { status: 'draft', underReview: true }, 'submit-failed'],
  ['settled', { status: 'active', underReview: false }, 'submit-failed'],
] as const)(
  'of a company that is %s the person is asked for what is missing only where it can be told',
  async (_, standing, move) => {
    const project = {
      providers: ['STM' as const],
      locale: 'en-SG' as const,
      checks: { sandboxTested: true, resultCodesHandled: true, keysOnServers: true } as const,
      ipAddresses: '8.8.8.8',
    }
    const bankDetails = { bankName: null, bankCode: null, branchCode: null, accountNumber: null }
    const organisation = { ...standing, bankDetails } as Organisation
    const entries = { project, company: {}, user: {}, payment: {} }
    expect((await submit({ projectId: 'x', entries, organisation })).move).toBe(move)
  },
)

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
