import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { Claims } from '#server/identity/tokens.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as sessions from '#server/repositories/sessions.ts'

const own = 10
const perPartner = 100
const day = 24 * 60 * 60 * 1000

/** Creates a partner with ten projects and a session. The remaining projects belong to other partners, a hundred each. */
export async function fillDatabase(db: Db, projects: number): Promise<Claims> {
  const now = new Date()
  const partner = await accounts.insertPartner(db, {
    email: 'bench@partner.example',
    passwordHash: 'no password opens this account',
    confirmedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  if (!partner?.organisationId) throw new Error('The benchmark needs a new database: this one has data')
  await insertProjects(db, partner.id, partner.organisationId, own)
  await fillWithOthers(db, partner.id, projects - own)
  await db.execute(sql`analyze`)
  const session = await sessions.insert(db, {
    accountId: partner.id,
    address: '127.0.0.1',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + day),
  })
  return { accountId: partner.id, sessionId: session.id }
}

async function insertProjects(db: Db, accountId: string, organisationId: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into projects (organisation_id, name, description, project_type, product_type, created_by, created_at)
    select ${organisationId}::uuid, 'Project ' || n, repeat('A service paid by phone bill. ', 10), 1, 1, ${accountId}::uuid,
           now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n`)
}

async function fillWithOthers(db: Db, accountId: string, count: number): Promise<void> {
  if (count <= 0) return
  await db.execute(sql`
    with others as (
      insert into organisations (name) select 'Partner ' || n from generate_series(0, ${count - 1}::int / ${perPartner}::int) n
      returning id
    ), numbered as (
      select id, row_number() over () - 1 as n from others
    )
    insert into projects (organisation_id, name, description, project_type, product_type, created_by, created_at)
    select numbered.id, 'Project ' || p, repeat('A service paid by phone bill. ', 10), 1, 1, ${accountId}::uuid,
           now() - p * interval '1 second'
    from generate_series(0, ${count - 1}::int) p join numbered on numbered.n = p / ${perPartner}::int`)
}
