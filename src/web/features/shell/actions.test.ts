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
const projects = [row('1', 'Harbour Radio', 'NEW'), row('2', 'Harbour Games', 'GONE_LIVE')]
const labels = (typed: string, role: Parameters<typeof actionsOf>[0] = 'EXTERNAL_ADMIN') =>
  best(actionsOf(role, projects), typed).map(({ label, note }) => `${label}: ${note}`)

test.each([
  ['create project', ['Create Project: New']],
  ['key', ['Generate a key: Harbour Games', 'Generate a key: Harbour Radio']],
  ['go live', ['Go live: Harbour Radio']],
  ['dark theme', ['Switch to the dark theme: Dark mode, colours']],
])('%s finds what a partner can do', (typed, found) => {
  expect(labels(typed).toSorted()).toEqual(found)
})

test('offers staff and visitors no action of a partner', () => {
  for (const role of ['BUSINESS_ADMIN', null] as const) expect(labels('project', role)).toEqual([])
})

test('gives each action a key of its own', () => {
  const keys = actionsOf('EXTERNAL_ADMIN', projects).map(keyOf)
  expect(new Set(keys).size).toBe(keys.length)
})
