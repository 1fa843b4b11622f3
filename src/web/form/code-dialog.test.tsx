import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { CodeDialog } from './code-dialog.tsx'

function show(problem: unknown) {
  showPage(
    <CodeDialog
      title="Confirm the new bank account"
      submitLabel="Confirm"
      pending={false}
      problem={problem}
      resend={async () => {}}
      onCode={() => {}}
      onClose={() => {}}
    >
      We sent a code to dana@lumen.example.
    </CodeDialog>,
  )
}

it('starts with the focus in the field of the code', async () => {
  show(null)
  const field = await screen.findByLabelText('Code')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('shows the message of an unexpected error', async () => {
  show(new TypeError('The answer has no data.'))
  expect((await screen.findByRole('alert')).textContent).toContain('The answer has no data.')
})
