import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEvents, auditHeads } from '#server/db/review-schema.ts'
import { projects } from '#server/db/schema.ts'
import * as auditRows from '#server/repositories/audit-events.ts'
import { testApp } from '#tests/support/app.ts'
import { newProject } from '#tests/support/projects.ts'
import { verifyChains } from './verify-chains.ts'

const app = testApp()
const someone = { actorId: '8a7b6c5d-4e3f-4a2b-9c1d-0e9f8a7b6c5d', actorEmail: 'bea@portal.example' }
let project: string
let other: string

beforeAll(async () => {
  const partner = await app.newPartner()
  project = await newProject(partner)
  other = await newProject(partner)
  // Without a chain: where an event can be moved to.
  await newProject(partner)
})

const event = (projectId: string, message: string | null): auditRows.NewAuditEvent => ({
  projectId,
  action: 'rejected',
  ...someone,
  actorRole: 'BUSINESS_ADMIN',
  fromStatus: 'pending',
  toStatus: 'reject',
  fromStage: 'preparation',
  toStage: null,
  message,
  createdAt: app.now(),
})
const append = (projectId: string, message: string | null) =>
  app.db.transaction((tx) => auditRows.append(tx, event(projectId, message)))

beforeEach(async () => {
  await app.db.delete(auditEvents)
  await app.db.delete(auditHeads)
  for (const message of ['first', 'second', null]) await append(project, message)
  await append(other, 'elsewhere')
})

test('a chain that nobody touched holds, from the first event to the last', async () => {
  expect(await verifyChains(app.db)).toMatchObject({ chains: 2, events: 4, breaks: [] })
})

test('appending at once makes one chain and loses no event', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => append(project, `at once ${index}`)))
  expect(await verifyChains(app.db)).toMatchObject({ events: 16, breaks: [] })
})

describe('an altered column breaks it', () => {
  const alterations = {
    project_id: sql`(select id from ${projects} where id not in (select project_id from ${auditHeads}) limit 1)`,
    number: sql`9`,
    id: sql`gen_random_uuid()`,
    action: sql`'approved'`,
    actor_id: sql`gen_random_uuid()`,
    actor_email: sql`'eve@portal.example'`,
    actor_role: sql`'TECHNICAL_LIMITED'`,
    from_status: sql`'live'`,
    to_status: sql`'live'`,
    from_stage: sql`null`,
    to_stage: sql`'business-review'`,
    message: sql`coalesce(message, '') || ' '`,
    created_at: sql`created_at + interval '1 millisecond'`,
    previous_hash: sql`repeat('0', 63) || '1'`,
    hash: sql`repeat('f', 64)`,
  }

  test('no column is left out', () => {
    expect(Object.keys(alterations)).toHaveLength(
      Object.keys(auditEvents).filter((key) => !key.startsWith('_') && key !== 'enableRLS').length,
    )
  })

  for (const [column, value] of Object.entries(alterations)) {
    test.each([1, 2, 3])(`${column} of event %i`, async (number) => {
      await app.db.execute(
        sql`update audit_events set ${sql.identifier(column)} = ${value} where project_id = ${project} and number = ${number}`,
      )
      expect((await verifyChains(app.db)).breaks).not.toEqual([])
    })
  }
})

test('an event that is taken out, at the end as well, is missed', async () => {
  for (const number of [1, 2, 3]) {
    await app.db
      .transaction(async (tx) => {
        await tx.execute(sql`delete from audit_events where project_id = ${project} and number = ${number}`)
        expect((await verifyChains(tx)).breaks).toEqual([expect.stringContaining(project)])
        tx.rollback()
      })
      .catch((error: Error) => expect(error.message).toContain('Rollback'))
  }
})

test('a head that is altered or taken away is missed', async () => {
  await app.db
    .update(auditHeads)
    .set({ hash: 'f'.repeat(64) })
    .where(eq(auditHeads.projectId, project))
  expect((await verifyChains(app.db)).breaks).toHaveLength(1)
  await app.db.delete(auditHeads).where(eq(auditHeads.projectId, project))
  expect((await verifyChains(app.db)).breaks).toEqual(['3 events belong to no chain'])
})
