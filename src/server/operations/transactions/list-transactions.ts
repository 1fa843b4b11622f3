import { can } from '#domain/capabilities.ts'
import { limits } from '#domain/limits.ts'
import { hasGoneLive } from '#domain/project-states.ts'
import { type Operation, permit } from '#server/operation.ts'
import * as figures from '#server/repositories/figures.ts'
import * as projects from '#server/repositories/projects.ts'
import { figuresOfCalls, figuresOfSales, windowOf } from './window.ts'

export const listTransactions: Operation<'listTransactions'> = async ({ query, member, db, now }) => {
  permit(can.listProjects(member))
  const { organisationId } = member
  const { providers, days, since, head } = windowOf(query.country, now())
  const owned = await projects.listOfOrganisation(db, organisationId, limits.rowsPerList)
  const scope = { projectIds: owned.map(({ id }) => id), environment: 'live', providers, since } as const
  // What the gateway refuses has named no operator that it knows: such calls are of every country.
  const called = { ...scope, providers: [...providers, figures.noOperator] }
  const [sales, tech] = await Promise.all([
    figuresOfSales(figures.ofDays(db, scope), figures.payers(db, [organisationId, ...scope.projectIds], scope)),
    figuresOfCalls(figures.ofDays(db, called), figures.latencies(db, called, 'day')),
  ])
  const live = owned.filter(({ status }) => hasGoneLive(status)).sort((a, b) => a.name.localeCompare(b.name))
  return {
    ...head,
    total: sales.sales(organisationId),
    days: sales.salesOfDays(days, organisationId),
    tech: { total: tech.tech(), days: tech.techOfDays(days) },
    projects: live.map(({ id, name }) => ({
      projectId: id,
      projectName: name,
      total: sales.sales(id, id),
      days: sales.salesOfDays(days, id, id),
      tech: tech.tech(id),
    })),
  }
}
