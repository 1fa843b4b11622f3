import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documents } from '#server/db/review-schema.ts'
import { projects } from '#server/db/schema.ts'
import * as organisations from '#server/repositories/organisations.ts'
import { testApp } from '#tests/support/app.ts'
import { registration } from '#tests/support/applications.ts'
import { newProject } from '#tests/support/projects.ts'
import * as review from '#tests/support/review-notes.ts'
import { setDocument } from '#tests/support/reviews.ts'

const app = testApp()
const approval = { type: 'APPROVE', approverType: 'INTERNAL_BUSINESS_ADMIN' }

async function companyOf(id: string): Promise<string> {
  const [project] = await app.db.select().from(projects).where(eq(projects.id, id))
  return project?.organisationId ?? ''
}

test('approves no application whose bank details were changed after it was submitted', async () => {
  const { id } = await review.approvedTechnically(app)
  const bea = await app.signedIn('bea')
  const company = await companyOf(id)
  const bank = await organisations.getBank(app.db, company)
  const approve = () => bea.post(`/admin/projects/${id}/approve`, approval)
  await organisations.saveBank(app.db, company, { ...bank, accountNumber: '9999999999' }, app.now())
  const refused = await approve()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'profile-not-submitted'])
  await organisations.saveBank(app.db, company, bank, app.now())
  const approved = await approve()
  expect(approved.statusCode, approved.body).toBe(200)
})

test('approves no application whose document was replaced for another project of the company', async () => {
  const { partner, id } = await review.approvedTechnically(app)
  const bea = await app.signedIn('bea')
  const other = await newProject(partner)
  expect((await review.submit(partner, other)).statusCode).toBe(200)
  const rejection = { type: 'REJECT', approverType: approval.approverType, message: 'Too old.', changes: ['document'] }
  expect((await bea.post(`/admin/projects/${other}/reject`, rejection)).statusCode).toBe(200)
  const extract = '%PDF-1.7 extract'
  expect((await review.submit(partner, other, {}, registration(extract))).statusCode).toBe(200)
  await setDocument(app.db, id, 'ACCEPTED', app.now(), Buffer.from(extract))
  const refused = await bea.post(`/admin/projects/${id}/approve`, approval)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'profile-not-submitted'])

  await review.openNote(bea, id, { pointer: '/document', text: 'Please submit the new one.', blocking: true })
  await review.requestChanges(bea, id)
  await review.finishNotes(partner, id)
  expect((await review.submit(partner, id)).statusCode).toBe(200)
  const approved = await bea.post(`/admin/projects/${id}/approve`, approval)
  expect(approved.statusCode, approved.body).toBe(200)
})

test('approves an application whose document was replaced because the scan refused it', async () => {
  const { id } = await review.approvedTechnically(app)
  const bea = await app.signedIn('bea')
  await app.db
    .update(documents)
    .set({ status: 'REJECTED' })
    .where(eq(documents.organisationId, await companyOf(id)))
  await setDocument(app.db, id, 'ACCEPTED', app.now(), Buffer.from('%PDF-1.7 clean'))
  const approved = await bea.post(`/admin/projects/${id}/approve`, approval)
  expect(approved.statusCode, approved.body).toBe(200)
})
