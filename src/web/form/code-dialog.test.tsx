import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { CodeDialog } from './code-dialog.tsx'

it('starts with the focus in the field of the code', async () => {
  showPage(
    <CodeDialog
      title="Confirm the new bank account"
      submitLabel="Confirm"
      pending={false}
      problem={null}
      resend={async () => {}}
      onCode={() => {}}
      onClose={() => {}}
    >
      We sent a code to dana@lumen.example.
    </CodeDialog>,
  )
  const field = await screen.findByLabelText('Code')
  await waitFor(() => expect(document.activeElement).toBe(field))
})
