import { describe, expect, it } from 'vitest'
import { problems } from '#domain/problems.ts'
import { SignInMessageCode } from '#generated/portal/model/signInMessageCode.ts'
import { AppError, networkError } from '#web/api/errors.ts'
import { authMessage, isNotConfirmed, NoStoredUsername } from './auth-failure.ts'

const refusal = (code: string | undefined, message: string) =>
  new AppError({ kind: 'APPLICATION_ERROR', status: 400, message, code })

const tryLater = 'Unable to complete the request at the moment. Please try again later.'

describe('a failure of the sign-in family', () => {
  it('shows the same message for an unknown address and a wrong password', () => {
    expect(authMessage(refusal('UserNotFoundException', 'User does not exist.'))).toBe(
      'Incorrect username or password.',
    )
  })

  it('redirects an unconfirmed account to the confirmation', () => {
    const notConfirmed = refusal('UserNotConfirmedException', 'x')
    expect(isNotConfirmed(notConfirmed)).toBe(true)
    expect(isNotConfirmed(refusal('UserNotFoundException', 'x'))).toBe(false)
    expect(authMessage(notConfirmed)).toBe('Your account is not confirmed. An OTP has been send to your email.')
  })

  it('shows the message of the answer for exactly these codes', () => {
    const codes = Object.keys(problems)
    expect(codes.filter((code) => authMessage(refusal(code, `about ${code}`)) === `about ${code}`).toSorted()).toEqual([
      'CodeMismatchException',
      'ExpiredCodeException',
      'InvalidParameterException',
      'LimitExceededException',
      'NotAuthorizedException',
      'TooManyFailedAttemptsException',
      'code-expired',
      'code-locked',
      'code-mismatch',
      'code-used',
      'invalid-request',
      'not-signed-in',
      'passkey-refused',
      'resend-too-soon',
      'set-up-expired',
      'too-many-requests',
      'way-not-available',
    ])
  })

  it('asks to try again later for every other code of the catalogue', () => {
    const named = ['UserNotFoundException', 'UserNotConfirmedException', ...Object.values(SignInMessageCode)]
    const others = Object.keys(problems).filter((code) => !named.includes(code))
    expect(new Set(others.map((code) => authMessage(refusal(code, 'x'))))).toEqual(new Set([tryLater]))
  })

  it('shows its own message only for codes that the catalogue has', () => {
    expect(Object.values(SignInMessageCode).filter((code) => !(code in problems))).toEqual([])
  })

  it('with another code and a message asks to try again later', () => {
    expect(authMessage(refusal('LambdaException', 'stack trace'))).toBe(tryLater)
    expect(authMessage(networkError('Network error'))).toBe(tryLater)
    expect(authMessage(new TypeError('x'))).toBe(tryLater)
  })

  it('without a stored username refers to the sign-in', () => {
    expect(authMessage(new NoStoredUsername())).toBe('Please go to sign in page and try to login with your email.')
  })

  it('without a message names the code', () => {
    expect(authMessage(refusal('OddException', ''))).toBe(
      "Failed with error: 'OddException'. We apologize for the inconvenience. Please try again later or contact us for assistance.",
    )
  })
})
