import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { organisations } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { application, bankCode, registration } from '#tests/support/applications.ts'
import { newProject, problemsOf, setPending } from '#tests/support/projects.ts'
import * as applications from '#tests/support/review-notes.ts'
import { notes, openNote, requestChanges, submit } from '#tests/support/review-notes.ts'
import { setDocument } from '#tests/support/reviews.ts'

// Everything under review is locked from the submission to the decision.

const app = testApp()
const { company, project, user } = application
const review = { approverType: 'INTERNAL_BUSINESS_ADMIN', message: 'Looked at.' }
const locked = {
  code: 'profile-under-review',
  message: 'A project of yours is being reviewed. Until it is decided, these details cannot be changed.',
}

function document(name = 'registration.pdf'): FormData {
  const data = new FormData()
  data.append('document', registration(undefined, name))
  return data
}

const submitted = () => applications.submitted(app)

/** Every request with which a partner could change reviewed data. */
const attempts: [string, (caller: Caller) => ReturnType<Caller['post']>][] = [
  [
    'the company',
    (caller) => caller.post('/portal/org', { ...company, name: 'Other', bankDetails: application.payment }),
  ],
  ['the bank', (caller) => caller.post('/portal/org', { ...company, bankDetails: { accountNumber: '9' } })],
  ['a code for another bank', (caller) => caller.post('/portal/org/otp')],
  ['the representative', (caller) => caller.put('/portal/user', { ...user, fullName: 'Robin Ames' })],
  ['the document', (caller) => caller.upload('/portal/org/document', document())],
]

/** Everything that is locked during the review. */
async function stateOf(partner: Caller, id: string) {
  const [organisation, person, { network }] = await Promise.all(
    ['/portal/org', '/portal/user', `/portal/projects/${id}`].map(async (url) => (await partner.get(url)).json().data),
  )
  return { organisation, person, network }
}

describe('while a project is under review', () => {
  test.each(attempts)('locks %s at every stage, and unlocks it after a rejection', async (_name, attempt) => {
    const { partner, id } = await submitted()
    const before = await stateOf(partner, id)
    expect(before.organisation).toMatchObject({ status: 'draft', underReview: true })
    for (const stage of ['preparation', 'technical', 'business'] as const) {
      await setPending(app.db, id, stage, app.now())
      const answer = await attempt(partner)
      expect([answer.statusCode, answer.json()]).toMatchObject([409, locked])
    }
    expect(await stateOf(partner, id)).toEqual(before)
    await (await app.signedIn('bea')).post(`/admin/projects/${id}/reject`, { ...review, type: 'REJECT' })
    expect((await partner.get('/portal/org')).json().data.underReview).toBe(false)
    app.advance(31)
    expect((await attempt(partner)).json().code).toBeOneOf([undefined, 'bank-otp-required'])
  })

  test('rejects a bank code that was mailed before the submission', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const early = await bankCode(app, partner)
    expect((await partner.post('/portal/org', { bankDetails: application.payment, otp: early })).statusCode).toBe(200)
    app.advance(31)
    const otp = await bankCode(app, partner)
    expect((await submit(partner, id, {}, registration())).statusCode).toBe(200)
    const other = { ...application.payment, accountNumber: '9' }
    const answer = await partner.post('/portal/org', { ...company, bankDetails: other, otp })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, locked])
    expect((await stateOf(partner, id)).organisation.bankDetails).toEqual(application.payment)
  })

  test('keeps everything locked after the approval', async () => {
    const { partner, id } = await submitted()
    await setPending(app.db, id, 'business', app.now(), app.now())
    await (await app.signedIn('bea')).post(`/admin/projects/${id}/approve`, { ...review, type: 'APPROVE' })
    for (const [, attempt] of attempts) expect((await attempt(partner)).json().code).toBe('profile-locked')
  })

  test('allows a rejected document to be replaced once', async () => {
    const { partner, id } = await submitted()
    await setDocument(app.db, id, 'REJECTED', app.now())
    expect((await partner.upload('/portal/org/document', document('seal.pdf'))).statusCode).toBe(200)
    expect((await partner.get('/portal/org')).json().data).toMatchObject({ documentName: 'seal.pdf' })
    expect((await partner.upload('/portal/org/document', document())).json()).toMatchObject(locked)
  })

  test("leaves other partners' profiles and the addresses of drafts editable", async () => {
    const { partner } = await submitted()
    const draft = await newProject(partner)
    const add = await partner.post(`/portal/projects/${draft}/ip-addresses`, { ipAddresses: ['9.9.9.9'] })
    expect(add.statusCode).toBe(200)
    const other = await app.newPartner()
    expect((await other.get('/portal/org')).json().data.underReview).toBe(false)
    expect((await other.post('/portal/org', company)).statusCode).toBe(200)
  })

  test('locks its addresses until the decision', async () => {
    const { partner, id } = await submitted()
    const { network } = await stateOf(partner, id)
    const addresses = `/portal/projects/${id}/ip-addresses`
    const refused = {
      code: 'project-under-review',
      message: 'This project is being reviewed. Until it is decided, its addresses cannot be changed.',
    }
    for (const stage of ['preparation', 'technical', 'business'] as const) {
      await setPending(app.db, id, stage, app.now(), app.now())
      const added = await partner.post(addresses, { ipAddresses: ['9.9.9.9'] })
      expect([added.statusCode, added.json()]).toMatchObject([409, refused])
      const removed = await partner.delete(`${addresses}/${network[0].id}`)
      expect([removed.statusCode, removed.json()]).toMatchObject([409, refused])
    }
    expect((await stateOf(partner, id)).network).toEqual(network)
    await (await app.signedIn('bea')).post(`/admin/projects/${id}/reject`, { ...review, type: 'REJECT' })
    expect((await partner.post(addresses, { ipAddresses: ['9.9.9.9'] })).statusCode).toBe(200)
  })

  test('submits another project with the unchanged company', async () => {
    const { partner, id } = await submitted()
    const { organisation, person } = await stateOf(partner, id)
    const second = await newProject(partner)
    const draft = async () => (await partner.get(`/portal/projects/${second}/live-draft`)).json().data
    expect((await draft()).editable).toEqual(['operators', 'addresses'])
    const changed = {
      company: { ...company, name: 'Other' },
      user: { ...user, fullName: 'Robin Ames' },
      payment: { ...application.payment, accountNumber: '9' },
      project: { ...project, ipAddresses: ['1.1.1.1'] },
    }
    expect((await submit(partner, second, changed, registration())).json()).toMatchObject(locked)
    expect((await submit(partner, second, changed)).statusCode).toBe(200)
    const after = await stateOf(partner, second)
    expect([after.organisation, after.person]).toEqual([organisation, person])
    expect(after.network).toMatchObject([{ ip: '1.1.1.1' }])

    const third = await newProject(partner)
    await setDocument(app.db, id, 'REJECTED', app.now())
    expect((await partner.get(`/portal/projects/${third}/live-draft`)).json().data.editable).toContain('document')
    expect((await submit(partner, third, {}, registration(undefined, 'seal.pdf'))).statusCode).toBe(200)
    expect((await stateOf(partner, third)).organisation).toMatchObject({ documentName: 'seal.pdf', name: company.name })
  })
})

describe.each(['draft', 'active'] as const)(
  'while a note asks for single fields of a company in status %s',
  (status) => {
    test('submits another project with changes of these fields only', async () => {
      const { partner, id } = await submitted()
      const ines = await app.signedIn('ines')
      for (const note of [notes.bank, { ...notes.address, pointer: '/company/address' }]) await openNote(ines, id, note)
      await requestChanges(ines, id)
      await setCompanyStatus(id, status)
      const second = await newProject(partner)
      const before = await stateOf(partner, second)
      const moved = { ...company, address: '2 Harbour Front' }
      const refused = await submit(partner, second, {
        company: { ...moved, name: 'Other' },
        user: { ...user, fullName: 'Robin Ames' },
        payment: { ...application.payment, bankName: 'Reef Bank' },
        otp: await bankCode(app, partner),
      })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'change-not-requested'])
      expect(problemsOf(refused).map(({ field }) => field)).toEqual(['/body/company/name', '/body/payment/bankName'])
      expect(await stateOf(partner, second)).toEqual(before)
      const accepted = await submit(partner, second, { company: moved })
      expect(accepted.statusCode, accepted.body).toBe(200)
      expect((await stateOf(partner, second)).organisation).toMatchObject({
        ...moved,
        bankDetails: application.payment,
      })
    })
  },
)

async function setCompanyStatus(id: string, status: 'draft' | 'active') {
  const company = app.db.select({ id: projects.organisationId }).from(projects).where(eq(projects.id, id))
  await app.db.update(organisations).set({ status }).where(eq(organisations.id, company))
}

test('reviews exactly the submitted data when a save runs at the same time', async () => {
  for (let round = 0; round < 4; round++) {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const otp = await bankCode(app, partner)
    const [sent, ...saves] = await Promise.all([
      submit(partner, id, { otp }, registration()),
      partner.post('/portal/org', { ...company, name: 'Other', bankDetails: application.payment }),
      partner.put('/portal/user', { ...user, fullName: 'Robin Ames' }),
      partner.post(`/portal/projects/${id}/ip-addresses`, { ipAddresses: ['9.9.9.9'] }),
    ])
    expect(sent.statusCode, sent.body).toBe(200)
    for (const save of saves) expect([200, 409, 422]).toContain(save.statusCode)
    const { organisation, person, network } = await stateOf(partner, id)
    expect(organisation).toMatchObject({ ...company, bankDetails: application.payment })
    expect(person).toMatchObject(user)
    expect(network.map(({ ip }: { ip: string }) => ip)).toEqual(project.ipAddresses)
  }
})
