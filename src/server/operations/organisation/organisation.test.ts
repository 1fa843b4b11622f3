import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { noBank } from '#domain/bank-details.ts'
import { organisations } from '#server/db/identity-schema.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { harbourBank, settle } from '#tests/support/organisations.ts'
import { problemsOf } from '#tests/support/projects.ts'

const app = testApp()

const lumen = {
  name: 'Lumen Pte Ltd',
  website: 'lumen.example',
  industry: 'Music and audio',
  details: 'Music and games for phones.',
  identity_uen: '201912345K',
  address: '1 Harbour Front, Singapore',
  country: 'Singapore',
  hotline_number: '+65 61234567',
}
const untold = Object.fromEntries(Object.keys(lumen).map((field) => [field, null]))

const read = async (caller: Caller) => (await caller.get('/portal/org')).json().data

describe('GET /portal/org', () => {
  test('answers 401 without a session, 403 to staff', async () => {
    expect((await app.visitor.get('/portal/org')).statusCode).toBe(401)
    for (const person of ['bea', 'ines', 'theo'] as const) {
      expect((await (await app.signedIn(person)).get('/portal/org')).statusCode).toBe(403)
    }
  })

  test('is empty for a new partner', async () => {
    const partner = await app.newPartner()
    expect(await read(partner)).toEqual({
      ...untold,
      status: 'draft',
      underReview: false,
      requestedChanges: [],
      requestedFields: [],
      documentName: null,
      documentDownloadURL: null,
      documentStatus: null,
      bankDetails: noBank,
      revision: expect.any(Number),
    })
  })
})

describe('POST /portal/org', () => {
  test('answers 401 without a session, 403 to staff', async () => {
    expect((await app.visitor.post('/portal/org', lumen)).statusCode).toBe(401)
    expect((await (await app.signedIn('bea')).post('/portal/org', lumen)).statusCode).toBe(403)
  })

  test.each([
    [{ name: 'x'.repeat(101) }, '/name', 'Maximum length allowed is 100 characters (or you may omit this field).'],
    [{ details: 'Read <b>this</b>' }, '/details', 'HTML tags are not allowed!'],
    [{ website: 'not a site' }, '/website', 'Website is invalid'],
    [{ hotline_number: '61234567' }, '/hotline_number', 'Please enter a valid phone number'],
    [{ country: 'Nowhereland' }, '/country', 'Please select the country in which your company operates.'],
    [{ industry: 'Arms' }, '/industry', 'Select one item'],
    [
      { bankDetails: { bankCode: 'x'.repeat(51) } },
      '/bankDetails/bankCode',
      'Maximum length allowed is 50 characters (or you may omit this field).',
    ],
    [{ bankDetails: { bankName: '<script>' } }, '/bankDetails/bankName', 'HTML tags are not allowed!'],
    [{ status: 'active' }, '/status', 'This field is not known.'],
    [{ otp: '12345' }, '/otp', 'Please enter the code'],
  ])('rejects %j at its field', async (body, field, message) => {
    const answer = await (await app.signedIn('dana')).post('/portal/org', body)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toEqual([expect.objectContaining({ field, message })])
  })

  test.each(['name', 'details', 'identity_uen', 'address', 'country'])('rejects tags in %s', async (field) => {
    const answer = await (await app.signedIn('dana')).post('/portal/org', { ...lumen, [field]: 'a</b>' })
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toEqual([expect.objectContaining({ field: `/${field}`, rule: 'format' })])
  })

  test.each(['bankName', 'bankCode', 'branchCode', 'accountNumber'])('rejects tags in the %s', async (field) => {
    const bankDetails = { ...harbourBank, [field]: '<i>1' }
    const answer = await (await app.signedIn('dana')).post('/portal/org', { ...lumen, bankDetails })
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toEqual([expect.objectContaining({ field: `/bankDetails/${field}`, rule: 'format' })])
  })

  test('accepts a phone number without a space, and stores it with one', async () => {
    const caller = await app.signedIn('dana')
    const saved = await caller.post('/portal/org', { ...lumen, hotline_number: '+6561234567' })
    expect(saved.json().data.hotline_number).toBe('+65 61234567')
  })

  test('keeps text that only resembles a tag', async () => {
    const partner = await app.newPartner()
    const text = `a < b & "c" 'd' &lt;b&gt; <3`
    await partner.post('/portal/org', { name: text, details: text, address: text })
    expect(await read(partner)).toMatchObject({ name: text, details: text, address: text })
  })

  test('saves given fields, clears omitted ones and trims blanks', async () => {
    const partner = await app.newPartner()
    const saved = await partner.post('/portal/org', { ...lumen, name: '  Lumen Pte Ltd ' })
    expect(saved.json()).toMatchObject({ status: true, data: { ...lumen, status: 'draft' } })
    expect(await read(partner)).toEqual(saved.json().data)
    await partner.post('/portal/org', { name: 'Lumen', details: ' ' })
    expect(await read(partner)).toMatchObject({ ...untold, name: 'Lumen' })
  })

  test("stores each partner's company separately", async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    await partner.post('/portal/org', lumen)
    expect(await read(other)).toMatchObject(untold)
    const { org_id } = (await partner.get('/portal/user')).json().data
    expect((await other.get(`/portal/org?org_id=${org_id}`)).statusCode).toBe(400)
    expect((await other.post('/portal/org', { ...lumen, org_id })).statusCode).toBe(400)
  })

  test('lets a settled company correct a country outside the list, and nothing else', async () => {
    const partner = await app.newPartner()
    await partner.post('/portal/org', lumen)
    await settle(app.db, partner)
    await app.db.update(organisations).set({ country: 'Nowhereland' }).where(eq(organisations.name, lumen.name))
    const stored = { ...lumen, country: 'Nowhereland' }
    expect(await read(partner)).toMatchObject({
      ...stored,
      requestedFields: ['/company/country'],
      requestedChanges: [],
    })
    const renamed = await partner.post('/portal/org', { ...lumen, name: 'Harbour Pte Ltd' })
    expect(problemsOf(renamed)).toMatchObject([{ field: '/name' }])
    expect((await partner.post('/portal/org', lumen)).statusCode).toBe(200)
    expect(await read(partner)).toMatchObject({ ...lumen, requestedFields: [] })
    expect((await partner.post('/portal/org', { ...lumen, country: 'Thailand' })).json().code).toBe('profile-locked')
  })

  test('rejects changes to an approved company, and sends no code', async () => {
    const partner = await app.newPartner()
    await partner.post('/portal/org', lumen)
    await settle(app.db, partner)
    const locked = { code: 'profile-locked', message: 'Profile cannot be edited anymore' }
    for (const path of ['/portal/org', '/portal/org/otp']) {
      const answer = await partner.post(path, path.endsWith('otp') ? undefined : { ...lumen, name: 'Other' })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject(locked)
    }
    expect(await read(partner)).toMatchObject({ ...lumen, status: 'active', bankDetails: noBank })
  })

  test('rejects an outdated revision, for the address and the bank', async () => {
    const partner = await app.newPartner()
    const { revision } = await read(partner)
    await partner.post('/portal/org/otp')
    const otp = await app.codeFor(partner.email)
    const first = await partner.post('/portal/org', { ...lumen, bankDetails: harbourBank, otp, revision })
    const saved = first.json().data
    expect(saved).toMatchObject({ ...lumen, bankDetails: harbourBank })
    expect(saved.revision).toBeGreaterThan(revision)
    for (const stale of [{ name: 'Lumen' }, { ...lumen, name: 'Lumen', bankDetails: harbourBank }]) {
      const answer = await partner.post('/portal/org', { ...stale, revision })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'profile-changed',
        message: 'This profile was changed meanwhile, in another tab or browser.',
      })
    }
    expect(await read(partner)).toEqual(saved)
    const next = { ...lumen, name: 'Lumen', bankDetails: harbourBank, revision: saved.revision }
    expect((await partner.post('/portal/org', next)).json().data).toMatchObject({
      name: 'Lumen',
      address: lumen.address,
    })
  })

  test('accepts one of two simultaneous saves of the same revision', async () => {
    const partner = await app.newPartner()
    const { revision } = await read(partner)
    const saves = ['Lumen', 'Harbour'].map((name) => partner.post('/portal/org', { name, revision }))
    expect((await Promise.all(saves)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('stores one of two simultaneous saves completely', async () => {
    const partner = await app.newPartner()
    const other = { ...lumen, name: 'Harbour Pte Ltd', address: '2 Harbour Front', country: 'Thailand' }
    const answers = await Promise.all([partner.post('/portal/org', lumen), partner.post('/portal/org', other)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { name, address, country } = await read(partner)
    expect([lumen, other]).toContainEqual(expect.objectContaining({ name, address, country }))
  })

  test('asks for no code when the bank details are unchanged', async () => {
    const partner = await app.newPartner()
    expect((await partner.post('/portal/org', { ...lumen, bankDetails: {} })).statusCode).toBe(200)
    expect((await partner.post('/portal/org', { ...lumen, bankDetails: { bankName: ' ' } })).statusCode).toBe(200)
    await partner.post('/portal/org/otp')
    const otp = await app.codeFor(partner.email)
    await partner.post('/portal/org', { bankDetails: harbourBank, otp })
    expect((await partner.post('/portal/org', { ...lumen, bankDetails: harbourBank })).statusCode).toBe(200)
    expect(await read(partner)).toMatchObject({ ...lumen, bankDetails: harbourBank })
  })
})
