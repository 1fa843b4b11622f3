import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { callFigures } from '#server/db/rollup-schema.ts'
import type { ProviderCode } from '#server/operators.ts'

/** Decimal numbers with two decimals. */
export interface Volumes {
  gross: string
  net: string
  charges: number
}

/** Live sales with one operator from a moment on, by project: a few rows per project, along the key. Who sold nothing is absent. */
export async function ofProjects(
  db: Db,
  projectIds: string[],
  provider: ProviderCode,
  since: Date,
): Promise<Map<string, Volumes>> {
  const found = await db
    .select({
      projectId: callFigures.projectId,
      gross: sql<string>`round(sum(${callFigures.charged}), 2)::text`,
      net: sql<string>`round(sum(${callFigures.payout}), 2)::text`,
      charges: sql`sum(${callFigures.charges})`.mapWith(Number),
    })
    .from(callFigures)
    .where(
      and(
        inArray(callFigures.projectId, projectIds),
        eq(callFigures.environment, 'live'),
        eq(callFigures.period, 'day'),
        eq(callFigures.provider, provider),
        gte(callFigures.startsAt, since),
      ),
    )
    .groupBy(callFigures.projectId)
  return new Map(found.map(({ projectId, ...volumes }) => [projectId, volumes]))
}
