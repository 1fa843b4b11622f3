import { expect, test } from 'vitest'
import { momentOfCall, newCallId } from '#server/call-log/call-id.ts'

test('sorts by moment, then by order of creation', () => {
  const at = new Date('2026-11-20T08:00:00.123Z')
  const ids = [...Array.from({ length: 100 }, () => newCallId(at)), newCallId(new Date(at.getTime() + 1))]
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids.slice(0, 100)) expect(momentOfCall(id)).toEqual(at)
})

test('returns no moment for another kind of id', () => {
  for (const id of [
    '',
    'MDE5NWExYjI',
    '5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11',
    'ffffffff-ffff-7fff-bfff-ffffffffffff',
  ]) {
    expect(momentOfCall(id), id).toBeUndefined()
  }
})
