import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { Claims } from '#server/identity/tokens.ts'
import { insertSession } from './people.ts'

const perPartner = 50
/** Only the oldest projects of each list use this operator. */
export const rareOperator = 'MLT'
const rareProjects = 10

/** Creates `perList` projects in each of the staff's five lists, a partner per fifty, sales of three days, and a business admin. */
export async function fillReviews(db: Db, perList: number): Promise<Claims> {
  const partners = Math.max(10, Math.ceil((perList * 5) / perPartner))
  await insertPartners(db, partners)
  await insertProjects(db, partners, perList)
  await insertOperators(db, perList)
  await insertSales(db)
  await db.execute(sql`analyze`)
  return await insertAdmin(db)
}

async function insertPartners(db: Db, partners: number): Promise<void> {
  await db.execute(sql`
    with companies as (
      insert into organisations (name, status, created_at)
      select 'Partner ' || n, 'active', now() - n * interval '1 minute' from generate_series(1, ${partners}::int) n
      returning id, name
    )
    insert into accounts (email, password_hash, role, organisation_id, confirmed_at)
    select replace(lower(name), ' ', '-') || '@bench.example', 'no password opens this account', 'EXTERNAL_ADMIN', id, now()
    from companies`)
}

async function insertProjects(db: Db, partners: number, perList: number): Promise<void> {
  await db.execute(sql`
    with owners as (
      select o.id, a.id as account_id, row_number() over (order by o.id) - 1 as n
      from organisations o join accounts a on a.organisation_id = o.id
    )
    insert into projects (organisation_id, name, description, project_type, product_type, created_by, status, stage, created_at,
      submitted_at, tech_checked_at, live_at, suspended_at, rejected_at)
    select owners.id, 'Project ' || p, repeat('A service paid by phone bill. ', 10), 1, 1, owners.account_id, status,
      case when status = 'pending' then (array['preparation', 'technical', 'business'])[p % 3 + 1] end,
      now() - p * interval '3 minutes',
      case when status <> 'draft' then now() - p * interval '2 minutes' end,
      case when status not in ('draft', 'rejected') and p % 3 = 2 then now() - p * interval '1 minute' end,
      case when status in ('live', 'suspended') then now() - p * interval '1 minute' end,
      case when status = 'suspended' then now() - p * interval '30 seconds' end,
      case when status = 'rejected' then now() - p * interval '1 minute' end
    from generate_series(1, ${perList}::int) p
      cross join unnest(array['draft', 'pending', 'live', 'suspended', 'rejected']) status
      join owners on owners.n = p % ${partners}::int`)
}

async function insertOperators(db: Db, perList: number): Promise<void> {
  await db.execute(sql`
    insert into project_providers (project_id, provider)
    select id, case when hashtext(id::text) % 2 = 0 then 'STM' else 'AIS' end from projects where status <> 'draft'
    union select id, 'GLB' from projects where status <> 'draft'
    union select id, ${rareOperator} from projects
      where status <> 'draft' and substring(name from '[0-9]+')::int > ${perList - rareProjects}::int`)
}

async function insertSales(db: Db): Promise<void> {
  await db.execute(sql`
    insert into call_figures (project_id, environment, period, provider, starts_at, calls, charges, charged, payout)
    select p.id, 'live', 'day', 'GLB', date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - n * interval '1 day',
      40, 30, 120.5, 90.25
    from projects p cross join generate_series(0, 2) n where p.status in ('live', 'suspended')`)
}

async function insertAdmin(db: Db): Promise<Claims> {
  const accountId = randomUUID()
  await db.execute(sql`
    insert into accounts (id, email, password_hash, role, confirmed_at)
    values (${accountId}, 'admin@bench.example', 'no password opens this account', 'BUSINESS_ADMIN', now())`)
  return await insertSession(db, accountId)
}
