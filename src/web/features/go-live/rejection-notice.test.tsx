import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { RejectionNotice } from './rejection-notice.tsx'

const rejected = { status: 'REJECT', rejectChanges: ['document'], rejectComment: 'Another company.' } as const

const show = (project: Partial<Parameters<typeof RejectionNotice>[0]['project']>) =>
  showPage(
    <>
      <RejectionNotice project={{ ...rejected, rejectChanges: [...rejected.rejectChanges], ...project }} />
      <p>The page is shown.</p>
    </>,
  )

it('says what a rejection asks to change, and why', async () => {
  show({})
  expect((await screen.findByRole('status')).textContent).toBe('Please change: Registration document.Another company.')
})

it.each([{ status: 'NEW' }, { rejectChanges: null }] as const)('is not shown for %j', async (project) => {
  show(project)
  await screen.findByText('The page is shown.')
  expect(screen.queryByRole('status')).toBeNull()
})
