import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { organisations } from '#server/db/identity-schema.ts'
import { demoAccounts, demoPassword } from '#server/demo-accounts.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projects from '#server/repositories/projects.ts'
import * as rateCard from '#server/repositories/rate-card.ts'
import { sandboxProductCodes } from '#server/review/sandbox-product-codes.ts'

/** Without a bank account, so that visitors of the demo can try adding one with a code. */
const demoCompany = {
  name: 'Lumen',
  website: 'lumen.example',
  industry: 'Music and audio',
  details: 'Music and games for phones.',
  identityUen: '201912345K',
  address: '1 Harbour Front, Singapore',
  country: 'Singapore',
  hotlineNumber: '+65 61234567',
}

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

/** Puts the demo data into a database that has none; a second run changes nothing. */
export async function seedDemo(db: Db, now: Date): Promise<void> {
  if (await accounts.findByEmail(db, demoAccounts[0].email)) return
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction(async (tx) => {
    await rateCard.insertAll(tx, [...demoRates])
    const common = { passwordHash, confirmedAt: now, createdAt: now, updatedAt: now }
    for (const { role, ...person } of demoAccounts) {
      if (role === 'EXTERNAL_ADMIN') await seedPartner(tx, { ...common, ...person }, now)
      else await accounts.insert(tx, { ...common, ...person, role })
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
  await tx.update(organisations).set(demoCompany).where(eq(organisations.id, account.organisationId))
  for (const [index, project] of demoProjects.entries()) {
    const createdAt = new Date(now.getTime() - (index + 1) * 86_400_000)
    const { id } = await projects.insert(tx, {
      ...project,
      productType: 1,
      organisationId: account.organisationId,
      createdBy: account.id,
      createdAt,
      updatedAt: createdAt,
    })
    await productCodes.insertAll(tx, sandboxProductCodes(id))
  }
}
