import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import * as generated from '#generated/forms/decision-comment.js'
import { showPage } from '#tests/support/show-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx'
import { createForm } from './create-form.tsx'

const CommentForm = createForm<generated.Value>('decision-comment', generated)
const form = (danger: boolean) => (
  <CommentForm
    pending={false}
    problem={null}
    submitLabel="Reject"
    danger={danger}
    onSubmit={() => {}}
    secondary={<Button variant="secondary">Cancel</Button>}
  />
)
const nothing = () => {}
const confirm = (
  <ConfirmDialog title="Sure?" confirm="Reject" pending={false} onConfirm={nothing} onClose={nothing}>
    It is deleted.
  </ConfirmDialog>
)

const dialogWith = (children: ReactNode) => (
  <Dialog title="Reject" onClose={nothing}>
    {children}
  </Dialog>
)

/** The buttons of the dialog in the order of the keyboard, without the one that closes it. */
async function buttonsOf(role: 'dialog' | 'alertdialog') {
  const buttons = within(await screen.findByRole(role)).getAllByRole('button')
  return buttons.filter((button) => button.getAttribute('aria-label') !== 'Close')
}
const names = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent)

it.each([
  ['a question', 'alertdialog', confirm],
  ['a form', 'dialog', dialogWith(form(true))],
] as const)('ends a dialog with %s in its footer, the confirming button last', async (_what, role, dialog) => {
  showPage(dialog)
  const buttons = await buttonsOf(role)
  expect(names(buttons)).toEqual(['Cancel', 'Reject'])
  for (const button of buttons) expect(button.closest('[data-part=footer]')).not.toBeNull()
})

it('confirms a destructive action in red, in a form and in a question', async () => {
  showPage(
    <>
      {confirm}
      <Dialog title="Reject">{form(true)}</Dialog>
      <Dialog title="Approve">{form(false)}</Dialog>
    </>,
  )
  const lookOf = async (title: string, role: string) => {
    const dialog = await screen.findByRole(role, { name: title, hidden: true })
    return within(dialog).getByRole('button', { name: 'Reject', hidden: true }).className
  }
  expect(await lookOf('Reject', 'dialog')).toBe(await lookOf('Sure?', 'alertdialog'))
  expect(await lookOf('Approve', 'dialog')).not.toBe(await lookOf('Reject', 'dialog'))
})

it('lays a form out as a page in a full-screen dialog', async () => {
  showPage(
    <Dialog size="full" title="Wizard" onClose={nothing}>
      {form(false)}
    </Dialog>,
  )
  const buttons = await buttonsOf('dialog')
  expect(names(buttons)).toEqual(['Reject', 'Cancel'])
})

it('leads the focus to a problem once, though its screen makes an equal one with every render', async () => {
  const Screen = () => {
    const [, setTyped] = useState('')
    return (
      <CommentForm
        pending={false}
        problem={{ message: 'Network error', problems: [] }}
        submitLabel="Save"
        onChange={({ message = '' }) => setTyped(message)}
        onSubmit={() => {}}
      />
    )
  }
  showPage(<Screen />)
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, 'abc')
  expect([document.activeElement, field.value]).toEqual([field, 'abc'])
})
