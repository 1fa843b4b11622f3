import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { organisation, user } from '#tests/support/profiles.ts'
import { isAppError } from '#web/api/errors.ts'
import { queryClient } from '#web/api/query-client.ts'
import { asLoaded, type LoadedProfile, type Move } from './editor.ts'
import { entryOf } from './profile-entry.ts'
import { save, saveWithCode } from './save-profile.ts'

const loaded = asLoaded(organisation, user)
const entry = entryOf(organisation, user)
const newBank = { ...entry, accountNumber: '99', confirmAccountNumber: '99' }

/** What the portal has stored, and the requests it got besides reads. */
let kept: { organisation: typeof organisation; user: typeof user }
let asked: string[]
/** Where the line fails: before the request is there, or with the answer. */
let line: { loses: 'nothing' | 'requests' | 'answers' }

beforeEach(() => {
  kept = { organisation, user }
  asked = []
  line = { loses: 'nothing' }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'https://portal.example')
    if (method !== 'GET') asked.push(`${method} ${pathname}`)
    if (method !== 'GET' && line.loses === 'requests') throw new TypeError('The line is gone.')
    const answer = method === 'GET' ? stored(pathname) : keep(pathname, JSON.parse(String(body ?? '{}')))
    if (method !== 'GET' && line.loses === 'answers') throw new TypeError('The line is gone.')
    return answer
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const stored = (path: string) => answerOf(path.endsWith('/org') ? kept.organisation : kept.user)

/** As the portal stores it: every field is replaced, and a missing one becomes empty. */
function keep(path: string, { revision, otp, ...change }: Record<string, unknown>) {
  if (path.endsWith('/otp')) return answerOf({ validSeconds: 300, resendSeconds: 30 })
  const isCompany = path.endsWith('/org')
  const before = isCompany ? kept.organisation : kept.user
  if (revision !== before.revision) return refusalOf('profile-changed')
  const next = { revision: before.revision + 1 }
  if (!isCompany) {
    const nothing = { salutation: null, fullName: null, jobTitle: null, mobileNumber: null, address: null }
    kept = { ...kept, user: { ...user, ...nothing, ...change, ...next } }
    return stored(path)
  }
  const bankDetails = { bankName: null, bankCode: null, branchCode: null, accountNumber: null, ...bankIn(change) }
  if (bankDetails.accountNumber !== kept.organisation.bankDetails.accountNumber && !otp) {
    return refusalOf('bank-otp-required')
  }
  const nothing = { name: null, website: null, address: null, country: null }
  kept = { ...kept, organisation: { ...organisation, ...nothing, ...change, bankDetails, ...next } }
  return stored(path)
}

const bankIn = ({ bankDetails }: Record<string, unknown>): Partial<typeof organisation.bankDetails> =>
  typeof bankDetails === 'object' && bankDetails ? bankDetails : {}

/** The records as a failed move leaves them. */
function leftBy(move: Move): LoadedProfile {
  if (move.move !== 'failed') throw new Error(`ended in ${move.move}`)
  return move.loaded
}

const codeOf = (move: Move) => ('problem' in move && isAppError(move.problem) ? move.problem.code : undefined)

it('saves the person next after the answer to saving the company was lost', async () => {
  const typed = { ...entry, name: 'Lumen', jobTitle: 'Head' }
  line.loses = 'answers'
  const left = leftBy(await save(typed, loaded))
  line.loses = 'nothing'
  expect(await save(typed, left)).toEqual({ move: 'saved' })
  expect(kept).toMatchObject({ organisation: { name: 'Lumen' }, user: { jobTitle: 'Head' } })
  expect(asked).toEqual(['POST /portal/org', 'PUT /portal/user'])
})

it.each([
  ['the company', { name: 'Lumen' }, { name: 'Lumen Ltd' }, { organisation: { name: 'Lumen Ltd' } }],
  ['the person', { jobTitle: 'Head' }, { jobTitle: 'Head of it' }, { user: { jobTitle: 'Head of it' } }],
])('saves later input over %s whose answer was lost', async (_, first, then, expected) => {
  line.loses = 'answers'
  const left = leftBy(await save({ ...entry, ...first }, loaded))
  line.loses = 'nothing'
  expect(await save({ ...entry, ...then }, left)).toEqual({ move: 'saved' })
  expect(kept).toMatchObject(expected)
})

it('recognises its own saves after two lost answers and a lost request', async () => {
  line.loses = 'answers'
  const once = leftBy(await save({ ...entry, name: 'L' }, loaded))
  const twice = leftBy(await save({ ...entry, name: 'Lu' }, once))
  line.loses = 'requests'
  const thrice = leftBy(await save({ ...entry, name: 'Lum' }, twice))
  line.loses = 'nothing'
  expect(await save({ ...entry, name: 'Lumen' }, thrice)).toEqual({ move: 'saved' })
  expect(kept.organisation).toMatchObject({ name: 'Lumen', revision: 4 })
})

it.each([
  ['company', { organisation: { ...organisation, name: 'Lumen', website: 'of.another.tab', revision: 3 }, user }],
  ['person', { organisation, user: { ...user, jobTitle: 'Head', fullName: 'Of another tab', revision: 3 } }],
])('reports a %s changed in another tab, also after a lost answer', async (_, elsewhere) => {
  const typed = { ...entry, name: 'Lumen', jobTitle: 'Head' }
  line.loses = 'answers'
  const once = leftBy(await save(typed, loaded))
  const twice = leftBy(await save(typed, once))
  line.loses = 'nothing'
  kept = elsewhere
  expect(codeOf(await save({ ...typed, address: '2 Harbour Front', mobileNumber: '+6581234567' }, twice))).toBe(
    'profile-changed',
  )
  expect(kept.user.fullName).toBe(elsewhere.user.fullName)
  expect(kept.organisation.website).toBe(elsewhere.organisation.website)
})

it('asks for no second code for a bank that was stored though the answer was lost', async () => {
  const typed = { ...newBank, jobTitle: 'Head' }
  line.loses = 'answers'
  const left = leftBy(await saveWithCode(typed, loaded, '123456'))
  line.loses = 'nothing'
  expect(await save(typed, left)).toEqual({ move: 'saved' })
  expect(asked).toEqual(['POST /portal/org', 'PUT /portal/user'])
  expect(kept.organisation.bankDetails.accountNumber).toBe('99')
})

it('asks for a code to return to the previous bank', async () => {
  line.loses = 'answers'
  const left = leftBy(await saveWithCode(newBank, loaded, '123456'))
  line.loses = 'nothing'
  const asking = await save(entry, left)
  if (asking.move !== 'ask-code') throw new Error(`ended in ${asking.move}`)
  expect(await saveWithCode(entry, asking.loaded, '654321')).toEqual({ move: 'saved' })
  expect(asked).toEqual(['POST /portal/org', 'POST /portal/org/otp', 'POST /portal/org'])
})

it('asks for another code when the new bank did not reach the server', async () => {
  line.loses = 'requests'
  const left = leftBy(await saveWithCode(newBank, loaded, '123456'))
  line.loses = 'nothing'
  expect((await save(newBank, left)).move).toBe('ask-code')
})

it('reports no conflict while the record cannot be read', async () => {
  kept = { organisation: { ...organisation, revision: 2 }, user }
  const portal = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) =>
    init.body ? await portal(url, init) : refusalOf('server-error'),
  )
  expect(codeOf(await save({ ...entry, name: 'Lumen' }, loaded))).toBe('server-error')
})
