import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { headsOf, verifyChains } from '#server/commands/audit.ts'
import { readSince, writeSecurityEvents } from '#server/commands/audit-command.ts'
import { findCutChains, listHeads } from '#server/commands/audit-heads.ts'
import { auditEvents, auditHeads } from '#server/db/review-schema.ts'
import { securityEvents, securityHead } from '#server/db/security-schema.ts'
import * as auditRows from '#server/repositories/audit-events.ts'
import * as securityRows from '#server/repositories/security-events.ts'
import { testApp } from '#tests/support/app.ts'
import { newProject } from '#tests/support/projects.ts'

const app = testApp()
let project: string
let kept: string

const security = (actor: string, createdAt: Date): securityRows.NewSecurityEvent => ({
  action: 'staff-added',
  actor,
  actorId: null,
  subjectId: '8a7b6c5d-4e3f-4a2b-9c1d-0e9f8a7b6c5d',
  detail: null,
  createdAt,
})
const appendSecurity = (...events: securityRows.NewSecurityEvent[]) =>
  app.db.transaction((tx) => securityRows.append(tx, events))

beforeAll(async () => {
  project = await newProject(await app.newPartner())
  for (const table of [auditEvents, auditHeads, securityEvents, securityHead]) await app.db.delete(table)
  for (const message of ['first', 'second']) {
    await app.db.transaction((tx) =>
      auditRows.append(tx, {
        projectId: project,
        action: 'rejected',
        actorId: '8a7b6c5d-4e3f-4a2b-9c1d-0e9f8a7b6c5d',
        actorEmail: 'bea@portal.example',
        actorRole: 'BUSINESS_ADMIN',
        fromStatus: 'pending',
        toStatus: 'reject',
        fromStage: 'preparation',
        toStage: null,
        message,
        createdAt: app.now(),
      }),
    )
  }
  kept = (await listHeads(app.db, headsOf(app.db))).join('\n')
})

test('kept heads are found in chains that have grown', async () => {
  expect(kept).toMatch(new RegExp(`^security 1 [\\da-f]{64}\\n${project} 2 [\\da-f]{64}$`))
  await appendSecurity(security('olga', app.now()))
  expect(await findCutChains(app.db, kept)).toEqual([])
})

test('rejects a line that `audit heads` does not print', async () => {
  await expect(findCutChains(app.db, `${kept}\nproject 7`)).rejects.toThrow('project 7')
})

test('security events are listed since a moment, one line each', async () => {
  const lines: string[] = []
  const moment = new Date('2027-03-01T09:30:00Z')
  await appendSecurity(security('before', new Date(moment.getTime() - 1)), security('two\nlines', moment))
  await writeSecurityEvents(app.db, moment, (line) => lines.push(line))
  expect(lines).toEqual([
    '2027-03-01T09:30:00.000Z  staff-added  "two\\nlines"  8a7b6c5d-4e3f-4a2b-9c1d-0e9f8a7b6c5d  -',
  ])
})

test.each([
  [undefined, '1970-01-01T00:00:00.000Z'],
  ['2026-11-22', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22T09:30', '2026-11-22T09:30:00.000Z'],
  ['2026-11-22 09:30:15Z', '2026-11-22T09:30:15.000Z'],
])('--since %s is a moment in UTC', (text, moment) => {
  expect(readSince(text).toISOString()).toBe(moment)
})

test.each(['2026-02-31', '22.11.2026', '2026-11-22T25:00', 'today'])('--since %s is refused', (text) => {
  expect(() => readSince(text)).toThrow('is no day like 2026-11-22')
})

// Cuts the chains, so it is the last.
test('an end cut off together with its head is found by the heads kept before', async () => {
  const isLast = eq(auditEvents.number, 2)
  await app.db.delete(auditEvents).where(isLast)
  const [first] = await app.db.select().from(auditEvents).where(eq(auditEvents.projectId, project))
  await app.db
    .update(auditHeads)
    .set({ events: 1, hash: first?.hash ?? '' })
    .where(eq(auditHeads.projectId, project))
  expect((await verifyChains(app.db)).breaks, 'the chain shows nothing by itself').toEqual([])
  expect(await findCutChains(app.db, kept)).toEqual([`project ${project}: event 2 is not the one that was kept`])

  const events = await app.db.select().from(securityEvents).orderBy(desc(securityEvents.number))
  const all = `security ${events[0]?.number} ${events[0]?.hash}`
  await app.db.delete(securityEvents).where(eq(securityEvents.number, events[0]?.number ?? 0))
  expect(await findCutChains(app.db, all)).toEqual([
    `security: event ${events[0]?.number} is not the one that was kept`,
  ])
})
