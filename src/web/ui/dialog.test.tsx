import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { Checkbox } from './choice.tsx'
import { Dialog } from './dialog.tsx'

async function show(keepsInput: boolean) {
  const onClose = vi.fn()
  showPage(
    <Dialog title="Answer the note" keepsInput={keepsInput} onClose={onClose}>
      <textarea aria-label="Answer" />
      <Checkbox>Done</Checkbox>
    </Dialog>,
  )
  await screen.findByRole('dialog')
  return { onClose, user: userEvent.setup() }
}

it('is closed by Escape as long as nothing was entered', async () => {
  const { onClose, user } = await show(true)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it.each(['textbox', 'checkbox'])('is not closed by Escape or the close button after input in a %s', async (role) => {
  const { onClose, user } = await show(true)
  await user.click(screen.getByRole(role))
  await user.keyboard('a')
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

it('is closed by Escape after input that it need not keep', async () => {
  const { onClose, user } = await show(false)
  await user.type(screen.getByRole('textbox'), 'a')
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('leaves the focus in a field with autofocus', async () => {
  const onBlur = vi.fn()
  showPage(
    <Dialog title="Add template">
      <input aria-label="Name" />
      <input aria-label="Text" autoFocus onBlur={onBlur} />
    </Dialog>,
  )
  await screen.findByRole('dialog')
  // The dialog moves the focus in the next frame.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' }))
  expect(onBlur).not.toHaveBeenCalled()
})
