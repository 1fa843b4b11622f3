import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'

// Not next to its module, and with a module of its own, because other tests set a low hash cost and this one needs the real one.
vi.resetModules()
const { issueChallenge } = await import('#server/identity/captcha.ts')
const { hashPassword, verifyPassword } = await import('#server/identity/passwords.ts')

it('passwords are hashed as OWASP recommends, each with its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword('Harbour#2027'), hashPassword('Harbour#2027')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword('Harbour#2027', one)).toBe(true)
  expect(await verifyPassword('harbour#2027', one)).toBe(false)
})

it('a message costs its sender 256 attempts of 5000 rounds on average', async () => {
  const { parameters } = await issueChallenge(
    { sessionSecret: 'a secret of the tests that is long enough' },
    new Date(),
  )
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000, keyPrefix: '00' })
})

it('many passwords are hashed without delaying other work', async () => {
  let hashed = 0
  const hashes = Array.from({ length: 12 }, async () => {
    await hashPassword('Harbour#2027')
    hashed++
  })
  // Reading a file needs one of the threads that hash.
  await readFile(import.meta.filename)
  expect(hashed).toBeLessThan(5)
  await Promise.all(hashes)
})
