import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { projects } from '#server/db/schema.ts'
import * as organisations from '#server/repositories/organisations.ts'
import { testApp } from '#tests/support/app.ts'
import * as review from '#tests/support/review-notes.ts'

const app = testApp()

test('approves no application whose bank details were changed after it was submitted', async () => {
  const { id } = await review.approvedTechnically(app)
  const bea = await app.signedIn('bea')
  const [project] = await app.db.select().from(projects).where(eq(projects.id, id))
  const company = project?.organisationId ?? ''
  const bank = await organisations.getBank(app.db, company)
  const approve = () =>
    bea.post(`/admin/projects/${id}/approve`, { type: 'APPROVE', approverType: 'INTERNAL_BUSINESS_ADMIN' })
  await organisations.saveBank(app.db, company, { ...bank, accountNumber: '9999999999' }, app.now())
  const refused = await approve()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'profile-not-submitted'])
  await organisations.saveBank(app.db, company, bank, app.now())
  const approved = await approve()
  expect(approved.statusCode, approved.body).toBe(200)
})
