import { expect, it } from 'vitest'
import { nextStep } from './next-step.ts'

const project = <Status extends string>(status: Status, projectName = 'Harbour Radio') => ({ status, projectName })

it('suggests the first project', () => {
  expect(nextStep([])).toMatchObject({ label: 'Create a project', create: true })
})

it('reports a pending review', () => {
  expect(nextStep([project('NEW'), project('GO_LIVE_PENDING_SUBMIT')]).words).toContain('being reviewed')
})

it('suggests the project list', () => {
  expect(nextStep([project('NEW')])).toMatchObject({ label: 'Go to Projects' })
})

it('reports a suspension instead of a missing go-live', () => {
  expect(nextStep([project('NEW'), project('SUSPENDED')])).toEqual({
    words: 'Harbour Radio is suspended: its keys are refused. Its page says why.',
    label: 'Go to Projects',
  })
  expect(nextStep([project('SUSPENDED'), project('SUSPENDED', 'Harbour Quiz')]).words).toMatch(
    /^2 of your projects are/,
  )
})
