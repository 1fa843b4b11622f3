import { expect, it } from 'vitest'
import { liveOnes, nextStep } from './next-step.ts'

it('a partner without projects is led to the first one', () => {
  expect(nextStep([])).toMatchObject({ label: 'Create a project', create: true })
})

it('a partner who waits for the review is told so', () => {
  expect(nextStep([{ status: 'NEW' }, { status: 'GO_LIVE_PENDING_SUBMIT' }]).words).toContain('being reviewed')
})

it('a partner with projects is led to them', () => {
  expect(nextStep([{ status: 'NEW' }])).toMatchObject({ label: 'Go to Projects' })
})

it('only projects that have gone live are live', () => {
  expect(liveOnes([{ status: 'NEW' }, { status: 'GONE_LIVE' }, { status: 'SUSPENDED' }])).toEqual([
    { status: 'GONE_LIVE' },
  ])
})
