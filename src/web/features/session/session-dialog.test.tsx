import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messages } from '#domain/messages.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { useSession } from '#web/stores/session.ts'
import { SessionDialog } from './session-dialog.tsx'

it('warns that a new sign-in loses unsaved changes', async () => {
  useSession.setState({ endedBecause: 'OTHER' })
  showPage(<SessionDialog />)
  const dialog = await screen.findByRole('alertdialog', { name: messages.session.loggedOut.title })
  expect(dialog.textContent).toMatch(/unsaved changes are lost/i)
})
