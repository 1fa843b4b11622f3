import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { closeError, useErrorModal } from '#web/stores/error-modal.ts'
import { ApprovalForm } from './approval-form.tsx'

let answer: (response: Response) => void
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve
      }),
  )
})
afterEach(() => {
  closeError()
})

const submit = () => screen.getByRole('button', { name: 'Submit' })
const busy = () => submit().getAttribute('aria-busy')

it('shows a spinner during the approval, and stops it after a failure', async () => {
  showPage(<ApprovalForm project={adminProject()} />)
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
  expect(busy()).toBeNull()
  await userEvent.click(submit())
  await waitFor(() => expect(busy()).toBe('true'))
  expect(submit().querySelector('svg')).not.toBeNull()
  answer(new Response('', { status: 418, statusText: 'Teapot' }))
  await waitFor(() => expect(busy()).toBeNull())
  expect(useErrorModal.getState().error?.message).toBe('Teapot')
})
