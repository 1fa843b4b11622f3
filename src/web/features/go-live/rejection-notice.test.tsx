import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GoLiveStep } from '#domain/go-live-steps.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { RejectionNotice } from './rejection-notice.tsx'

const rejected = { status: 'REJECT', rejectChanges: ['document'], rejectComment: 'Another company.' } as const

const show = (project: Partial<Parameters<typeof RejectionNotice>[0]['project']>, at: GoLiveStep = 'company') =>
  showPage(
    <>
      <RejectionNotice at={at} project={{ ...rejected, rejectChanges: [...rejected.rejectChanges], ...project }} />
      <p>The page is shown.</p>
    </>,
  )

it.each(['document-list', 'project', 'company'] as const)('says on the step %s what to change, and why', async (at) => {
  show({}, at)
  expect((await screen.findByRole('status')).textContent).toBe('Please change: Registration document.Another company.')
})

it.each([{ status: 'NEW' }, { rejectChanges: null }] as const)('is not shown for %j', async (project) => {
  show(project)
  await screen.findByText('The page is shown.')
  expect(screen.queryByRole('status')).toBeNull()
})

it('is not shown on a step without anything to correct', async () => {
  show({}, 'bank')
  await screen.findByText('The page is shown.')
  expect(screen.queryByRole('status')).toBeNull()
})
