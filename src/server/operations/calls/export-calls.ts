import type { Db } from '#server/db/database.ts'
import type { Operation } from '#server/operation.ts'
import { callFilter } from '#server/operations/calls/call-filter.ts'
import { ownProject } from '#server/operations/calls/own-project.ts'
import { callCsvLine, callsCsvHeader } from '#server/presenters/call.ts'
import * as calls from '#server/repositories/calls.ts'

const rowsAtOnce = 500

export const exportCalls: Operation<'exportCalls'> = async ({ params, query, member, db }) => {
  const project = await ownProject(db, member, params.projectId)
  return {
    fileName: 'calls.csv',
    contentType: 'text/csv; charset=utf-8',
    content: csvOf(db, project.id, callFilter(query)),
  }
}

/** Streams a few rows at a time, so that other requests run in between. */
async function* csvOf(db: Db, projectId: string, filter: calls.CallFilter): AsyncGenerator<string> {
  yield callsCsvHeader
  let after: calls.CallPlace | undefined
  for (;;) {
    const found = await calls.listOfProject(db, projectId, filter, rowsAtOnce, after)
    if (found.length > 0) yield found.map(callCsvLine).join('')
    if (found.length < rowsAtOnce) return
    after = found.at(-1)
  }
}
