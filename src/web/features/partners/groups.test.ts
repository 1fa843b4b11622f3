import { expect, it } from 'vitest'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { projectRow, totalsOf } from '#tests/support/staff-samples.ts'
import { groupByStatus } from './groups.ts'

const project = (id: string, status: AdminProjectRow['status']) => projectRow({ id, status })
const shape = (projects: AdminProjectRow[]) =>
  groupByStatus({ projects, totals: totalsOf(projects) }).map(({ title, projects: own }) => [
    title,
    own.map(({ id }) => id),
  ])

it('lists projects by status in the order of the answer, and suspended ones separately', () => {
  const projects = [project('a', 'draft'), project('b', 'deleted'), project('c', 'draft'), project('d', 'live')]
  expect(shape(projects)).toEqual([
    ['Pending Projects', []],
    ['Approved Projects', ['d']],
    ['Inactive Projects', ['a', 'c']],
    ['Rejected Projects', []],
    ['Suspended Projects', ['b']],
  ])
})

it('counts each list, and suspended projects also where none was sent', () => {
  const projects = [project('a', 'live')]
  const totals = { ...totalsOf(projects), live: 1204, deleted: 3 }
  const counts = groupByStatus({ projects, totals }).map(({ status, total }) => [status, total])
  expect(Object.fromEntries(counts)).toEqual({ pending: 0, live: 1204, draft: 0, reject: 0, deleted: 3 })
})
