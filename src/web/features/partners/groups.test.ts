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

it('shows the four lists of the specification, empty ones too', () => {
  expect(shape([])).toEqual([
    ['Pending Projects', []],
    ['Approved Projects', []],
    ['Inactive Projects', []],
    ['Rejected Projects', []],
  ])
})

it('puts every project where it stands, in the order it came, and suspended ones in a list of their own', () => {
  const projects = [project('a', 'draft'), project('b', 'deleted'), project('c', 'draft'), project('d', 'live')]
  expect(shape(projects)).toEqual([
    ['Pending Projects', []],
    ['Approved Projects', ['d']],
    ['Inactive Projects', ['a', 'c']],
    ['Rejected Projects', []],
    ['Suspended Projects', ['b']],
  ])
})

it('tells how many there are of each, and of suspended ones also where none was sent', () => {
  const projects = [project('a', 'live')]
  const totals = { ...totalsOf(projects), live: 1204, deleted: 3 }
  const told = groupByStatus({ projects, totals }).map(({ status, total }) => [status, total])
  expect(Object.fromEntries(told)).toEqual({ pending: 0, live: 1204, draft: 0, reject: 0, deleted: 3 })
})
