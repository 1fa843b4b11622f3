import { asc } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyChains } from '#server/commands/audit.ts'
import { securityEvents } from '#server/db/security-schema.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { addBank } from '#tests/support/organisations.ts'
import { newProject, setPending } from '#tests/support/projects.ts'
import { setDocument } from '#tests/support/reviews.ts'

const app = testApp()
let bea: Caller
let partner: Caller
let orgId: string
let project: string
let known: number

const reads = async () => (await app.db.select().from(securityEvents).orderBy(asc(securityEvents.number))).slice(known)

beforeAll(async () => {
  bea = await app.signedIn('bea')
  partner = await app.newPartner()
  orgId = (await partner.get('/portal/user')).json().data.org_id
  project = await newProject(partner)
  await setDocument(app.db, project, 'ACCEPTED', app.now())
  await setPending(app.db, project, 'business', app.now())
})

beforeEach(async () => {
  known = 0
  known = (await reads()).length
})

const byBea = { actor: 'bea@portal.example', actorId: expect.any(String) }

test('records who read the bank details of which partner', async () => {
  expect((await bea.get(`/admin/org/${orgId}`)).statusCode).toBe(200)
  expect(await reads()).toEqual([])
  await addBank(app.db, orgId)
  await bea.get(`/admin/org/${orgId}`)
  expect(await reads()).toMatchObject([{ action: 'bank-details-read', ...byBea, subjectId: orgId, detail: null }])
})

test('records who read which document, of a partner and of a project', async () => {
  await bea.get(`/admin/org/${orgId}/document`)
  const { organisationDocument } = (await bea.get(`/admin/projects/${project}`)).json().data
  await bea.get(`/admin/projects/${project}/documents/${organisationDocument.id}`)
  const detail = `registration.pdf (${organisationDocument.id})`
  expect(await reads()).toMatchObject([
    { action: 'document-read', ...byBea, subjectId: orgId, detail },
    { action: 'document-read', ...byBea, subjectId: project, detail },
  ])
  expect((await verifyChains(app.db)).breaks).toEqual([])
})

test('records no refused read, and no read of a partner of its own data', async () => {
  await partner.get(`/admin/org/${orgId}`)
  await app.visitor.get(`/admin/org/${orgId}/document`)
  expect((await partner.get('/portal/org')).statusCode).toBe(200)
  expect((await partner.get('/portal/org/document')).statusCode).toBe(200)
  expect(await reads()).toEqual([])
})

test('records every one of many simultaneous reads', async () => {
  await Promise.all(Array.from({ length: 10 }, () => bea.get(`/admin/org/${orgId}/document`)))
  expect(await reads()).toHaveLength(10)
  expect((await verifyChains(app.db)).breaks).toEqual([])
})
