// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readTokens } from '#web/api/tokens.ts'
import { readSession } from '#web/stores/session.ts'
import { finishSignIn, leaveToSignIn, takeAnswer } from './single-sign-on.ts'

const answer = 'code=c&state=s&iss=https%3A%2F%2Fid.portal.example'
const result = {
  token: { AccessToken: 'a', RefreshToken: 'r' },
  mfaToken: 'm',
  email: 'bea@portal.example',
  role: 'business_admin_role',
}

/** Answers every call alike. Returns what was sent. */
function portal(data: unknown, refusal?: { status: number; code: string; message: string }) {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    sent.push([url, body ? JSON.parse(String(body)) : undefined])
    if (!refusal) return Response.json({ status: true, message: '', data })
    return Response.json({ ...refusal, status: false, data: null }, { status: refusal.status })
  })
  return sent
}

/** Leaves for the provider, whose address the test does not follow. */
async function leave(redirect?: string) {
  portal({ address: '#provider', handle: 'h' })
  await leaveToSignIn(redirect)
}

beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

it('signs in with the answer of the provider, and keeps the page to open', async () => {
  await leave('/content-partners')
  expect(location.hash).toBe('#provider')
  expect(takeAnswer(`?${answer}`)).toEqual({ redirect: '/content-partners' })
  const sent = portal(result)
  // React's strict mode runs effects twice.
  expect(await Promise.all([finishSignIn(), finishSignIn()])).toEqual([undefined, undefined])
  expect(sent).toEqual([['/portal/user/sso/finish', { handle: 'h', answer }]])
  expect(readTokens()).toMatchObject({ access: 'a', refresh: 'r', mfa: 'm' })
  expect(readSession()).toEqual({ isLoggedIn: true, username: 'bea@portal.example', userRole: 'BUSINESS_ADMIN' })
})

it('takes no answer out of an address without one', () => {
  expect(takeAnswer('')).toBeUndefined()
  expect(takeAnswer('?redirect=%2Fprojects')).toBeUndefined()
})

it.each(['', 'broken', '"text"', '5'])(
  'asks to try again in a browser that did not begin, with %j stored',
  async (stored) => {
    localStorage.setItem('so', stored)
    const sent = portal(result)
    expect(takeAnswer(`?${answer}`)).toEqual({ redirect: undefined })
    expect(await finishSignIn()).toEqual({ denied: false })
    expect(sent).toEqual([])
  },
)

it.each([
  ['sso-no-role', 403, true],
  ['network-not-internal', 403, true],
  ['sso-denied', 403, false],
  ['sso-expired', 422, false],
  ['sso-unavailable', 503, false],
])('shows the message of %s and stores no token', async (code, status, denied) => {
  await leave()
  takeAnswer(`?${answer}`)
  portal(null, { status, code, message: 'Why.' })
  expect(await finishSignIn()).toEqual({ message: 'Why.', denied })
  expect(readTokens().access).toBeNull()
})
