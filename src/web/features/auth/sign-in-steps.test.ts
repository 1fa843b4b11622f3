import { describe, expect, it, vi } from 'vitest'
import { AppError, networkError } from '#web/api/errors.ts'
import { type SignInPorts, signInSteps } from './sign-in-steps.ts'

const token = { AccessToken: 'a', RefreshToken: 'r' }
const refusal = (code: string, status = 400, message = 'x') =>
  new AppError({ kind: 'APPLICATION_ERROR', status, code, message })

/** A backend that accepts every sign-in, and a record of the calls that it got. */
function ports(changes: Partial<SignInPorts> = {}) {
  const asked: string[] = []
  const note =
    <Args extends unknown[], Result>(name: string, run: (...args: Args) => Result) =>
    (...args: Args) => {
      asked.push(name)
      return run(...args)
    }
  const all: SignInPorts = {
    signIn: async () => ({ message: '', data: { token } }),
    getRole: async () => 'external_admin_role',
    checkNetwork: async () => {},
    listWays: async () => ['EMAIL_CODE'],
    requestCode: async () => {},
    keepTokens: () => {},
    forgetTokens: () => {},
    skipsMfa: () => false,
    warn: () => {},
    ...changes,
  }
  return {
    asked,
    ports: {
      ...all,
      signIn: note('signIn', all.signIn),
      getRole: note('getRole', all.getRole),
      checkNetwork: note('checkNetwork', all.checkNetwork),
      listWays: note('listWays', all.listWays),
      requestCode: note('requestCode', all.requestCode),
      keepTokens: note('keepTokens', all.keepTokens),
      forgetTokens: note('forgetTokens', all.forgetTokens),
    },
  }
}

const dana = { email: 'Dana@Lumen.Example ', password: 'Sandbox#2026' }
const username = 'dana@lumen.example'

describe('signing in', () => {
  it('sends the address in lower case', async () => {
    const signIn = vi.fn(async () => ({ message: '', data: { token } }))
    await signInSteps(dana, ports({ signIn }).ports)
    expect(signIn).toHaveBeenCalledWith({ email: username, password: 'Sandbox#2026' })
  })

  it('of a partner asks for the role and a code', async () => {
    const { asked, ports: all } = ports()
    expect(await signInSteps(dana, all)).toEqual({ step: 'enter-code', username, role: 'EXTERNAL_ADMIN' })
    expect(asked).toEqual(['signIn', 'keepTokens', 'getRole', 'listWays', 'requestCode'])
  })

  it.each([
    ['business_admin_role', 'BUSINESS_ADMIN'],
    ['technical_limited_role', 'TECHNICAL_LIMITED'],
  ])('of %s checks the network before the code', async (name, role) => {
    const { asked, ports: all } = ports({ getRole: async () => name })
    expect(await signInSteps(dana, all)).toMatchObject({ step: 'enter-code', role })
    expect(asked).toEqual(['signIn', 'keepTokens', 'getRole', 'checkNetwork', 'listWays', 'requestCode'])
  })

  it('of a business internal needs no network check', async () => {
    const { asked, ports: all } = ports({ getRole: async () => 'business_limited_role' })
    expect(await signInSteps(dana, all)).toMatchObject({ step: 'enter-code', role: 'BUSINESS_INTERNAL' })
    expect(asked).not.toContain('checkNetwork')
  })

  it('from an outside network fails and keeps no tokens', async () => {
    const { asked, ports: all } = ports({
      getRole: async () => 'business_admin_role',
      checkNetwork: () => Promise.reject(refusal('network-not-allowed', 403)),
    })
    expect(await signInSteps(dana, all)).toEqual({
      step: 'failed',
      message: 'Access allowed only from internal network.',
    })
    expect(asked.at(-1)).toBe('forgetTokens')
    expect(asked).not.toContain('requestCode')
  })

  it('with an unknown role continues as external admin with a warning', async () => {
    const warn = vi.fn()
    const state = await signInSteps(dana, ports({ warn, getRole: async () => 'astronaut' }).ports)
    expect(state).toMatchObject({ step: 'enter-code', role: 'EXTERNAL_ADMIN' })
    expect(warn).toHaveBeenCalledOnce()
  })

  it('answered by confirmsignup goes to the confirmation', async () => {
    const { asked, ports: all } = ports({ signIn: async () => ({ message: 'confirmsignup', data: null }) })
    expect(await signInSteps(dana, all)).toEqual({ step: 'confirm-sign-up', username })
    expect(asked).toEqual(['signIn'])
  })

  it('refused for an unconfirmed account goes to the confirmation and says that a code was sent', async () => {
    const signIn = () => Promise.reject(refusal('UserNotConfirmedException', 403))
    expect(await signInSteps(dana, ports({ signIn }).ports)).toEqual({
      step: 'confirm-sign-up',
      username,
      info: 'Your account is not confirmed. An OTP has been send to your email.',
    })
  })

  it('with a wrong password fails in the specified words', async () => {
    const signIn = () => Promise.reject(refusal('UserNotFoundException', 401))
    expect(await signInSteps(dana, ports({ signIn }).ports)).toEqual({
      step: 'failed',
      message: 'Incorrect username or password.',
    })
  })

  it('that cannot request the code fails and keeps no tokens', async () => {
    const { asked, ports: all } = ports({ requestCode: () => Promise.reject(networkError('Network error')) })
    expect(await signInSteps(dana, all)).toMatchObject({ step: 'failed' })
    expect(asked.at(-1)).toBe('forgetTokens')
  })

  it('with another way first mails no code', async () => {
    const { asked, ports: all } = ports({ listWays: async () => ['TOTP', 'EMAIL_CODE'] })
    expect(await signInSteps(dana, all)).toEqual({ step: 'enter-code', username, role: 'EXTERNAL_ADMIN' })
    expect(asked).not.toContain('requestCode')
  })

  it('that cannot list the ways fails and keeps no tokens', async () => {
    const { asked, ports: all } = ports({ listWays: () => Promise.reject(networkError('Network error')) })
    expect(await signInSteps(dana, all)).toMatchObject({ step: 'failed' })
    expect(asked.at(-1)).toBe('forgetTokens')
  })

  it('twice within thirty seconds uses the code sent first', async () => {
    const info = 'A code was sent a moment ago. Please wait before you request another one.'
    const requestCode = () => Promise.reject(refusal('resend-too-soon', 429, info))
    const { asked, ports: all } = ports({ requestCode })
    expect(await signInSteps(dana, all)).toEqual({ step: 'enter-code', username, role: 'EXTERNAL_ADMIN', info })
    expect(asked).not.toContain('forgetTokens')
  })

  it('skips the code with the debug flag, never the network check', async () => {
    const { asked, ports: all } = ports({ skipsMfa: () => true, getRole: async () => 'business_admin_role' })
    expect(await signInSteps(dana, all)).toEqual({ step: 'signed-in', username, role: 'BUSINESS_ADMIN' })
    expect(asked).toEqual(['signIn', 'keepTokens', 'getRole', 'checkNetwork'])
  })
})
