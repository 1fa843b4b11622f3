import { expect, it, vi } from 'vitest'
import { noBank } from '#domain/bank-details.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { complete } from '#tests/support/entries.ts'
import { organisation } from '#tests/support/profiles.ts'
import { AppError } from '#web/api/errors.ts'
import { applicationOf } from './entries.ts'
import { IncompleteCompany, submit, submitFailed, submitWithCode } from './submission.ts'

it.each<[string, Partial<Organisation>, string]>([
  ['a draft', {}, 'incomplete'],
  ['under review', { underReview: true }, 'submit-failed'],
  ['settled, and asked for a bank', { status: 'active', requestedChanges: ['bank'] }, 'incomplete'],
  ['settled', { status: 'active' }, 'submit-failed'],
])('asks for missing details of a company that is %s only where the person can enter them', async (_, own, move) => {
  const entries = { project: complete.project, company: {}, user: {}, payment: {} }
  const send = vi.fn()
  const outcome = await submit({ entries, organisation: { ...organisation, ...own, bankDetails: noBank }, send })
  expect(outcome.move).toBe(move)
  expect(send).not.toHaveBeenCalled()
})

it('shows the problems of the bank at the fields of its form, and keeps the others', () => {
  const problem = (field: string) => ({ field, rule: 'format', message: 'x' })
  const refused = new AppError({
    kind: 'APPLICATION_ERROR',
    message: 'Some fields need your attention.',
    code: 'invalid-request',
    problems: [problem('/body/payment/bankCode'), problem('/body/company/name')],
  })
  expect(submitFailed(refused)).toMatchObject({
    move: 'submit-failed',
    problem: {
      message: refused.message,
      code: 'invalid-request',
      problems: [{ field: '/bankCode' }, { field: '/body/company/name' }],
    },
  })
  const lost = new TypeError('gone')
  expect(submitFailed(lost)).toEqual({ move: 'submit-failed', problem: lost, refused: {} })
})

it.each([
  ['/body/company/name', 'company', '/name'],
  ['/body/user/fullName', 'representative', '/fullName'],
  ['/body/project/ipAddresses', 'project', '/ipAddresses'],
  ['/body/document', 'company', '/body/document'],
])('goes to the step of %s, which may not change', (field, at, inForm) => {
  const problems = [{ field, rule: 'readOnly', message: 'x' }]
  const refused = new AppError({ kind: 'APPLICATION_ERROR', message: 'No.', code: 'change-not-requested', problems })
  expect(submitFailed(refused)).toMatchObject({ move: 'submit-failed', at, problem: { problems: [{ field: inForm }] } })
})

const refusal = (code: string) => new AppError({ kind: 'APPLICATION_ERROR', message: 'No.', code, status: 409 })
const bankDetails = { bankName: 'Harbour Bank', bankCode: '7171', branchCode: '001', accountNumber: '0012345678' }
const company = { ...organisation, bankDetails }

it.each([
  ['draft-changed', 'submit-failed'],
  ['go-live-not-allowed', 'locked'],
  ['project-suspended', 'locked'],
  ['code-mismatch', 'code-refused'],
])('after a refusal with %s ends in %s, with the code or before', async (code, move) => {
  const submitting = { entries: complete, organisation: company, send: () => Promise.reject(refusal(code)) }
  expect(await submitWithCode(submitting, '123456')).toMatchObject({ move, problem: { code } })
  const before = move === 'code-refused' ? 'submit-failed' : move
  expect(await submit(submitting)).toMatchObject({ move: before, problem: { code } })
  expect(submitFailed(refusal(code))).toMatchObject({ move: before })
})

it('does not send the application of a settled company with an unknown country', async () => {
  const settled: Organisation = { ...company, status: 'active', requestedFields: ['/company/country'] }
  const entries = { ...complete, company: { ...complete.company, country: 'Nowhereland' } }
  const send = vi.fn()
  const outcome = await submit({ entries, organisation: settled, send })
  expect(outcome).toMatchObject({ move: 'submit-failed', problem: expect.any(IncompleteCompany) })
  expect(send).not.toHaveBeenCalled()
})

it('sends the application, with the code once there is one', async () => {
  const send = vi.fn(async () => {})
  expect(await submit({ entries: complete, organisation: company, send })).toEqual({ move: 'submitted' })
  expect(await submitWithCode({ entries: complete, organisation: company, send }, '123456')).toEqual({
    move: 'submitted',
  })
  expect(send.mock.calls).toEqual([[applicationOf(complete)], [applicationOf(complete, '123456')]])
})
