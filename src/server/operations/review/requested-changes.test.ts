import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ApplicationPart } from '#domain/application-parts.ts'
import { organisations } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'
import { testApp } from '#tests/support/app.ts'
import { application, bankCode, registration, submit } from '#tests/support/applications.ts'
import { newProject, problemsOf, setPending, unknownId } from '#tests/support/projects.ts'

const app = testApp()
const decision = { type: 'REJECT', approverType: 'INTERNAL_BUSINESS_ADMIN', message: 'Please read.' }

/** A project of a company that an earlier approval has settled, rejected with these parts. */
async function rejected(...changes: ApplicationPart[]) {
  const [partner, bea] = [await app.newPartner(), await app.signedIn('bea')]
  const id = await newProject(partner)
  await submit(partner, id, { otp: await bankCode(app, partner) }, registration())
  const { orgId } = (await bea.get(`/admin/projects/${id}`)).json().data
  await app.db.update(organisations).set({ status: 'active' }).where(eq(organisations.id, orgId))
  await app.db.update(projects).set({ providerCode: 'LUMEN01', providerCodeFrozen: true }).where(eq(projects.id, id))
  await setPending(app.db, id, 'business', app.now(), app.now())
  const answer = await bea.post(`/admin/projects/${id}/reject`, { ...decision, changes })
  expect(answer.json().data).toMatchObject({ status: 'reject', requestedChanges: changes })
  return { partner, bea, id, answer }
}

const extract = () => registration('%PDF-1.7 extract', 'extract.pdf')

const other = {
  project: { ...application.project, providers: ['AIS'], locale: 'th-TH', ipAddresses: ['1.1.1.1'] },
  company: { ...application.company, name: 'Reef Pte Ltd' },
  user: { ...application.user, fullName: 'Mira Lim' },
  payment: { ...application.payment, bankName: 'Reef Bank' },
}

/** What the staff and the partner see of the parts after the next submission. */
async function storedParts({ partner, bea, id }: Awaited<ReturnType<typeof rejected>>) {
  const review = (await bea.get(`/admin/projects/${id}`)).json().data
  const company = (await bea.get(`/admin/org/${review.orgId}`)).json().data
  const user = (await partner.get('/portal/user')).json().data
  return {
    operators: [review.providers, review.locale],
    addresses: review.ipAddresses.map(({ ip }: { ip: string }) => ip),
    company: company.name,
    representative: user.fullName,
    bank: company.bankDetails.bankName,
    document: company.document.name,
  }
}

const before = {
  operators: [['STM'], 'en-SG'],
  addresses: ['8.8.4.4'],
  company: 'Atoll Pte Ltd',
  representative: 'Asa Tan',
  bank: 'Harbour Bank',
  document: 'registration.pdf',
}
const after = {
  operators: [['AIS'], 'th-TH'],
  addresses: ['1.1.1.1'],
  company: 'Reef Pte Ltd',
  representative: 'Mira Lim',
  bank: 'Reef Bank',
  document: 'extract.pdf',
}
type StoredPart = keyof typeof before
const parts = Object.keys(before) as StoredPart[]

describe('a rejection', () => {
  test.each([[[]], [['everything']], [['bank', 'bank']], ['bank']])(
    'does not accept %j as changes',
    async (changes) => {
      const answer = await (await app.signedIn('bea')).post(`/admin/projects/${unknownId}/reject`, {
        ...decision,
        changes,
      })
      expect(answer.statusCode).toBe(400)
      expect(problemsOf(answer)[0]?.field).toMatch(/^\/changes/)
    },
  )

  test.each(parts)('that names %s opens just that, though the company is settled', async (part) => {
    const context = await rejected(part)
    const { partner, id } = context
    expect((await partner.get(`/portal/projects/${id}/live-draft`)).json().data.editable).toEqual([part])
    expect((await partner.get('/portal/org')).json().data.requestedChanges).toEqual([part])
    const otp = part === 'bank' ? { otp: await bankCode(app, partner) } : {}
    const files = part === 'document' ? [extract()] : []
    expect((await submit(partner, id, { ...other, ...otp }, ...files)).statusCode).toBe(200)
    expect(await storedParts(context)).toEqual({ ...before, [part]: after[part] })
    expect((await partner.get('/portal/org')).json().data.requestedChanges).toEqual([])
  })

  test('refuses changes of parts that it does not name', async () => {
    const { partner, id } = await rejected('company')
    const addresses = await partner.post(`/portal/projects/${id}/ip-addresses`, { ipAddresses: ['1.1.1.1'] })
    expect([addresses.statusCode, addresses.json().code]).toEqual([409, 'change-not-requested'])
    expect((await partner.post('/portal/org/otp')).json().code).toBe('profile-locked')
    const file = await submit(partner, id, {}, registration(undefined, 'extract.pdf'))
    expect(file.json().code).toBe('profile-locked')
  })

  test('that names the document is answered by a new file only', async () => {
    const { partner, id } = await rejected('document', 'addresses')
    const place = `/portal/projects/${id}/live-draft`
    const draft = async () => (await partner.get(place)).json().data
    expect((await draft()).documentDue).toBe(true)
    const without = await submit(partner, id)
    expect([without.statusCode, without.json().code]).toEqual([409, 'document-unchanged'])
    const message = 'The review asked for another registration document. Please upload a new file.'
    expect(problemsOf(without)).toEqual([{ field: '/document', rule: 'not', message }])
    // The same content under another name is no new file.
    const renamed = await submit(partner, id, {}, registration(undefined, 'extract.pdf'))
    expect(renamed.json().code).toBe('document-unchanged')
    expect((await partner.get('/portal/org')).json().data.documentName).toBe('registration.pdf')
    const attach = async (file: File, revision: number) => {
      const parts = new FormData()
      parts.append('document', file)
      parts.append('revision', String(revision))
      return (await partner.upload(`${place}/document`, parts, 'PUT')).json().data
    }
    const same = await attach(registration(), (await draft()).revision)
    expect(same.documentDue).toBe(true)
    const attached = await attach(extract(), same.revision)
    expect(attached.documentDue).toBe(false)
    expect((await submit(partner, id, { revision: attached.revision })).statusCode).toBe(200)
    expect((await draft()).documentDue).toBe(false)
  })

  test('that names other parts asks for no document', async () => {
    const { partner, id } = await rejected('addresses')
    expect((await partner.get(`/portal/projects/${id}/live-draft`)).json().data.documentDue).toBe(false)
    expect((await submit(partner, id)).statusCode).toBe(200)
  })

  test('tells the partner what to change, on the project and by mail, and records it', async () => {
    const { partner, bea, id } = await rejected('document', 'bank')
    expect((await partner.get(`/portal/projects/${id}`)).json().data).toMatchObject({
      status: 'REJECT',
      rejectComment: decision.message,
      rejectChanges: ['document', 'bank'],
    })
    expect((await app.mailsTo(partner.email))[0]?.text).toContain('Please change: Registration document, Bank.')
    const { items } = (await bea.get(`/admin/projects/${id}/audit`)).json().data
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'changes-requested', message: 'Registration document, Bank', actor: { emailId: bea.email } },
      { action: 'rejected', message: decision.message },
    ])
  })

  test.each<[ApplicationPart, object]>([
    ['provider-code', {}],
    ['operators', { project: other.project }],
  ])('that names %s lets business internal change the provider code in the next preparation', async (part, change) => {
    const { partner, id, answer } = await rejected(part)
    expect(answer.json().data.providerCodeFreeze).toBe(false)
    expect((await submit(partner, id, change)).statusCode).toBe(200)
    const ines = await app.signedIn('ines')
    const save = await ines.post(`/admin/projects/${id}/provider`, { providerCode: 'LUMEN02' })
    expect(save.json()).toMatchObject({ message: 'Saved!', data: { providerCode: 'LUMEN02' } })
  })

  test('of other parts keeps the provider code frozen', async () => {
    const { partner, id } = await rejected('document')
    await submit(partner, id, {}, extract())
    const ines = await app.signedIn('ines')
    const save = await ines.post(`/admin/projects/${id}/provider`, { providerCode: 'LUMEN02' })
    expect(save.json().code).toBe('provider-code-frozen')
  })

  test('stays readable for the reviewers of the next round', async () => {
    const { partner, bea, id } = await rejected('addresses')
    await submit(partner, id)
    expect((await bea.get(`/admin/projects/${id}`)).json().data).toMatchObject({
      status: 'pending',
      requestedChanges: ['addresses'],
    })
    expect((await partner.get(`/portal/projects/${id}`)).json().data.rejectChanges).toBeNull()
  })
})
