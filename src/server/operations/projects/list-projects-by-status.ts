import { can } from '#domain/capabilities.ts'
import { messages } from '#domain/messages.ts'
import { fromAdminStatus, isListedByOperator } from '#domain/project-states.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import { presentAdminProjectRow } from '#server/presenters/admin-project-row.ts'
import * as projects from '#server/repositories/projects.ts'

export const listProjectsByStatus: Operation<'listProjectsByStatus'> = async ({ query, member, db }) => {
  permit(can.listProjectsByStatus(member))
  const { provider, pageNo, limit } = query
  const status = fromAdminStatus(query.status)
  if (isListedByOperator(status) && !provider) failWithoutProvider()
  const filter = { status, provider }
  const [found, total] = await Promise.all([
    projects.listByStatus(db, filter, { limit, offset: pageNo * limit }),
    projects.countByStatus(db, filter),
  ])
  return { projects: found.map(presentAdminProjectRow), total }
}

/** Which parameter a status asks for is more than the schema of a parameter can say. */
function failWithoutProvider(): never {
  const problem = { field: '/query/provider', rule: 'required', message: messages.review.countryMissing }
  return fail('invalid-request', { problems: [problem] })
}
