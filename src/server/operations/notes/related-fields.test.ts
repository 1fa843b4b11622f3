import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { organisations } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { registration } from '#tests/support/applications.ts'
import { newProject, problemsOf, setStatus } from '#tests/support/projects.ts'
import {
  applied,
  finishNotes,
  notes,
  openNote,
  requestChanges,
  submit,
  submitted,
} from '#tests/support/review-notes.ts'

const app = testApp()

let ines: Caller

beforeAll(async () => {
  ines = await app.signedIn('ines')
})

/** A project whose addresses have to change. */
async function asked() {
  const { partner, id } = await submitted(app)
  await openNote(ines, id)
  await requestChanges(ines, id)
  const own = `/portal/projects/${id}`
  const [note] = (await partner.get(`${own}/notes`)).json().data.items
  const place = `${own}/notes/${note.id}`
  const relate = (pointer: string) => partner.post(`${place}/related`, { pointer })
  const unrelate = (pointer: string) => partner.delete(`${place}/related?pointer=${encodeURIComponent(pointer)}`)
  const openFields = async () => (await partner.get(own)).json().data.changeRequest.fields
  const companyFields = async () => (await partner.get('/portal/org')).json().data.requestedFields
  return { partner, id, place, note, relate, unrelate, openFields, companyFields }
}

const website = '/company/website'
const profileOf = async (partner: Caller) => {
  const stored = (await partner.get('/portal/org')).json().data
  const { name, industry, details, identity_uen, address, country, hotline_number, bankDetails, revision } = stored
  const kept = { name, industry, details, identity_uen, address, country, hotline_number, bankDetails }
  return { ...kept, website: stored.website, revision }
}

test('opens a further field and closes it again', async () => {
  const { relate, unrelate, openFields, companyFields } = await asked()
  expect((await relate(website)).json().data.related).toEqual([website])
  expect(await openFields()).toEqual(['/project/ipAddresses', website])
  expect(await companyFields()).toEqual([website])
  const closed = await unrelate(website)
  expect([closed.statusCode, closed.json().data.related]).toEqual([200, []])
  expect(await openFields()).toEqual(['/project/ipAddresses'])
  expect(await companyFields()).toEqual([])
})

test('keeps a note done that gets a further field', async () => {
  const { partner, id, relate } = await asked()
  await finishNotes(partner, id)
  expect((await relate(website)).json().data.state).toBe('done')
})

test('shows the desk which fields the partner opened', async () => {
  const { id, relate } = await asked()
  await relate(website)
  expect((await ines.get(`/admin/projects/${id}/notes`)).json().data.items[0].related).toEqual([website])
})

test('closes no field that the note did not open', async () => {
  const { unrelate, openFields } = await asked()
  expect((await unrelate('/project/ipAddresses')).statusCode).toBe(404)
  expect(problemsOf(await unrelate('website'))[0]?.field).toBe('/query/pointer')
  expect(await openFields()).toEqual(['/project/ipAddresses'])
})

test('keeps a field open once it has changed', async () => {
  const { partner, relate, unrelate } = await asked()
  await relate(website)
  const before = await profileOf(partner)
  const saved = await partner.post('/portal/org', { ...before, website: 'elsewhere.example' })
  expect(saved.statusCode, saved.body).toBe(200)
  const refused = await unrelate(website)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'related-field-changed'])
  const { revision } = saved.json().data
  await partner.post('/portal/org', { ...before, revision })
  expect((await unrelate(website)).statusCode).toBe(200)
})

test('keeps a field open that is changed in the draft of the application', async () => {
  const { partner, id, relate, unrelate } = await asked()
  await relate('/company/hotline_number')
  await relate('/user/jobTitle')
  const place = `/portal/projects/${id}/live-draft`
  const type = (company: object) => partner.put(place, { step: 'company', company })
  const typed = await type({ ...applied.company, hotline_number: '+65 6999 9999' })
  expect(typed.statusCode, typed.body).toBe(200)
  expect((await unrelate('/company/hotline_number')).json().code).toBe('related-field-changed')
  expect((await unrelate('/user/jobTitle')).statusCode).toBe(200)
  await type({ ...applied.company, website: ` ${applied.company.website} ` })
  expect((await unrelate('/company/hotline_number')).statusCode).toBe(200)
})

test('keeps a field open that is cleared in the draft of the application', async () => {
  const { partner, id, relate, unrelate } = await asked()
  for (const pointer of ['/company/industry', '/project/locale']) await relate(pointer)
  const place = `/portal/projects/${id}/live-draft`
  const { industry, ...company } = applied.company
  const { providers, locale, ipAddresses } = applied.project
  const project = { providers, ipAddresses: ipAddresses.join(', ') }
  const cleared = await partner.put(place, { step: 'company', company, project })
  expect(cleared.statusCode, cleared.body).toBe(200)
  expect((await unrelate('/company/industry')).json().code).toBe('related-field-changed')
  expect((await unrelate('/project/locale')).json().code).toBe('related-field-changed')
  await partner.put(place, { step: 'company', company: { ...company, industry }, project: { ...project, locale } })
  expect((await unrelate('/company/industry')).statusCode).toBe(200)
  expect((await unrelate('/project/locale')).statusCode).toBe(200)
})

test('keeps the document open while another file is attached to the draft', async () => {
  const { partner, id, relate, unrelate } = await asked()
  await relate('/document')
  const attach = (file: File) => {
    const parts = new FormData()
    parts.append('document', file)
    return partner.upload(`/portal/projects/${id}/live-draft/document`, parts, 'PUT')
  }
  const attached = await attach(registration('%PDF-1.7 extract'))
  expect(attached.statusCode, attached.body).toBe(200)
  const refused = await unrelate('/document')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'related-field-changed'])
  await attach(registration())
  expect((await unrelate('/document')).statusCode).toBe(200)
})

test('closes no field of a resolved note, or after the review', async () => {
  const { id, note, relate, unrelate } = await asked()
  const { revision } = (await relate(website)).json().data
  await ines.put(`/admin/projects/${id}/notes/${note.id}`, { resolved: true, revision })
  expect((await unrelate(website)).json().code).toBe('note-resolved')
  await ines.put(`/admin/projects/${id}/notes/${note.id}`, { resolved: false, revision: revision + 1 })
  await setStatus(app.db, id, 'rejected')
  expect((await unrelate(website)).json().code).toBe('notes-closed')
})

test('opens the field of a reopened note again', async () => {
  const { partner, id } = await submitted(app)
  const name = (await openNote(ines, id, { ...notes.name, blocking: true })).json().data
  const address = (await openNote(ines, id)).json().data
  await requestChanges(ines, id)
  const settle = (resolved: boolean, revision: number) =>
    ines.put(`/admin/projects/${id}/notes/${name.id}`, { resolved, revision })
  const rename = async () => await partner.post('/portal/org', { ...(await profileOf(partner)), name: 'Reef Pte Ltd' })
  const [sent] = (await ines.get(`/admin/projects/${id}/notes`)).json().data.items
  const settled = (await settle(true, sent.revision)).json().data
  await partner.post(`/portal/projects/${id}/notes/${address.id}/related`, { pointer: website })
  expect((await rename()).json().code).toBe('change-not-requested')
  expect((await settle(false, settled.revision)).json().data.state).toBe('open')
  const fields = (await partner.get(`/portal/projects/${id}`)).json().data.changeRequest.fields
  expect(new Set(fields)).toEqual(new Set(['/company/name', '/project/ipAddresses', website]))
  const saved = await rename()
  expect(saved.statusCode, saved.body).toBe(200)
})

test('closes the further fields with the next request for changes', async () => {
  const { partner, id, note, relate, openFields } = await asked()
  await relate(website)
  await finishNotes(partner, id)
  expect((await submit(partner, id)).statusCode).toBe(200)
  await openNote(ines, id, { ...notes.name, blocking: true })
  const settle = async (resolved: boolean) => {
    const { items } = (await ines.get(`/admin/projects/${id}/notes`)).json().data
    const { revision } = items.find((each: { id: string }) => each.id === note.id)
    await ines.put(`/admin/projects/${id}/notes/${note.id}`, { resolved, revision })
  }
  await settle(true)
  await requestChanges(ines, id)
  expect(await openFields()).toEqual(['/company/name'])
  await settle(false)
  expect(new Set(await openFields())).toEqual(new Set(['/company/name', '/project/ipAddresses']))
})

test('asks for no further field of a company that was settled meanwhile', async () => {
  const { partner, id, relate, openFields } = await asked()
  await relate(website)
  await finishNotes(partner, id)
  expect((await submit(partner, id)).statusCode).toBe(200)
  const [project] = await app.db.select().from(projects).where(eq(projects.id, id))
  const ofCompany = eq(organisations.id, project?.organisationId ?? '')
  await app.db.update(organisations).set({ status: 'active' }).where(ofCompany)
  await requestChanges(ines, id)
  expect(await openFields()).toEqual(['/project/ipAddresses'])
  expect((await app.mailsTo(partner.email))[0]?.text).not.toContain('Company')
  const saved = await partner.post('/portal/org', { ...(await profileOf(partner)), website: 'elsewhere.example' })
  expect([saved.statusCode, saved.json().code]).toEqual([409, 'profile-locked'])
})

test('opens no other part of a company that is settled or has another project under review', async () => {
  const { partner, id, relate } = await asked()
  const ofProject = eq(projects.id, id)
  const [project] = await app.db.select().from(projects).where(ofProject)
  const ofCompany = eq(organisations.id, project?.organisationId ?? '')
  const settle = (status: 'draft' | 'active') => app.db.update(organisations).set({ status }).where(ofCompany)
  await settle('active')
  const refused = await relate('/payment/accountNumber')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'change-not-requested'])
  expect((await relate('/project/locale')).statusCode).toBe(200)
  await settle('draft')
  const other = { status: 'pending', stage: 'technical', submittedAt: app.now() } as const
  await app.db
    .update(projects)
    .set(other)
    .where(eq(projects.id, await newProject(partner)))
  expect((await relate('/payment/accountNumber')).json().code).toBe('change-not-requested')
})

test('saves only open fields of the profile', async () => {
  const { partner, relate } = await asked()
  const before = await profileOf(partner)
  const whole = await partner.post('/portal/org', { ...before, website: 'elsewhere.example' })
  expect(whole.json().code).toBe('profile-under-review')
  await relate(website)
  const other = { ...before, website: 'elsewhere.example', name: 'Reef Pte Ltd' }
  const bankDetails = { ...before.bankDetails, bankName: 'Other Bank' }
  const refused = await partner.post('/portal/org', { ...other, bankDetails })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'change-not-requested'])
  expect(problemsOf(refused).map(({ field }) => field)).toEqual(['/name', '/bankDetails/bankName'])
  expect((await profileOf(partner)).website).toBe(before.website)
  const { salutation, fullName, jobTitle, mobileNumber, revision } = (await partner.get('/portal/user')).json().data
  const person = { salutation, fullName, jobTitle, mobileNumber, revision }
  const user = await partner.put('/portal/user', { ...person, fullName: 'Other Name' })
  expect([user.json().code, problemsOf(user)[0]?.field]).toEqual(['change-not-requested', '/fullName'])
  expect((await partner.put('/portal/user', person)).statusCode).toBe(200)
})

test('names closed fields of the company and of the project at once', async () => {
  const { partner, id } = await submitted(app)
  for (const pointer of ['/company/name', '/project/locale']) {
    await openNote(ines, id, { ...notes.name, pointer, blocking: true })
  }
  await requestChanges(ines, id)
  await finishNotes(partner, id)
  const company = { ...applied.company, name: 'Reef Pte Ltd', address: 'Elsewhere 1' }
  const project = { ...applied.project, locale: 'en-PH', providers: ['GLB'] }
  const answer = await submit(partner, id, { company, project })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'change-not-requested'])
  expect(problemsOf(answer).map(({ field }) => field)).toEqual(['/body/company/address', '/body/project/providers'])
})

test('wishes for product codes only where a note asks for them', async () => {
  const { partner, id } = await submitted(app)
  await openNote(ines, id, { ...notes.address, pointer: '/project/locale' })
  await requestChanges(ines, id)
  const place = `/portal/projects/${id}/wished-product-codes`
  const refused = await partner.put(place, { items: [] })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'change-not-requested'])
  const [note] = (await partner.get(`/portal/projects/${id}/notes`)).json().data.items
  await partner.post(`/portal/projects/${id}/notes/${note.id}/related`, { pointer: '/productCodes' })
  expect((await partner.put(place, { items: [] })).statusCode).toBe(200)
})

test('lists the project as one that waits for its partner', async () => {
  const { partner, id } = await asked()
  const row = async () => (await partner.get('/portal/projects')).json().data.items[0]
  expect(await row()).toMatchObject({ id, changesRequestedOn: expect.any(String) })
  await finishNotes(partner, id)
  await submit(partner, id)
  expect((await row()).changesRequestedOn).toBeNull()
})
