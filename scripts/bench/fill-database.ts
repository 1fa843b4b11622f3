import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { Claims } from '#server/identity/tokens.ts'
import { insertPartner, insertSession } from './people.ts'

const own = 10
const perPartner = 100

/** Creates a partner with ten projects and a session. The remaining projects belong to other partners, a hundred each. */
export async function fillDatabase(db: Db, projects: number): Promise<Claims> {
  const partner = await insertPartner(db, 'bench@partner.example')
  await insertProjects(db, partner.id, partner.organisationId, own)
  await fillWithOthers(db, partner.id, projects - own)
  await db.execute(sql`analyze`)
  return await insertSession(db, partner.id)
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
