import { expect } from 'vitest'
import type { Caller, testApp } from './app.ts'
import { application, bankCode, form, registration } from './applications.ts'
import { newProject } from './projects.ts'
import { setDocument, technicalApproval } from './reviews.ts'

// An application on its way through the desks, with notes on its fields. AIS needs no product tests.

export const applied = { ...application, project: { ...application.project, providers: ['AIS'], locale: 'th-TH' } }

export const notes = {
  address: { pointer: '/project/ipAddresses/0', text: 'Whose address is <b>this</b>?', blocking: true },
  name: { pointer: '/company/name', text: 'Is this the registered name?', blocking: false },
  bank: { pointer: '/payment/accountNumber', text: 'This account is closed.', blocking: true },
} as const

export const submit = (partner: Caller, id: string, change: object = {}, ...files: File[]) =>
  partner.upload(`/portal/projects/${id}/live`, form(id, { ...applied, ...change }, ...files))

export const openNote = (desk: Caller, id: string, note: object = notes.address) =>
  desk.post(`/admin/projects/${id}/notes`, note)

export const requestChanges = (desk: Caller, id: string) => desk.post(`/admin/projects/${id}/request-changes`)

/** Marks every note as done. */
export async function finishNotes(partner: Caller, id: string): Promise<void> {
  const place = `/portal/projects/${id}/notes`
  for (const note of (await partner.get(place)).json().data.items) {
    const answer = await partner.put(`${place}/${note.id}/done`, { done: true, revision: note.revision })
    expect(answer.statusCode, answer.body).toBe(200)
  }
}

/** A submitted application, in preparation. */
export async function submitted(app: ReturnType<typeof testApp>) {
  const partner = await app.newPartner()
  const id = await newProject(partner)
  const answer = await submit(partner, id, { otp: await bankCode(app, partner) }, registration())
  expect(answer.statusCode, answer.body).toBe(200)
  await setDocument(app.db, id, 'ACCEPTED', app.now())
  return { partner, id }
}

/** At the technical desk. */
export async function prepared(app: ReturnType<typeof testApp>) {
  const { partner, id } = await submitted(app)
  const ines = await app.signedIn('ines')
  const place = `/admin/projects/${id}`
  const code = { env_type: 'live', provider: 'AIS', code: 'MONTH', description: 'Month', price: '9.80' }
  await ines.post(`${place}/provider`, { providerCode: 'LUMEN01' })
  await ines.post(`${place}/code`, code)
  await ines.post(`${place}/sms/templates`, { text: '#PASSWORD#' })
  expect((await ines.post(`${place}/submit-for-tech-approve`)).statusCode).toBe(200)
  return { partner, id }
}

/** At the business desk. */
export async function approvedTechnically(app: ReturnType<typeof testApp>) {
  const { partner, id } = await prepared(app)
  const theo = await app.signedIn('theo')
  expect((await theo.post(`/admin/projects/${id}/tech-approve`, technicalApproval)).statusCode).toBe(200)
  return { partner, id }
}
