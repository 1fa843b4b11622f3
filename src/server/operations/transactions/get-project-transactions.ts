import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import * as figures from '#server/repositories/figures.ts'
import { FiguresOfWindow, windowOf } from './window.ts'

const maxReasons = 20
const hourMs = 3_600_000
const hoursShown = 24

export const getProjectTransactions: Operation<'getProjectTransactions', 'country' | 'environment'> = async (
  context,
) => {
  const { query, db, reports, now, fail } = context
  const project = await findOwnProject(db, context)
  const { environment, country } = query
  const { providers, days, since, head } = windowOf(country, now(), fail)
  const all = { projectIds: [project.id], environment, since }
  const ofCountry = { ...all, providers }
  const hours = hoursUntil(now())
  const lately = { ...all, since: hours[0] ?? since }
  const [sold, payers, called, latencies, calledLately, latenciesLately, results, declines] = await reports((from) =>
    Promise.all([
      figures.ofDays(from, ofCountry),
      figures.payers(from, [project.id], ofCountry),
      figures.ofDays(from, all),
      figures.latencies(from, all, 'day'),
      figures.ofHours(from, lately),
      figures.latencies(from, lately, 'hour'),
      figures.results(from, all, maxReasons),
      figures.declines(from, all, maxReasons),
    ]),
  )
  const sales = new FiguresOfWindow(sold, [], payers)
  const tech = new FiguresOfWindow(called, latencies)
  const ofHours = new FiguresOfWindow(calledLately, latenciesLately)
  return {
    projectId: project.id,
    environment,
    ...head,
    total: sales.sales(project.id),
    days: sales.salesOfDays(days, project.id),
    tech: { total: tech.tech(), days: tech.techOfDays(days) },
    hoursTotal: ofHours.tech(),
    hours: hours.map((hour) => ({ startsAt: hour.toISOString(), ...ofHours.techAt(hour.toISOString().slice(0, 13)) })),
    results,
    declines,
  }
}

/** Start of each of the last hours, including the current one. */
function hoursUntil(now: Date): Date[] {
  const latest = Math.floor(now.getTime() / hourMs) * hourMs
  return Array.from({ length: hoursShown }, (_, index) => new Date(latest - (hoursShown - 1 - index) * hourMs))
}
