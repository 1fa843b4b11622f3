import { can } from '#domain/capabilities.ts'
import { limits } from '#domain/limits.ts'
import { hasGoneLive } from '#domain/project-states.ts'
import type { Operation } from '#server/operation.ts'
import * as figures from '#server/repositories/figures.ts'
import * as projects from '#server/repositories/projects.ts'
import { FiguresOfWindow, operatorsOfNoCountry, windowOf } from './window.ts'

export const listTransactions: Operation<'listTransactions', 'country'> = async (context) => {
  const { query, member, db, reports, now, permit, fail } = context
  permit(can.listProjects(member))
  const { organisationId } = member
  const { providers, days, since, head } = windowOf(query.country, now(), fail)
  const owned = await projects.listOfOrganisation(db, organisationId, limits.rowsPerList)
  const scope = { projectIds: owned.map(({ id }) => id), environment: 'live', providers, since } as const
  // Refused calls mostly name no known operator, so they count in every country; sales belong to the operators of one
  // country.
  const called = { ...scope, providers: [...providers, ...operatorsOfNoCountry], sellers: providers }
  const found = new FiguresOfWindow(
    ...(await reports((from) =>
      Promise.all([
        figures.ofDays(from, called),
        figures.latencies(from, called, 'day'),
        figures.payers(from, [organisationId, ...scope.projectIds], scope),
      ]),
    )),
  )
  const live = owned.filter(({ status }) => hasGoneLive(status)).sort((a, b) => a.name.localeCompare(b.name))
  return {
    ...head,
    total: found.sales(organisationId),
    days: found.salesOfDays(days, organisationId),
    tech: { total: found.tech(), days: found.techOfDays(days) },
    projects: live.map(({ id, name }) => ({
      projectId: id,
      projectName: name,
      total: found.sales(id, id),
      days: found.salesOfDays(days, id, id),
      tech: found.tech(id),
    })),
  }
}
