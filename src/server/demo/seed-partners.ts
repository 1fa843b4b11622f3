import { daysFrom } from '#domain/dates.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { type DemoPartner, demoPartners } from '#server/demo/demo-partners.ts'
import { lumen } from '#server/demo/lumen.ts'
import { seedProjects } from '#server/demo/seed-partner.ts'
import { demoPassword } from '#server/demo-accounts.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as projects from '#server/repositories/projects.ts'

/** Creates partners with projects at every review stage and in every state, through the workflow's own steps. Idempotent. */
export async function seedPartners(db: Db, config: Config, now: Date): Promise<void> {
  const missing: DemoPartner[] = []
  for (const partner of demoPartners) if (!(await accounts.findByEmail(db, partner.email))) missing.push(partner)
  if (missing.length === 0) return
  const passwordHash = await hashPassword(demoPassword)
  for (const partner of missing) await db.transaction((tx) => seedPartner(tx, config, { partner, passwordHash, now }))
}

async function seedPartner(
  tx: Db,
  config: Config,
  { partner, passwordHash, now }: { partner: DemoPartner; passwordHash: string; now: Date },
): Promise<void> {
  const at = daysFrom(now, -partner.signedUp)
  const times = { confirmedAt: at, createdAt: at, updatedAt: at }
  const account = await accounts.insertPartner(tx, { email: partner.email, passwordHash, ...partner.person, ...times })
  // Undefined when another process seeded at the same moment.
  if (account) await seedProjects(tx, config, { account, partner, now })
}

/** The demo partner's project that has gone live, so that its dashboard has something to show. Idempotent. */
export async function seedRadio(db: Db, config: Config, now: Date): Promise<void> {
  const account = await accounts.findByEmail(db, lumen.email)
  const organisationId = account?.organisationId
  if (!organisationId) return
  await db.transaction(async (tx) => {
    await projects.lockOrganisation(tx, organisationId)
    for (const { name } of lumen.projects) if (await projects.hasName(tx, organisationId, name)) return
    await seedProjects(tx, config, { account, partner: lumen, now })
  })
}
