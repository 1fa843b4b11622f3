import { describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newAuthenticator } from '#tests/support/authenticator.ts'
import { unknownId } from '#tests/support/projects.ts'
import { secondSteps, settings } from '#tests/support/second-steps.ts'

const app = testApp()
const { confirm, newPartner, addPasskey, dataOf } = secondSteps(app)

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

describe('a passkey', () => {
  const options = `${settings}/passkeys/options`
  const add = (partner: Caller, answer: object) => partner.post(`${settings}/passkeys`, { name: 'Phone', ...answer })
  const newKey = () => newAuthenticator('http://localhost:8080', 'localhost')

  test('is offered for this site and account, without those that are registered', async () => {
    const partner = await newPartner()
    const { id } = await addPasskey(partner)
    expect(await dataOf(partner.post(options))).toMatchObject({
      rp: { id: 'localhost', name: 'Open Platform' },
      user: { name: partner.email },
      excludeCredentials: [{ id, transports: ['internal'] }],
      authenticatorSelection: { userVerification: 'preferred' },
    })
  })

  test('is refused for another origin, and its challenge is used up', async () => {
    const partner = await newPartner()
    const key = newKey()
    const asked = await dataOf(partner.post(options))
    expect(codeOf(await add(partner, key.create(asked, 'https://evil.example')))).toEqual([422, 'passkey-refused'])
    expect(codeOf(await add(partner, key.create(asked)))).toEqual([409, 'set-up-expired'])
  })

  test('is refused with the challenge of an earlier tab, and after ten minutes', async () => {
    const partner = await newPartner()
    const key = newKey()
    const first = await dataOf(partner.post(options))
    await dataOf(partner.post(options))
    expect(codeOf(await add(partner, key.create(first)))).toEqual([422, 'passkey-refused'])
    const late = await dataOf(partner.post(options))
    app.advance(600)
    await confirm(partner)
    expect(codeOf(await add(partner, key.create(late)))).toEqual([409, 'set-up-expired'])
  })

  test('is registered by one account only', async () => {
    const [partner, other] = [await newPartner(), await newPartner()]
    const key = await addPasskey(partner)
    const answer = await add(other, key.create(await dataOf(other.post(options))))
    expect(codeOf(answer)).toEqual([409, 'passkey-exists'])
  })

  test('is one of at most ten, also from two sessions at once', async () => {
    const partner = await newPartner()
    app.advance(31)
    const elsewhere = await app.signIn(partner.email)
    await confirm(elsewhere)
    for (let made = 0; made < 9; made++) await addPasskey(partner, `Key ${made}`)
    const both = [partner, elsewhere]
    // Both ask before either adds: the second could not ask any more.
    const begun = [await dataOf(partner.post(options)), await dataOf(elsewhere.post(options))]
    const answers = await Promise.all(both.map((each, index) => add(each, newKey().create(begun[index]))))
    expect(answers.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'passkey-limit-reached'],
    ])
    expect(codeOf(await partner.post(options))).toEqual([409, 'passkey-limit-reached'])
  })

  test('is renamed by its owner only, who gets a mail', async () => {
    const [partner, other] = [await newPartner(), await newPartner()]
    const { passkeyId } = await addPasskey(partner)
    const path = `${settings}/passkeys/${passkeyId}`
    const to = (name: string) => ({ name })
    expect((await app.visitor.put(path, to('Phone'))).statusCode).toBe(401)
    expect((await other.put(path, to('Phone'))).statusCode).toBe(404)
    expect((await partner.put(`${settings}/passkeys/${unknownId}`, to('Phone'))).statusCode).toBe(404)
    expect((await partner.put(path, to(' '))).statusCode).toBe(400)
    expect((await partner.put(path, to('x'.repeat(51)))).statusCode).toBe(400)
    expect((await partner.put(path, to('<b>Phone</b>'))).statusCode).toBe(400)
    const mails = (await app.mailsTo(partner.email)).length
    expect((await partner.put(path, to('Work laptop'))).statusCode).toBe(200)
    expect(await app.mailsTo(partner.email)).toHaveLength(mails)
    expect((await partner.put(path, to(' Phone '))).statusCode).toBe(200)
    expect(await dataOf(partner.get(settings))).toMatchObject({ passkeys: [{ id: passkeyId, name: 'Phone' }] })
    const [mail] = await app.mailsTo(partner.email)
    expect(mail?.text).toContain('The passkey Work laptop is called Phone now.')
    app.advance(600)
    expect(codeOf(await partner.put(path, to('Tablet')))).toEqual([403, 'confirmation-required'])
  })

  test('is removed by its owner only', async () => {
    const [partner, other] = [await newPartner(), await newPartner()]
    const { passkeyId } = await addPasskey(partner)
    const path = `${settings}/passkeys/${passkeyId}`
    expect((await app.visitor.delete(path)).statusCode).toBe(401)
    expect((await other.delete(path)).statusCode).toBe(404)
    expect((await partner.delete(`${settings}/passkeys/${unknownId}`)).statusCode).toBe(404)
    expect((await partner.delete(`${settings}/passkeys/7`)).statusCode).toBe(400)
    app.advance(600)
    expect(codeOf(await partner.delete(path))).toEqual([403, 'confirmation-required'])
    await confirm(partner)
    expect((await partner.delete(path)).statusCode).toBe(200)
    expect((await partner.delete(path)).statusCode).toBe(404)
  })
})
