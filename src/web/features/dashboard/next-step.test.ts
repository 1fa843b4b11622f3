import { expect, it } from 'vitest'
import { nextStep } from './next-step.ts'

const project = <Status extends string>(status: Status, projectName = 'Harbour Radio') => ({ status, projectName })

it('a partner without projects is led to the first one', () => {
  expect(nextStep([])).toMatchObject({ label: 'Create a project', create: true })
})

it('a partner who waits for the review is told so', () => {
  expect(nextStep([project('NEW'), project('GO_LIVE_PENDING_SUBMIT')]).words).toContain('being reviewed')
})

it('a partner with projects is led to them', () => {
  expect(nextStep([project('NEW')])).toMatchObject({ label: 'Go to Projects' })
})

it('a partner whose project was suspended is told so, and not that it has yet to go live', () => {
  expect(nextStep([project('NEW'), project('SUSPENDED')])).toEqual({
    words: 'Harbour Radio is suspended: its keys are refused. Its page says why.',
    label: 'Go to Projects',
  })
  expect(nextStep([project('SUSPENDED'), project('SUSPENDED', 'Harbour Quiz')]).words).toMatch(
    /^2 of your projects are/,
  )
})
