import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test, vi } from 'vitest'
import { Captcha, type CaptchaSource } from './captcha.ts'

const secret = 'a secret of the tests'
const easy = { algorithm: 'PBKDF2/SHA-256', cost: 1, keyPrefix: '0', deriveKey, hmacSignatureSecret: secret }

function source({ goodForSeconds = 600 } = {}) {
  return {
    fetchChallenge: vi.fn<CaptchaSource['fetchChallenge']>(() =>
      createChallenge({ ...easy, expiresAt: Math.floor(Date.now() / 1000) + goodForSeconds }),
    ),
    solve: vi.fn<CaptchaSource['solve']>((challenge) => solveChallenge({ challenge, deriveKey })),
  }
}

test('solves the captcha once for several requests', async () => {
  const from = source()
  const captcha = new Captcha(from)
  captcha.prepare()
  const [token, again] = await Promise.all([captcha.token(), captcha.token()])
  expect(again).toBe(token)
  expect(from.fetchChallenge).toHaveBeenCalledOnce()
  const { challenge, solution } = JSON.parse(atob(token))
  expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret })).toMatchObject({
    verified: true,
  })
})

test('solves it again shortly before the token expires', async () => {
  const captcha = new Captcha(source())
  const first = await captcha.token()
  expect(await captcha.token(Date.now() + 500_000)).toBe(first)
  expect(await captcha.token(Date.now() + 550_000)).not.toBe(first)
})

test('solves another one after a reset', async () => {
  const captcha = new Captcha(source())
  const first = await captcha.token()
  captcha.reset()
  expect(await captcha.token()).not.toBe(first)
})

test('retries after a failure', async () => {
  const from = source()
  from.fetchChallenge.mockRejectedValueOnce(new Error('Network error'))
  from.solve.mockResolvedValueOnce(null)
  const captcha = new Captcha(from)
  await expect(captcha.token()).rejects.toThrow('Network error')
  await expect(captcha.token()).rejects.toThrow('no solution')
  await expect(captcha.token()).resolves.toMatch(/^[A-Za-z0-9+/=]+$/)
})
