import type { Operation } from '#server/operation.ts'
import { callFilter, type FilterField } from '#server/operations/calls/call-filter.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { callCsvLine, callsCsvHeader } from '#server/presenters/call.ts'
import * as calls from '#server/repositories/calls.ts'

const rowsAtOnce = 500

export const exportCalls: Operation<'exportCalls', FilterField> = async (context) => {
  const { query, db, reports, fail } = context
  const project = await findOwnProject(db, context)
  const filter = callFilter(query, fail)
  const page = (after?: calls.CallPlace) =>
    reports((from) => calls.listOfProject(from, project.id, filter, rowsAtOnce, after))
  return {
    fileName: 'calls.csv',
    contentType: 'text/csv; charset=utf-8',
    // Read before the answer begins: its header has the age of the rows.
    content: csvOf(await page(), page),
  }
}

/** Streams a few rows at a time, so that other requests run in between. */
async function* csvOf(first: calls.CallFacts[], page: (after?: calls.CallPlace) => Promise<calls.CallFacts[]>) {
  yield callsCsvHeader
  for (let found = first; ; found = await page(found.at(-1))) {
    if (found.length > 0) yield found.map(callCsvLine).join('')
    if (found.length < rowsAtOnce) return
  }
}
