import { expect, test } from 'vitest'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { actionsOf } from './actions.ts'
import { best, keyOf } from './places.ts'

const row = (id: string, projectName: string, status: ProjectRow['status']): ProjectRow => ({
  id,
  projectName,
  status,
  createDate: '2026-03-02T09:14:00.000Z',
  hasSandboxKey: false,
  lastSandboxUsageDate: null,
})
const projects = [
  row('1', 'Harbour Radio', 'NEW'),
  row('2', 'Harbour Games', 'GONE_LIVE'),
  row('3', 'Harbour News', 'SUSPENDED'),
  row('4', 'Harbour Taxi', 'GO_LIVE_PENDING_SUBMIT'),
  { ...row('5', 'Harbour Ferry', 'GO_LIVE_PENDING_SUBMIT'), changesRequestedOn: '2026-03-09T09:14:00.000Z' },
]
const labels = (typed: string, role: Parameters<typeof actionsOf>[0] = 'EXTERNAL_ADMIN') =>
  best(actionsOf(role, projects), typed).map(({ label, note }) => `${label}: ${note}`)

test.each([
  ['create project', ['Create Project: New']],
  ['key', ['Ferry', 'Games', 'Radio', 'Taxi'].map((name) => `Generate a key: Harbour ${name}`)],
  ['go live', ['Go live: Harbour Ferry', 'Go live: Harbour Radio']],
  ['dark theme', ['Switch to the dark theme: Dark mode, colours']],
])('%s finds the actions that the state of each project allows', (typed, found) => {
  expect(labels(typed).toSorted()).toEqual(found)
})

test('offers staff and visitors no action of a partner', () => {
  for (const role of ['BUSINESS_ADMIN', null] as const) expect(labels('project', role)).toEqual([])
})

test('gives each action a key of its own', () => {
  const keys = actionsOf('EXTERNAL_ADMIN', projects).map(keyOf)
  expect(new Set(keys).size).toBe(keys.length)
})
