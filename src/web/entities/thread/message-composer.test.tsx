import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { AppError } from '#web/api/errors.ts'
import { MessageComposer } from './message-composer.tsx'
import type { OutgoingMessage } from './use-send.ts'

async function show(send: (message: OutgoingMessage) => Promise<unknown>) {
  showPage(
    <MessageComposer
      draftName="p1"
      label="Your message"
      help="Type @ to mention a field."
      submitLabel="Send message"
      sentMessage="Your message was sent."
      send={send}
    />,
  )
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
  return { area, user: userEvent.setup() }
}

it('inserts a field chosen by keyboard and sends it as a mention', async () => {
  const send = vi.fn(async () => {})
  const { area, user } = await show(send)
  await user.type(area, 'See @company')
  const list = within(screen.getByRole('listbox', { name: 'Fields of the application' }))
  await user.keyboard('{ArrowDown}')
  const chosen = list.getByRole('option', { selected: true })
  expect(chosen.textContent).toBe('Company website')
  expect(area.getAttribute('aria-activedescendant')).toBe(chosen.id)
  await user.keyboard('{Enter}')
  expect(area.value).toBe('See @Company website ')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    text: 'See @Company website ',
    mentions: ['/company/website'],
  })
  expect(await screen.findByText('Your message was sent.')).toBeTruthy()
  expect(area.value).toBe('')
})

it('lists every field by its button, and none after Escape', async () => {
  const { area, user } = await show(async () => {})
  const button = screen.getByRole('button', { name: 'Mention a field' })
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('option', { name: 'Bank code' }))
  expect(area.value).toBe('@Bank code ')
  await user.type(area, '@')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('chooses by keyboard from the list that its button opened', async () => {
  const { area, user } = await show(async () => {})
  const button = screen.getByRole('button', { name: 'Mention a field' })
  button.focus()
  await user.keyboard('{Enter}{ArrowDown}')
  const { textContent } = screen.getByRole('option', { selected: true })
  await user.keyboard('{Enter}')
  expect(area.value).toBe(`@${textContent} `)
  button.focus()
  await user.keyboard('{Enter}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('keeps the text of a failed attempt and sends it again under the same id', async () => {
  const send = vi.fn<(message: OutgoingMessage) => Promise<unknown>>()
  send.mockRejectedValueOnce(new AppError({ kind: 'NETWORK_OR_SERVER_ERROR', message: 'Network error' }))
  send.mockResolvedValueOnce(null)
  const { area, user } = await show(send)
  await user.type(area, 'Hello')
  const button = screen.getByRole('button', { name: 'Send message' })
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('Network error')
  expect(area.value).toBe('Hello')
  await user.click(button)
  await screen.findByText('Your message was sent.')
  const [first, second] = send.mock.calls.map(([message]) => message)
  expect(second).toEqual(first)
})

it('gives a changed text a new id, and shows the problem of the field', async () => {
  const send = vi.fn<(message: OutgoingMessage) => Promise<unknown>>()
  const problems = [{ field: '/text', rule: 'minLength', message: 'Required.' }]
  send.mockRejectedValueOnce(new AppError({ kind: 'APPLICATION_ERROR', message: 'Some fields', problems }))
  send.mockResolvedValueOnce(null)
  const { area, user } = await show(send)
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Required.')
  await user.type(area, 'Hello')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  const [first, second] = send.mock.calls.map(([message]) => message)
  expect(second?.id).not.toBe(first?.id)
})

it('keeps an unsent text for the next visit', async () => {
  const { area, user } = await show(async () => {})
  await user.type(area, 'Half a mess')
  expect(localStorage.getItem('draft:p1')).toBe('Half a mess')
  document.body.innerHTML = ''
  const again = await show(async () => {})
  expect(again.area.value).toBe('Half a mess')
})
