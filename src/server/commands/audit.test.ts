import { eq, sql, TransactionRollbackError } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyChains } from '#server/commands/audit.ts'
import type { Db } from '#server/db/database.ts'
import { auditEvents, auditHeads } from '#server/db/review-schema.ts'
import { projects } from '#server/db/schema.ts'
import { securityEvents, securityHead } from '#server/db/security-schema.ts'
import * as auditRows from '#server/repositories/audit-events.ts'
import { testApp } from '#tests/support/app.ts'
import { newProject } from '#tests/support/projects.ts'

const app = testApp()
const someone = { actorId: '8a7b6c5d-4e3f-4a2b-9c1d-0e9f8a7b6c5d', actorEmail: 'bea@portal.example' }
let project: string
let other: string
/** Without a chain: events can be moved here. */
let unnamed: string

beforeAll(async () => {
  const partner = await app.newPartner()
  project = await newProject(partner)
  other = await newProject(partner)
  unnamed = await newProject(partner)
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

/** In a rolled-back transaction, so that each alteration starts from the valid chain. */
async function undone(alter: (tx: Db) => Promise<void>): Promise<void> {
  await app.db
    .transaction(async (tx) => {
      await alter(tx)
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
}

beforeEach(async () => {
  await app.db.delete(auditEvents)
  await app.db.delete(auditHeads)
  await app.db.delete(securityEvents)
  await app.db.delete(securityHead)
  for (const message of ['first', 'second', null]) await append(project, message)
  await append(other, 'elsewhere')
})

test('verifies an unmodified chain from the first event to the last', async () => {
  expect(await verifyChains(app.db)).toMatchObject({ chains: 3, events: 6, breaks: [] })
})

test('appends concurrent events to one chain without loss', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => append(project, `at once ${index}`)))
  expect(await verifyChains(app.db)).toMatchObject({ events: 18, breaks: [] })
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
    submission_hash: sql`repeat('e', 64)`,
    previous_hash: sql`repeat('0', 63) || '1'`,
    hash: sql`repeat('f', 64)`,
  }

  test('covers every column', () => {
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

describe('a single altered byte breaks it', () => {
  /** A column as text, and its name's type to write it back with. */
  const columns = {
    number: 'integer',
    id: 'uuid',
    action: 'text',
    actor_id: 'uuid',
    actor_email: 'text',
    actor_role: 'text',
    from_status: 'text',
    to_status: 'text',
    from_stage: 'text',
    message: 'text',
    previous_hash: 'text',
    hash: 'text',
  }

  test.each(Object.entries(columns))('%s, at every place of it', async (column, type) => {
    await append(project, 'Größe, ทะเบียน, 😀, "quotes", \\ and\na new line')
    const name = sql.identifier(column)
    const one = sql`project_id = ${project} and number = 4`
    const [found] = await app.db
      .select({ value: sql<string>`${name}::text` })
      .from(auditEvents)
      .where(one)
    const value = found?.value ?? ''
    expect(value.length).toBeGreaterThan(0)
    for (const [index, character] of [...value].entries()) {
      if (character === '-' && type === 'uuid') continue
      const altered = [...value].with(index, neighbourOf(character, type)).join('')
      await undone(async (tx) => {
        await tx.execute(sql`update audit_events set ${name} = cast(${altered}::text as ${sql.raw(type)}) where ${one}`)
        expect((await verifyChains(tx)).breaks, `${column}: ${altered}`).not.toEqual([])
      })
    }
  })

  /** The smallest change: another digit, another letter, the next character. */
  function neighbourOf(character: string, type: string): string {
    if (/\d/.test(character)) return String((Number(character) + 1) % 10)
    if (type === 'uuid') return character === 'a' ? 'b' : 'a'
    const point = character.codePointAt(0) ?? 0
    return String.fromCodePoint(/[a-z]/i.test(character) ? point ^ 0x20 : point + 1)
  }

  test.each([
    ['created_at', sql`created_at - interval '1 millisecond'`],
    ['created_at', sql`created_at + interval '1 hour'`],
    ['message', sql`null`],
    ['message', sql`''`],
    ['message', sql`message || ' '`],
    ['message', sql`normalize(message, NFD)`],
    ['actor_id', sql`null`],
    ['actor_email', sql`null`],
    ['actor_role', sql`null`],
    ['from_status', sql`null`],
    ['from_stage', sql`''`],
    ['to_stage', sql`''`],
  ])('%s as %s', async (column, value) => {
    await append(project, 'Größe')
    await undone(async (tx) => {
      await tx.execute(
        sql`update audit_events set ${sql.identifier(column)} = ${value} where project_id = ${project} and number = 4`,
      )
      expect((await verifyChains(tx)).breaks).not.toEqual([])
    })
  })

  test.each(['0050-01-01', '0099-12-31 23:59:59', '20000-01-01', 'infinity', '-infinity', '0044-03-15 BC'])(
    'names the chain of an event that was moved to %s',
    async (moment) => {
      await undone(async (tx) => {
        await tx.execute(
          sql`update audit_events set created_at = ${moment}::timestamptz where project_id = ${project} and number = 2`,
        )
        expect((await verifyChains(tx)).breaks).toEqual([`project ${project}: event 2 is not what was written`])
      })
    },
  )

  test('detects two swapped events', async () => {
    await undone(async (tx) => {
      for (const [from, to] of [
        [1, -1],
        [2, 1],
        [-1, 2],
      ]) {
        await tx.execute(sql`update audit_events set number = ${to} where project_id = ${project} and number = ${from}`)
      }
      expect((await verifyChains(tx)).breaks).not.toEqual([])
    })
  })
})

test('detects a removed event, also the last one', async () => {
  for (const number of [1, 2, 3]) {
    await undone(async (tx) => {
      await tx.execute(sql`delete from audit_events where project_id = ${project} and number = ${number}`)
      expect((await verifyChains(tx)).breaks).toEqual([expect.stringContaining(project)])
    })
  }
})

test('detects an altered or removed head', async () => {
  for (const change of [sql`events = 2`, sql`events = 4`, sql`hash = reverse(hash)`, sql`hash = upper(hash)`]) {
    await undone(async (tx) => {
      await tx.execute(sql`update audit_heads set ${change} where project_id = ${project}`)
      expect((await verifyChains(tx)).breaks).toHaveLength(1)
    })
  }
  await app.db
    .update(auditHeads)
    .set({ hash: 'f'.repeat(64) })
    .where(eq(auditHeads.projectId, project))
  expect((await verifyChains(app.db)).breaks).toHaveLength(1)
  await app.db.delete(auditHeads).where(eq(auditHeads.projectId, project))
  expect((await verifyChains(app.db)).breaks).toEqual([`project ${project}: its chain was removed`])
})

describe('the chain of the security events', () => {
  test('names a project whose chain was removed together with its head', async () => {
    await app.db.delete(auditEvents).where(eq(auditEvents.projectId, project))
    await app.db.delete(auditHeads).where(eq(auditHeads.projectId, project))
    expect((await verifyChains(app.db)).breaks).toEqual([`project ${project}: its chain was removed`])
  })

  test('lists each chain once, also when its first events are concurrent', async () => {
    await Promise.all(Array.from({ length: 6 }, () => append(unnamed, 'at once')))
    const begun = await app.db.select().from(securityEvents).where(eq(securityEvents.subjectId, unnamed))
    expect(begun).toMatchObject([{ number: 3, action: 'project-chain-begun' }])
    expect((await verifyChains(app.db)).breaks).toEqual([])
  })

  test('names the chains of an earlier version at the next start, also with two processes', async () => {
    await app.db.delete(securityEvents)
    await app.db.delete(securityHead)
    await app.db.update(auditHeads).set({ listed: false })
    await Promise.all([
      auditRows.recordEarlierChains(app.db, app.now()),
      auditRows.recordEarlierChains(app.db, app.now()),
    ])
    const begun = await app.db.select({ project: securityEvents.subjectId }).from(securityEvents)
    expect(begun.map((row) => row.project).toSorted()).toEqual([project, other].toSorted())
    await auditRows.recordEarlierChains(app.db, app.now())
    expect(await verifyChains(app.db)).toMatchObject({ chains: 3, events: 6, breaks: [] })
  })

  test.each(['actor', 'action', 'subject_id', 'detail', 'created_at', 'previous_hash', 'actor_id', 'id'])(
    'breaks with an altered %s',
    async (column) => {
      const altered: Record<string, string> = {
        subject_id: 'gen_random_uuid()',
        actor_id: 'gen_random_uuid()',
        id: 'gen_random_uuid()',
        created_at: "created_at + interval '1 millisecond'",
      }
      const value = sql.raw(altered[column] ?? "'altered'")
      await app.db.execute(sql`update security_events set ${sql.identifier(column)} = ${value} where number = 1`)
      expect((await verifyChains(app.db)).breaks[0]).toMatch(/^security: event [12] /)
    },
  )

  test('breaks when an event is removed, also the last one', async () => {
    for (const number of [1, 2]) {
      await undone(async (tx) => {
        await tx.delete(securityEvents).where(eq(securityEvents.number, number))
        expect((await verifyChains(tx)).breaks[0]).toMatch(/^security: /)
      })
    }
  })
})
