// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { chooseProject, forgetKey, forgetRevokedKey, rememberKey, useSandboxKeys } from './sandbox-keys.ts'
import { useSession } from './session.ts'

const keyOf = (projectId: string) => useSandboxKeys.getState().keys.get(projectId)

beforeEach(() => useSandboxKeys.setState({ projectId: undefined, keys: new Map() }))

it('keeps the newest key per project', () => {
  rememberKey('fleet', 'sandbox_one')
  rememberKey('fleet', 'sandbox_two')
  rememberKey('radio', 'sandbox_three')
  expect([keyOf('fleet'), keyOf('radio')]).toEqual(['sandbox_two', 'sandbox_three'])
  forgetKey('fleet')
  expect([keyOf('fleet'), keyOf('radio')]).toEqual([undefined, 'sandbox_three'])
})

it.each(['sandbox_…9876', 'live_…4321'])('keeps a key when %s is revoked', (revoked) => {
  rememberKey('fleet', 'sandbox_one4321')
  forgetRevokedKey('fleet', revoked)
  expect(keyOf('fleet')).toBe('sandbox_one4321')
})

it('stores no key in the browser', () => {
  rememberKey('fleet', 'sandbox_secret')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('sandbox_secret')
})

it('clears all keys when the session ends', () => {
  useSession.setState({ isLoggedIn: true, username: 'dana@lumen.example', userRole: 'EXTERNAL_ADMIN' })
  chooseProject('fleet')
  rememberKey('fleet', 'sandbox_one')
  useSession.setState({ isLoggedIn: false, username: null, userRole: null })
  expect(useSandboxKeys.getState()).toEqual({ projectId: undefined, keys: new Map() })
})
