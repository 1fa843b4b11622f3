import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { securityEvents } from '#server/db/security-schema.ts'
import { submissions } from '#server/db/submissions-schema.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { application, bankCode, form, registration } from '#tests/support/applications.ts'
import { newProject, problemsOf, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()
const { project, company, payment, user } = application
const otherBank = { ...payment, bankName: 'Atoll Bank' }
let partner: Caller
let otherPartner: Caller
let staff: Record<'bea' | 'ines' | 'theo', Caller>
let id: string

const portal = (rest = '') => `/portal/projects/${id}/submissions${rest}`
const admin = (rest = '') => `/admin/projects/${id}/submissions${rest}`
const paths = ['', '/2', '/2/changes?from=1']

beforeAll(async () => {
  partner = await app.newPartner()
  otherPartner = await app.newPartner()
  staff = { bea: await app.signedIn('bea'), ines: await app.signedIn('ines'), theo: await app.signedIn('theo') }
  id = await newProject(partner)
  await submit({}, registration())
  await setStatus(app.db, id, 'rejected')
  app.advance(60)
  await submit({ project: { ...project, ipAddresses: ['1.1.1.1'] }, payment: otherBank })
})

async function submit(change: object, ...files: File[]): Promise<void> {
  const body = { ...application, ...change, otp: await bankCode(app, partner) }
  const answer = await partner.upload(`/portal/projects/${id}/live`, form(id, body, ...files))
  expect([answer.statusCode, answer.json().status]).toEqual([200, true])
}

const read = async (caller: Caller, url: string) => (await caller.get(url)).json().data

describe('the submissions of a project', () => {
  test.each([portal, admin])('ask for a session', async (of) => {
    const answers = await Promise.all(paths.map((path) => app.visitor.get(of(path))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })

  test.each([
    ['?limit=0', '/query/limit'],
    ['?pageNo=-1', '/query/pageNo'],
    ['/0', '/path/number'],
    ['/first', '/path/number'],
    ['/2/changes', '/query/from'],
    ['/2/changes?from=0', '/query/from'],
  ])('refuse %s', async (path, field) => {
    for (const answer of [await partner.get(portal(path)), await staff.bea.get(admin(path))]) {
      expect(answer.statusCode).toBe(400)
      expect(problemsOf(answer).map((problem) => problem.field)).toEqual([field])
    }
  })

  test('answer 403 to staff in the portal API and to partners in the admin API', async () => {
    for (const path of paths) {
      expect((await staff.bea.get(portal(path))).statusCode).toBe(403)
      expect((await partner.get(admin(path))).statusCode).toBe(403)
    }
  })

  test('are not found by another partner', async () => {
    const answers = await Promise.all(paths.map((path) => otherPartner.get(portal(path))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  test.each(['/3', '/3/changes?from=1', '/2/changes?from=3'])('are not found by another number: %s', async (path) => {
    expect((await partner.get(portal(path))).statusCode).toBe(404)
    expect((await staff.theo.get(admin(path))).statusCode).toBe(404)
  })

  test('are an empty list for the partner of a draft', async () => {
    const drafted = await newProject(partner)
    expect(await read(partner, `/portal/projects/${drafted}/submissions`)).toEqual({ items: [], total: 0 })
  })

  test('are not found by staff in a draft or an unknown project', async () => {
    const drafted = await newProject(partner)
    expect((await staff.ines.get(`/admin/projects/${drafted}/submissions`)).statusCode).toBe(404)
    expect((await staff.ines.get(`/admin/projects/${unknownId}/submissions`)).statusCode).toBe(404)
  })

  test('are listed newest first, page by page', async () => {
    const all = await read(partner, portal())
    const row = { submittedOn: expect.any(String), emailId: partner.email, sha256: expect.stringMatching(/^\w{64}$/) }
    expect(all).toEqual({
      items: [
        { number: 2, ...row },
        { number: 1, ...row },
      ],
      total: 2,
    })
    expect(await read(staff.ines, admin('?limit=1&pageNo=1'))).toEqual({ items: [all.items[1]], total: 2 })
  })
})

describe('a submission', () => {
  test('contains the submitted values', async () => {
    const first = await read(partner, portal('/1'))
    const { checks, ...kept } = project
    const document = { name: 'registration.pdf', size: expect.any(Number), sha256: expect.stringMatching(/^\w{64}$/) }
    expect(first).toMatchObject({
      number: 1,
      content: { project: kept, productCodes: [], company, user, payment, document },
      hidden: [],
    })
    expect((await read(partner, portal('/2'))).content).toMatchObject({
      project: { ipAddresses: ['1.1.1.1'] },
      payment: otherBank,
    })
  })

  test('is shown without a field that the specification does not know', async () => {
    const projectId = await newProject(partner)
    const [stored] = await app.db.select().from(submissions).where(eq(submissions.projectId, id))
    if (!stored) throw new Error('The project has no submission')
    const ofOtherVersion = { ...stored.content, unknown: 'secret' }
    await app.db.insert(submissions).values({ ...stored, projectId, number: 1, content: ofOtherVersion })
    const answer = await partner.get(`/portal/projects/${projectId}/submissions/1`)
    expect(answer.json().data.content).toMatchObject({ company })
    expect(answer.body).not.toContain('secret')
  })

  test('shows bank details to the business admin and records the reading', async () => {
    const before = await bankReadings()
    expect((await read(staff.bea, admin('/1'))).content.payment).toEqual(payment)
    expect(await bankReadings()).toBe(before + 1)
  })

  test.each(['ines', 'theo'] as const)('hides bank details from %s', async (person) => {
    const before = await bankReadings()
    const answer = await staff[person].get(admin('/1'))
    expect(answer.json().data).toMatchObject({
      hidden: ['bank'],
      content: { company, payment: { accountNumber: null } },
    })
    expect(answer.body).not.toContain(payment.accountNumber)
    expect(answer.body).not.toContain(payment.bankName)
    expect(await bankReadings()).toBe(before)
  })
})

describe('the comparison of two submissions', () => {
  const addresses = { kind: 'list', pointer: '/project/ipAddresses', label: 'Whitelisted IPs', part: 'addresses' }
  const bank = { kind: 'value', pointer: '/payment/bankName', label: 'Bank name', part: 'bank' }

  test('names the fields that differ', async () => {
    expect(await read(partner, portal('/2/changes?from=1'))).toEqual({
      from: 1,
      to: 2,
      hidden: [],
      fromDocumentKept: true,
      toDocumentKept: true,
      changes: [
        { ...addresses, added: ['1.1.1.1'], removed: project.ipAddresses },
        { ...bank, before: payment.bankName, after: otherBank.bankName },
      ],
    })
  })

  test('compares in both directions, and a submission with itself', async () => {
    const { changes } = await read(staff.bea, admin('/1/changes?from=2'))
    expect(changes[1]).toEqual({ ...bank, before: otherBank.bankName, after: payment.bankName })
    expect((await read(staff.bea, admin('/2/changes?from=2'))).changes).toEqual([])
  })

  test('lists a changed bank field without its values to a reader who may not see them', async () => {
    const answer = await staff.theo.get(admin('/2/changes?from=1'))
    expect(answer.json().data).toMatchObject({
      hidden: ['bank'],
      changes: [{}, { ...bank, before: null, after: null }],
    })
    expect(answer.body).not.toContain(otherBank.bankName)
  })

  test('records a reading of bank details only when the comparison contains them', async () => {
    const before = await bankReadings()
    await staff.bea.get(admin('/2/changes?from=1'))
    expect(await bankReadings()).toBe(before + 1)
    await staff.bea.get(admin('/2/changes?from=2'))
    expect(await bankReadings()).toBe(before + 1)
  })
})

const bankReadings = () => app.db.$count(securityEvents, eq(securityEvents.action, 'bank-details-read'))
