import type { Fail } from '#domain/problems.ts'
import { momentOfCall } from '#server/call-log/call-id.ts'
import type { Operation } from '#server/operation.ts'
import { callFilter, type FilterField } from '#server/operations/calls/call-filter.ts'
import { cursorPage, refuseCursor } from '#server/operations/cursor-page.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { presentCallRow } from '#server/presenters/call.ts'
import * as calls from '#server/repositories/calls.ts'

export const listCalls: Operation<'listCalls', FilterField | 'limit' | 'cursor'> = async (context) => {
  const { query, db, fail } = context
  const project = await findOwnProject(db, context)
  const after = query.cursor === undefined ? undefined : placeAt(query.cursor, fail)
  const found = await calls.listOfProject(db, project.id, callFilter(query, fail), query.limit + 1, after)
  const { rows, nextCursor } = cursorPage(found, query.limit, ({ id }) => id)
  return { items: rows.map(presentCallRow), nextCursor }
}

/** A cursor is the id of the page's last call, which contains its moment. */
function placeAt(cursor: string, fail: Fail<'invalid-request'>): calls.CallPlace {
  const at = momentOfCall(cursor)
  return at ? { id: cursor, at } : refuseCursor(fail)
}
