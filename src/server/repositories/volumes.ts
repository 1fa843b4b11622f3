import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { callFigures } from '#server/db/rollup-schema.ts'
import type { ProviderCode } from '#server/operators.ts'
import type { Figures } from '#server/repositories/figures.ts'

export type Volumes = Pick<Figures, 'gross' | 'net' | 'charges'>

/**
 * Live sales with one operator since a moment, by project; absent without sales. One index scan per project: for all
 * projects at once the planner would read every sale.
 */
export async function ofProjects(
  db: Db,
  projectIds: string[],
  provider: ProviderCode,
  since: Date,
): Promise<Map<string, Volumes>> {
  const sold = db
    .select({
      gross: sql<string>`round(sum(${callFigures.charged}), 2)::text`.as('gross'),
      net: sql<string>`round(sum(${callFigures.payout}), 2)::text`.as('net'),
      charges: sql`sum(${callFigures.charges})`.mapWith(Number).as('sold_charges'),
    })
    .from(callFigures)
    .where(
      and(
        eq(callFigures.projectId, sql`listed.id`),
        eq(callFigures.environment, 'live'),
        eq(callFigures.period, 'day'),
        eq(callFigures.provider, provider),
        gte(callFigures.startsAt, since),
      ),
    )
    .having(sql`count(*) > 0`)
    .as('sold')
  const { gross, net, charges } = sold
  const found = await db
    .select({ projectId: sql<string>`listed.id`, gross, net, charges })
    .from(sql`unnest(${sql.param(projectIds)}::uuid[]) as listed(id)`)
    .innerJoinLateral(sold, sql`true`)
  return new Map(found.map(({ projectId, ...volumes }) => [projectId, volumes]))
}
