import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { contactRequests } from '#server/db/public-schema.ts'
import { mailOutbox } from '#server/db/schema.ts'
import { deleteExpiredRows } from '#server/jobs/cleanup.ts'
import { contactMail } from '#server/mail/mail-texts.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp({ seeded: false, config: { trustProxy: ['127.0.0.1'], contactMailTo: 'partners@portal.example' } })

const mailDown = testApp({ seeded: false, deliver: () => {} })

// altcha-lib reads the machine's clock for expiry; the tests have their own clock.
const setClock = () => vi.setSystemTime(app.now())
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }))
beforeEach(setClock)
afterAll(() => vi.useRealTimers())

const message = {
  name: 'Mira Tan',
  company_email: 'mira@lumen.example',
  company_website: 'lumen.example',
  role: 'Other: Founder',
  country: 'Singapore',
  mobile_number: '+65 81234567',
  message: 'Do you reach prepaid subscribers too?',
}

let visitors = 0
/** A different address per request, except in tests of the limit. */
const send = (body: object, address = `203.0.113.${++visitors}`) =>
  app.inject({
    method: 'POST',
    url: '/portal/home/contactUs',
    payload: body,
    headers: { 'x-forwarded-for': address },
  })

async function solve() {
  const { data: challenge } = (await app.visitor.get('/portal/home/captcha')).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('no solution')
  return { challenge, solution }
}

const tokenOf = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')
const captcha = async () => tokenOf(await solve())
const stored = () => app.db.select().from(contactRequests)

describe('a message', () => {
  test('is stored and mailed to the contact address', async () => {
    const answer = await send({ ...message, mobile_number: '+6581234567', captcha_token: await captcha() })
    expect(answer.json()).toEqual({ status: true, message: '', data: null })
    expect(await stored()).toMatchObject([{ companyEmail: 'mira@lumen.example', role: 'Other: Founder' }])
    const [mail] = await app.mailsTo('partners@portal.example')
    expect(mail?.subject).toBe('Message from Mira Tan, Singapore')
    expect(mail?.text).toContain('Phone: +65 81234567')
    expect(mail?.text).toContain(message.message)
  })

  test('may leave out the website', async () => {
    const { company_website: _, ...short } = message
    expect((await send({ ...short, captcha_token: await captcha() })).statusCode).toBe(200)
  })

  test.each([
    ['name', 'M', 'Minimum length required is 2 and maximum 50 characters'],
    ['name', 'M'.repeat(51), 'Minimum length required is 2 and maximum 50 characters'],
    ['name', '  ', 'Required.'],
    ['name', '<b>Mira</b>', 'HTML tags are not allowed!'],
    ['company_email', 'mira@lumen', 'Email is invalid'],
    ['role', 'Other: ', 'Input a role'],
    ['role', 'King', 'Input a role'],
    ['country', ' ', 'Please select the country in which your company operates.'],
    ['country', '', 'Please select the country in which your company operates.'],
    ['country', 'Atlantis', 'Please select the country in which your company operates.'],
    ['country', 'Singapore\nBcc: everybody', 'Please select the country in which your company operates.'],
    ['mobile_number', '+999 81234567', 'Please enter a valid phone number'],
    ['mobile_number', '81234567', 'Please select a country code'],
    ['mobile_number', '+65 123456', 'Please enter a valid phone number'],
    ['mobile_number', '+65 81234567890123', 'Please enter a valid phone number'],
    ['message', ' \n', 'Required.'],
    ['message', 'x', 'Minimum length required is 2 and maximum 1000 characters'],
    ['message', 'x'.repeat(1001), 'Minimum length required is 2 and maximum 1000 characters'],
    ['message', 'Look: <script>alert(1)</script>', 'HTML tags are not allowed!'],
  ])("with %s %j is rejected with the contract's message", async (field, value, words) => {
    const answer = await send({ ...message, [field]: value, captcha_token: 'YQ==' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().data.problems[0]).toMatchObject({ field: `/${field}`, message: words })
  })

  test('cannot inject mail headers', async () => {
    const name = 'Mira\nBcc: everybody@lumen.example'
    await send({ ...message, name, captcha_token: await captcha() })
    const [mail] = await app.mailsTo('partners@portal.example')
    expect(mail?.subject).toBe('Message from Mira Bcc: everybody@lumen.example, Singapore')
  })

  test('has a one-line subject for any stored text', () => {
    const stored = { companyEmail: 'mira@lumen.example', role: 'Other: Founder', mobileNumber: '', message: '' }
    const { subject } = contactMail({ ...stored, name: ' Mira\r\nTan', country: 'Singapore\nBcc: everybody ' })
    expect(subject).toBe('Message from Mira Tan, Singapore Bcc: everybody')
  })

  test('is accepted at most ten times in ten minutes from one address', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await send({ ...message, captcha_token: await captcha() }, '198.51.100.7')).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    app.advance(601)
    setClock()
    expect((await send({ ...message, captcha_token: await captcha() }, '198.51.100.7')).statusCode).toBe(200)
  })
})

test('is kept for a year, as the privacy page states', async () => {
  const now = app.now()
  await app.db.update(contactRequests).set({ createdAt: now })
  const count = (await stored()).length
  expect(count).toBeGreaterThan(1)
  const [one] = await stored()
  await app.db
    .update(contactRequests)
    .set({ createdAt: addMinutes(now, 2) })
    .where(eq(contactRequests.id, one?.id ?? ''))
  const year = 365 * 24 * 60
  await deleteExpiredRows(app.db, app.config, addMinutes(now, year))
  expect(await stored()).toHaveLength(count)
  await deleteExpiredRows(app.db, app.config, addMinutes(now, year + 1))
  expect((await stored()).map(({ id }) => id)).toEqual([one?.id])
})

describe('a captcha', () => {
  const refused = async (token: string) => {
    const answer = await send({ ...message, captcha_token: token })
    expect(answer.json()).toMatchObject({ status: false, code: 'captcha-failed' })
    expect(answer.statusCode).toBe(422)
  }

  test('is refused from an address after sixty wrong ones in ten minutes', async () => {
    const { challenge, solution } = await solve()
    const wrong = tokenOf({ challenge, solution: { ...solution, counter: solution.counter + 1 } })
    const statuses = new Set<number>()
    const address = '198.51.100.9'
    for (let count = 0; count < 60; count += 1) {
      statuses.add((await send({ ...message, captcha_token: wrong }, address)).statusCode)
    }
    expect([...statuses]).toEqual([422])
    const refusal = await send({ ...message, captcha_token: tokenOf({ challenge, solution }) }, address)
    expect(refusal.json()).toMatchObject({ code: 'too-many-requests' })
    expect((await send({ ...message, captcha_token: tokenOf({ challenge, solution }) })).statusCode).toBe(200)
  })

  test('does not count as wrong when it is expired, forged or malformed', async () => {
    const address = '198.51.100.10'
    const late = await captcha()
    app.advance(10 * 60 + 1)
    setClock()
    const { challenge, solution } = await solve()
    const forged = tokenOf({ challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution })
    const shapeless = tokenOf({ challenge, solution: { ...solution, counter: '1' } })
    const statuses = new Set<number>()
    for (const token of [late, forged, shapeless, 'YQ==']) {
      for (let count = 0; count < 61; count += 1) {
        statuses.add((await send({ ...message, captcha_token: token }, address)).statusCode)
      }
    }
    expect([...statuses]).toEqual([422])
    expect((await send({ ...message, captcha_token: tokenOf({ challenge, solution }) }, address)).statusCode).toBe(200)
  })

  test('is accepted once', async () => {
    const token = await captcha()
    expect((await send({ ...message, captcha_token: token })).statusCode).toBe(200)
    await refused(token)
    // The same solution in another encoding.
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString())
    await refused(tokenOf({ solution: { ...solution, time: 1 }, challenge }))
  })

  test('is accepted for one of two simultaneous messages', async () => {
    const token = await captcha()
    const before = (await stored()).length
    const answers = await Promise.all([1, 2, 3, 4].map(() => send({ ...message, captcha_token: token })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
    expect(await stored()).toHaveLength(before + 1)
  })

  test('expires after ten minutes', async () => {
    const early = await captcha()
    const late = await captcha()
    app.advance(9 * 60)
    setClock()
    expect((await send({ ...message, captcha_token: early })).statusCode).toBe(200)
    app.advance(61)
    setClock()
    await refused(late)
  })

  test('is rejected with a foreign signature or a lower difficulty', async () => {
    const { challenge, solution } = await solve()
    const { parameters } = challenge
    for (const forged of [
      { challenge: { ...challenge, signature: challenge.signature.replace(/^./, 'z') }, solution },
      { challenge: { parameters }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 600 } }, solution },
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution: { ...solution, derivedKey: `00${'ab'.repeat(31)}` } },
      { challenge, solution: { ...solution, counter: '1' }, counterMode: 'string', hmacAlgorithm: 'MD5' },
      { challenge },
      { challenge: null, solution },
      [],
      null,
    ]) {
      await refused(tokenOf(Object(forged)))
    }
    for (const token of ['YQ==', 'e30=', 'bnVsbA==', '____']) await refused(token)
    expect((await send({ ...message, captcha_token: tokenOf({ challenge, solution }) })).statusCode).toBe(200)
  })

  test('stays valid when the message could not be stored', async () => {
    const token = await captcha()
    expect((await send({ ...message, name: 'M', captcha_token: token })).statusCode).toBe(400)
    // A database failure in the middle of the transaction.
    await app.db.execute(sql`alter table mail_outbox rename to mail_outbox_gone`)
    expect((await send({ ...message, captcha_token: token })).statusCode).toBe(500)
    await app.db.execute(sql`alter table mail_outbox_gone rename to mail_outbox`)
    expect((await send({ ...message, captcha_token: token })).statusCode).toBe(200)
  })

  test('is deleted after it expired', async () => {
    const token = await captcha()
    await send({ ...message, captcha_token: token })
    await deleteExpiredRows(app.db, app.config, addMinutes(app.now(), 90))
    app.advance(11 * 60)
    setClock()
    await refused(token)
  })
})

test('is stored while mail is down, and mailed later', async () => {
  const { data: challenge } = (await mailDown.visitor.get('/portal/home/captcha')).json()
  const token = tokenOf({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
  vi.setSystemTime(mailDown.now())
  const answer = await mailDown.visitor.post('/portal/home/contactUs', { ...message, captcha_token: token })
  expect(answer.statusCode).toBe(200)
  expect(await mailDown.db.select().from(contactRequests)).toMatchObject([{ name: 'Mira Tan' }])
  expect(await mailDown.db.select().from(mailOutbox)).toMatchObject([{ sentAt: null, deliverAt: mailDown.now() }])
})
