import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { projectProviders } from '#server/db/schema.ts'
import type { ProviderCode } from '#server/operators.ts'

export async function listOfProject(db: Db, projectId: string): Promise<ProviderCode[]> {
  const rows = await db
    .select({ provider: projectProviders.provider })
    .from(projectProviders)
    .where(eq(projectProviders.projectId, projectId))
    .orderBy(asc(projectProviders.provider))
  return rows.map(({ provider }) => provider)
}

export async function replaceOfProject(tx: Db, projectId: string, providers: ProviderCode[]): Promise<void> {
  await tx.delete(projectProviders).where(eq(projectProviders.projectId, projectId))
  if (providers.length > 0)
    await tx.insert(projectProviders).values(providers.map((provider) => ({ projectId, provider })))
}
