import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProblemCode } from '#domain/problems.ts'
import { getGetOrganisationQueryKey } from '#generated/portal/client/organisation.ts'
import { getGetReadinessQueryKey } from '#generated/portal/client/readiness.ts'
import { getGetUserQueryKey } from '#generated/portal/client/user.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { organisation, user } from '#tests/support/profiles.ts'
import { isAppError } from '#web/api/errors.ts'
import { queryClient } from '#web/api/query-client.ts'
import { asLoaded, type Move } from './editor.ts'
import { entryOf } from './profile-entry.ts'
import { save, saveWithCode } from './save-profile.ts'

const loaded = asLoaded(organisation, user)
const entry = entryOf(organisation, user)
const newBank = { ...entry, accountNumber: '99', confirmAccountNumber: '99' }

/** What the portal refuses, by `METHOD path`; it keeps the rest. */
let refused: Record<string, { code: ProblemCode; problems?: object[] }>
let asked: { call: string; revision?: unknown; otp?: unknown }[]
let kept: { organisation: Organisation; user: User }

beforeEach(() => {
  refused = {}
  asked = []
  kept = { organisation, user }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(url, 'https://portal.example').pathname
    const call = `${method} ${path}`
    const { revision, otp } = body ? JSON.parse(String(body)) : {}
    if (method !== 'GET') asked.push({ call, ...(revision && { revision }), ...(otp && { otp }) })
    const refusal = refused[call]
    if (!refusal) return answerOf(answers(call))
    return refusalOf(refusal.code, refusal.problems ? { problems: refusal.problems } : null)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

function answers(call: string): unknown {
  if (call === 'POST /portal/org/otp') return { validSeconds: 300, resendSeconds: 30 }
  if (call === 'POST /portal/org') kept = { ...kept, organisation: { ...organisation, name: 'Lumen', revision: 2 } }
  return call.endsWith('/org') ? kept.organisation : kept.user
}

const problemOf = (move: Move) => ('problem' in move && isAppError(move.problem) ? move.problem : undefined)

it('sends only the record that changed, with the revision that was loaded', async () => {
  expect(await save({ ...entry, jobTitle: 'Head' }, loaded)).toEqual({ move: 'saved' })
  expect(await save({ ...entry, name: 'Lumen' }, loaded)).toEqual({ move: 'saved' })
  expect(asked).toEqual([
    { call: 'PUT /portal/user', revision: 1 },
    { call: 'POST /portal/org', revision: 1 },
  ])
})

it('caches the saved records, and makes the requirements of projects outdated', async () => {
  queryClient.setQueryData(getGetReadinessQueryKey('p1'), { score: 0, items: [] })
  await save({ ...entry, name: 'Lumen', jobTitle: 'Head' }, loaded)
  expect(queryClient.getQueryData(getGetOrganisationQueryKey())).toEqual(kept.organisation)
  expect(queryClient.getQueryData(getGetUserQueryKey())).toEqual(kept.user)
  expect(queryClient.getQueryState(getGetReadinessQueryKey('p1'))?.isInvalidated).toBe(true)
})

it('sends only the unsaved record after a failure halfway', async () => {
  const typed = { ...entry, name: 'Lumen', jobTitle: 'Head' }
  refused = { 'PUT /portal/user': { code: 'server-error' } }
  const failed = await save(typed, loaded)
  if (failed.move !== 'failed') throw new Error(`ended in ${failed.move}`)
  expect(failed.loaded.company).toEqual({ stored: { ...organisation, name: 'Lumen', revision: 2 }, unanswered: [] })
  refused = {}
  asked = []
  expect(await save(typed, failed.loaded)).toEqual({ move: 'saved' })
  expect(asked).toEqual([{ call: 'PUT /portal/user', revision: 1 }])
})

it('asks for a code for new bank details, also when one was sent a moment ago', async () => {
  expect(await save(newBank, loaded)).toEqual({ move: 'ask-code', entry: newBank, loaded })
  refused = { 'POST /portal/org/otp': { code: 'resend-too-soon' } }
  expect(await save(newBank, loaded)).toEqual({ move: 'ask-code', entry: newBank, loaded })
  refused = { 'POST /portal/org/otp': { code: 'profile-locked' } }
  expect(problemOf(await save(newBank, loaded))?.code).toBe('profile-locked')
  expect(asked.map(({ call }) => call)).toEqual(Array(3).fill('POST /portal/org/otp'))
})

it('sends the code with the change, and asks again after a refused one', async () => {
  expect(await saveWithCode(newBank, loaded, '123456')).toEqual({ move: 'saved' })
  expect(asked).toEqual([{ call: 'POST /portal/org', revision: 1, otp: '123456' }])
  refused = { 'POST /portal/org': { code: 'code-mismatch' } }
  expect(await saveWithCode(newBank, loaded, '123457')).toMatchObject({ move: 'code-refused' })
})

it('asks for no code when the bank was not changed, with either answer of the portal', async () => {
  for (const code of ['bank-otp-required', 'profile-changed'] as const) {
    refused = { 'POST /portal/org': { code } }
    const move = await save({ ...entry, name: 'Other' }, loaded)
    expect(move).toMatchObject({ move: 'failed', loaded })
    expect(problemOf(move)?.code).toBe(code)
  }
  expect(asked.map(({ call }) => call)).toEqual(['POST /portal/org', 'POST /portal/org'])
})

it('says that the profile is closed, also when it cannot be read again', async () => {
  refused = { 'POST /portal/org': { code: 'profile-locked' }, 'GET /portal/org': { code: 'not-found' } }
  const move = await save({ ...entry, name: 'Lumen' }, loaded)
  expect(move).toMatchObject({ move: 'failed', loaded })
  expect(problemOf(move)?.code).toBe('profile-locked')
})

it('counts a change that is stored already as saved', async () => {
  refused = { 'POST /portal/org': { code: 'profile-changed' } }
  kept = { organisation: { ...organisation, name: 'Lumen', revision: 2 }, user }
  expect(await save({ ...entry, name: 'Lumen' }, loaded)).toEqual({ move: 'saved' })
})

it("shows a problem of the request's bank at the form's field", async () => {
  const words = 'Maximum length allowed is 50 characters (or you may omit this field).'
  const objection = (field: string) => ({ field, rule: 'maxLength', message: words })
  const objections = [objection('/bankDetails/bankCode'), objection('/name')]
  refused = { 'POST /portal/org': { code: 'invalid-request', problems: objections } }
  const problem = problemOf(await saveWithCode(newBank, loaded, '123456'))
  expect(problem?.problems.map(({ field }) => field)).toEqual(['/bankCode', '/name'])
})
