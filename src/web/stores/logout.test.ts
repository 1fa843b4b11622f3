// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession } from '#web/api/refresh.ts'
import { storeTokens } from '#web/api/tokens.ts'
import { logOut, signOutHere, watchSession } from './logout.ts'
import { markLoggedIn, readSession, rememberRole, rememberUsername, rereadSession, useSession } from './session.ts'

const calls: string[] = []

function signIn(username = 'dana@lumen.example') {
  storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
  rememberUsername(username)
  rememberRole('EXTERNAL_ADMIN')
  markLoggedIn('m')
}

/** Fires the storage events that this tab gets when `change` happens in another one. */
function inAnotherTab(change: () => void, key: string | null) {
  change()
  dispatchEvent(new StorageEvent('storage', { key }))
}

watchSession()

beforeEach(() => {
  calls.length = 0
  localStorage.clear()
  rereadSession()
  useSession.setState({ endedBecause: null })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    calls.push(`${url} ${body}`)
    return Response.json({ statusCode: 200, message: '', data: null })
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a session', () => {
  it('of another person ends the previous session for all subscribers', () => {
    signIn()
    const seen: unknown[] = []
    const leave = useSession.subscribe(({ isLoggedIn, username }) => seen.push([isLoggedIn, username]))
    signIn('mira@lumen.example')
    leave()
    expect(seen).toEqual([
      [false, 'dana@lumen.example'],
      [true, 'mira@lumen.example'],
    ])
  })

  it('is read again by a page from the back-forward cache', () => {
    signIn()
    localStorage.clear()
    expect(useSession.getState().isLoggedIn).toBe(true)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(useSession.getState().isLoggedIn).toBe(false)
  })

  it('starts with the code, not with the password', () => {
    storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
    rememberUsername('dana@lumen.example')
    rememberRole('EXTERNAL_ADMIN')
    expect(readSession().isLoggedIn).toBe(false)
    expect(markLoggedIn('m')).toEqual({ isLoggedIn: true, username: 'dana@lumen.example', userRole: 'EXTERNAL_ADMIN' })
  })

  it('needs no code with the debug setting', () => {
    localStorage.setItem('debug.skipMfa', '1')
    storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
    rememberUsername('dana@lumen.example')
    rememberRole('EXTERNAL_ADMIN')
    expect(markLoggedIn().isLoggedIn).toBe(true)
  })

  it('with an unknown role is no session', () => {
    signIn()
    localStorage.setItem('ur', 'ASTRONAUT')
    expect(readSession()).toEqual({ isLoggedIn: false, username: 'dana@lumen.example', userRole: null })
  })
})

describe('logging out', () => {
  it('clears local storage except device settings, and ends the server session', async () => {
    signIn()
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('region', 'Thailand')
    sessionStorage.setItem('cache./portal/configs', '{}')
    await logOut('IDLE_SESSION')
    expect({ ...localStorage }).toEqual({ theme: 'dark', region: 'Thailand', lr: 'IDLE_SESSION' })
    expect(sessionStorage.length).toBe(0)
    expect(calls).toEqual(['/portal/user/logout {"refreshToken":"r"}'])
    expect(useSession.getState()).toMatchObject({ isLoggedIn: false, endedBecause: 'IDLE_SESSION' })
  })

  it('works without a network', async () => {
    signIn()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await logOut('OTHER')
    expect(useSession.getState().isLoggedIn).toBe(false)
  })

  it('shows no dialog in this tab after Sign Out', async () => {
    signIn()
    await signOutHere()
    expect(useSession.getState()).toMatchObject({ isLoggedIn: false, endedBecause: null })
  })
})

describe('another tab', () => {
  it('that is idle ends the session here for the same reason', () => {
    signIn()
    inAnotherTab(() => {
      localStorage.clear()
      localStorage.setItem('lr', 'IDLE_SESSION')
    }, 'at')
    expect(useSession.getState()).toMatchObject({ isLoggedIn: false, endedBecause: 'IDLE_SESSION' })
  })

  it('that signs out ends it with reason OTHER, and signing in there closes the dialog', () => {
    signIn()
    inAnotherTab(() => localStorage.clear(), null)
    expect(useSession.getState().endedBecause).toBe('OTHER')
    inAnotherTab(() => signIn('bea@portal.example'), 'mt')
    expect(useSession.getState()).toMatchObject({
      isLoggedIn: true,
      username: 'bea@portal.example',
      endedBecause: null,
    })
  })
})

it('ends when the session cannot be renewed', async () => {
  signIn()
  vi.stubGlobal('fetch', async () =>
    Response.json({ statusCode: 401, message: '', code: 'NotAuthorizedException', data: null }, { status: 401 }),
  )
  expect(await refreshSession(() => true)).toBe(false)
  expect(useSession.getState()).toMatchObject({ isLoggedIn: false, endedBecause: 'OTHER' })
})
