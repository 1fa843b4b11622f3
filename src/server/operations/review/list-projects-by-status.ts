import { startOfWindow } from '#domain/analytics-window.ts'
import { can } from '#domain/capabilities.ts'
import type { Fail } from '#domain/problems.ts'
import { fromAdminStatus, isListedByOperator } from '#domain/project-states.ts'
import { reviewMessages } from '#domain/review-messages.ts'
import type { Operation } from '#server/operation.ts'
import { presentAdminProjectRow, presentVolumes } from '#server/presenters/admin-project.ts'
import * as projects from '#server/repositories/projects.ts'
import * as volumes from '#server/repositories/volumes.ts'
import { readProgress } from '#server/review/progress.ts'

export const listProjectsByStatus: Operation<
  'listProjectsByStatus',
  'status' | 'provider' | 'pageNo' | 'limit'
> = async (context) => {
  const { query, member, db, now, fail, permit } = context
  permit(can.listProjectsByStatus(member))
  const { provider, pageNo, limit } = query
  const status = fromAdminStatus(query.status)
  if (isListedByOperator(status) && !provider) failWithoutProvider(fail)
  const page = { limit, offset: pageNo * limit }
  const { found, total } = await projects.pageByStatus(db, { status, provider }, page)
  const progress = await readProgress(db, projects.pendingOf(found), context)
  const rows = found.map((row) => presentAdminProjectRow(row, progress))
  if (!isListedByOperator(status) || !provider) return { projects: rows, total }
  const ids = rows.map(({ id }) => id)
  const sold = await volumes.ofProjects(db, ids, provider, startOfWindow(now()))
  return { projects: rows.map((row) => ({ ...row, ...presentVolumes(sold.get(row.id)) })), total }
}

/** A parameter's schema cannot depend on another parameter. */
function failWithoutProvider(fail: Fail<'invalid-request'>): never {
  const problem = { field: '/query/provider', rule: 'required', message: reviewMessages.countryMissing }
  return fail('invalid-request', { problems: [problem] })
}
