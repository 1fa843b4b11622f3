import { asc, eq } from 'drizzle-orm'
import { isAmong } from '#server/db/columns.ts'
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

/** The operators of many projects. */
export async function listOfProjects(db: Db, projectIds: string[]): Promise<Map<string, ProviderCode[]>> {
  const rows = await db.select().from(projectProviders).where(isAmong(projectProviders.projectId, projectIds))
  const grouped = Map.groupBy(rows, ({ projectId }) => projectId)
  return new Map([...grouped].map(([projectId, named]) => [projectId, named.map(({ provider }) => provider)]))
}
