import { expect, it } from 'vitest'
import type { ProjectRow } from '#generated/portal/model/projectRow.ts'
import { nextStep } from './next-step.ts'

const project = (status: ProjectRow['status'], projectName = 'Harbour Radio') =>
  ({ id: projectName, status, projectName, createDate: '2026-11-02' }) as ProjectRow

it('suggests the first project', () => {
  expect(nextStep([])).toMatchObject({ label: 'Create Project', create: true })
})

it('reports a pending review', () => {
  const step = nextStep([project('NEW'), project('GO_LIVE_PENDING_SUBMIT', 'Harbour Quiz')])
  expect(step.text).toContain('being reviewed')
  expect(step).toMatchObject({ label: 'Open Harbour Quiz', projectId: 'Harbour Quiz' })
})

it('says whose turn it is when a review asks for changes', () => {
  const asked = { ...project('GO_LIVE_PENDING_SUBMIT', 'Harbour Quiz'), changesRequestedOn: '2026-11-03' }
  const waiting = project('GO_LIVE_PENDING_SUBMIT')
  for (const projects of [
    [waiting, asked],
    [asked, waiting],
  ]) {
    expect(nextStep(projects)).toEqual({
      text: 'It is your turn: the review asks for changes to Harbour Quiz.',
      label: 'Open Harbour Quiz',
      projectId: 'Harbour Quiz',
    })
  }
})

it('opens the project that is closest to going live', () => {
  const step = nextStep([project('NEW'), project('REJECT', 'Harbour Quiz')])
  expect(step).toMatchObject({ label: 'Open Harbour Quiz', projectId: 'Harbour Quiz' })
})

it('reports a suspension instead of a missing go-live', () => {
  expect(nextStep([project('NEW'), project('SUSPENDED')])).toEqual({
    text: 'Harbour Radio is suspended: its keys are refused. Its page says why.',
    label: 'Open Harbour Radio',
    projectId: 'Harbour Radio',
  })
  const several = nextStep([project('SUSPENDED'), project('SUSPENDED', 'Harbour Quiz')])
  expect(several.text).toMatch(/^2 of your projects are/)
  expect(several.label).toBe('Go to Projects')
})
