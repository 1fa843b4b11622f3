import { daysFrom } from '#domain/dates.ts'
import type { Db } from '#server/db/database.ts'
import { lumen } from '#server/demo/lumen.ts'
import { demoAccounts, demoPassword } from '#server/demo-accounts.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as rateCard from '#server/repositories/rate-card.ts'
import { recordCreation } from '#server/review/apply-workflow-action.ts'
import { sandboxProductCodes } from '#server/review/sandbox-product-codes.ts'

const demoProjects = [
  { name: 'Lumen Music', description: 'Monthly music subscription billed to the phone.', projectType: 1 },
  { name: 'Lumen Games', description: 'One-time purchases inside three casual games.', projectType: 2 },
] as const

/** Invented rates: no operator published these. */
const demoRates = [
  { provider: 'STM', productType: 1, payoutRate: '82', position: 1 },
  { provider: 'AIS', productType: 1, payoutRate: '70', position: 2 },
  { provider: 'GLB', productType: 1, payoutRate: '65', position: 3 },
] as const

/** Staff accounts are older than every decision of the demo. */
const staffAccountAgeDays = 500

/** When the demo was seeded, computed from the sign-up date of its partner. */
export function demoSeededAt({ createdAt }: Pick<accounts.Account, 'createdAt'>): Date {
  return daysFrom(createdAt, lumen.signedUp)
}

/** Puts the demo data into a database that has none; a second run changes nothing. */
export async function seedDemo(db: Db, now: Date): Promise<void> {
  if (await accounts.findByEmail(db, demoAccounts[0].email)) return
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction(async (tx) => {
    await rateCard.insertAll(tx, [...demoRates])
    for (const { role, ...person } of demoAccounts) {
      const at = daysFrom(now, -(role === 'EXTERNAL_ADMIN' ? lumen.signedUp : staffAccountAgeDays))
      const account = { ...person, passwordHash, confirmedAt: at, createdAt: at, updatedAt: at }
      if (role === 'EXTERNAL_ADMIN') await seedPartner(tx, account, now)
      else await accounts.insert(tx, { ...account, role })
    }
  })
}

async function seedPartner(
  tx: Db,
  partner: Omit<accounts.NewAccount, 'role' | 'organisationId'>,
  now: Date,
): Promise<void> {
  const account = await accounts.insertPartner(tx, partner)
  // Another process seeded at the same moment.
  if (!account?.organisationId) return
  await organisations.saveProfile(tx, account.organisationId, lumen.company, account.createdAt)
  for (const [index, project] of demoProjects.entries()) {
    const createdAt = daysFrom(now, -(index + 1))
    const created = await projects.insert(tx, {
      ...project,
      productType: 1,
      organisationId: account.organisationId,
      createdBy: account.id,
      createdAt,
      updatedAt: createdAt,
    })
    await productCodes.insertAll(tx, sandboxProductCodes(created.id))
    await recordCreation(tx, created, { accountId: account.id, email: account.email, role: account.role })
  }
}
