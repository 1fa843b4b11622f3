import type { Fail } from '#domain/problems.ts'

/** The rows of a page and the cursor of the next one. `found` has one row more than the page where there is a next one. */
export function cursorPage<Row, Cursor>(found: Row[], limit: number, cursorOf: (last: Row) => Cursor) {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: found.length > limit && last ? cursorOf(last) : null }
}

export function refuseCursor(fail: Fail<'invalid-request'>): never {
  const message = 'Please start from the beginning of the list.'
  return fail('invalid-request', { problems: [{ field: '/query/cursor', rule: 'cursor', message }] })
}
