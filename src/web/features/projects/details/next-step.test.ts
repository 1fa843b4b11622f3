import { expect, it } from 'vitest'
import type { Project } from '#generated/portal/model/project.ts'
import { keyOf, liveProject, newProject, suspendedProject } from '#tests/support/project-samples.ts'
import { nextStepOf } from './next-step.ts'

const used = '2026-03-02T00:00:00.000Z'
const address = { id: '1', ip: '8.8.8.8', status: 'active' } as const

it.each<[string, Project, string | undefined]>([
  ['a new project', newProject, 'Generate a sandbox key'],
  ['a project with a key', { ...newProject, credentials: [keyOf('sandbox')] }, 'Make a first call'],
  [
    'a project that has called the sandbox',
    { ...newProject, credentials: [{ ...keyOf('sandbox'), lastUsedOn: used }] },
    'Ask to go live',
  ],
  ['a live project without a live key', { ...liveProject, credentials: [] }, 'Generate a live key'],
  ['a live project without an address', liveProject, 'Add the addresses of your servers'],
  ['a live project that was never called', { ...liveProject, network: [address] }, 'Make your first live call'],
  [
    'a live project in use',
    { ...liveProject, network: [address], credentials: [{ ...keyOf('live'), lastUsedOn: used }] },
    undefined,
  ],
  ['a project under review', { ...newProject, status: 'GO_LIVE_PENDING_SUBMIT' }, undefined],
  ['a suspended project', suspendedProject, undefined],
])('of %s', (_, project, title) => {
  expect(nextStepOf(project)?.title).toBe(title)
})
