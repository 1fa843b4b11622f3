import { expect, it } from 'vitest'
import { liveProject, newProject, suspendedProject } from '#tests/support/project-samples.ts'
import { reviewSteps } from './review-steps.ts'

const titles = (...given: Parameters<typeof reviewSteps>) =>
  reviewSteps(...given).map(({ title, done }) => `${title}${done ? '' : ' (to come)'}`)

it('lists the steps of a new project', () => {
  expect(titles(newProject)).toEqual([
    'Project created',
    'Request to go live (to come)',
    'Technical check (to come)',
    'Decision (to come)',
  ])
})

it('asks for another request after a withdrawal', () => {
  const [, request] = reviewSteps({ ...newProject, goLiveRequestDate: '2026-03-01T00:00:00.000Z' })
  expect(request).toMatchObject({ done: false, at: null, text: 'You withdrew it. You can submit it again.' })
})

it('lists the steps that a live project has passed', () => {
  expect(titles(liveProject)).toEqual(['Project created', 'Request to go live', 'Technical check', 'Approved'])
})

it('ends with the comment of a rejection, without a check that would not count', () => {
  const rejected = { ...liveProject, status: 'REJECT', rejectDate: '2026-03-01T00:00:00.000Z' } as const
  expect(reviewSteps({ ...rejected, rejectComment: 'Wrong addresses.' }).at(-1)).toEqual({
    title: 'Rejected',
    done: true,
    at: '2026-03-01T00:00:00.000Z',
    text: 'Wrong addresses.',
  })
  expect(titles(rejected)).not.toContain('Technical check')
})

it('ends with the comment of a suspension', () => {
  expect(reviewSteps(suspendedProject).at(-1)?.text).toBe('Complaints of subscribers.')
})
