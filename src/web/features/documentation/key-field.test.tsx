import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { environments, keyLength } from '#domain/environments.ts'
import { answerOf } from '#tests/support/answers.ts'
import { newProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { beginSignedIn } from '#tests/support/sign-in.ts'
import { forgetKey, useSandboxKeys } from '#web/stores/sandbox-keys.ts'
import { KeyField } from './key-field.tsx'

const { projectId } = newProject
const key = environments.sandbox.keyPrefix + 'k'.repeat(keyLength)
let generated: PromiseWithResolvers<Response>

beginSignedIn()
beforeEach(() => {
  forgetKey(projectId)
  generated = Promise.withResolvers()
  vi.stubGlobal('fetch', () => generated.promise)
})

function Page() {
  const value = useSandboxKeys(({ keys }) => keys.get(projectId))
  return (
    <>
      <KeyField project={newProject} value={value} />
      <input aria-label="Amount" />
    </>
  )
}

async function show() {
  showPage(<Page />)
  const input = await screen.findByLabelText('Sandbox key')
  const note = screen.getByText(/^A new key is valid/)
  return { user: userEvent.setup(), input, note }
}

const generate = () => screen.getByRole('button', { name: 'Generate a sandbox key' })
const answer = () => generated.resolve(answerOf({ apiKeyValue: key }))
const expectLabelFocused = () => expect(document.activeElement?.textContent).toBe('Sandbox key')

it('moves the focus to its label when a key is generated, forgotten and pasted', async () => {
  const { user } = await show()
  await user.click(generate())
  answer()
  const forget = await screen.findByRole('button', { name: 'Forget' })
  expectLabelFocused()
  await user.click(forget)
  expectLabelFocused()
  await user.click(screen.getByLabelText('Sandbox key'))
  await user.paste(key)
  screen.getByText(key)
  expectLabelFocused()
})

it('leaves the focus where the reader has moved it while a key is generated', async () => {
  const { user } = await show()
  await user.click(generate())
  await user.click(screen.getByLabelText('Amount'))
  answer()
  await screen.findByText(key)
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'))
})

it('announces in its note that a key is filled in', async () => {
  const { user, note } = await show()
  await user.click(generate())
  answer()
  expect(await screen.findByText(/^Filled in below/)).toBe(note)
  expect(note.getAttribute('role')).toBe('status')
})

it('shows no problem of an earlier text after Forget', async () => {
  const { user, input } = await show()
  await user.type(input, 'x')
  screen.getByRole('alert')
  await user.click(generate())
  answer()
  await user.click(await screen.findByRole('button', { name: 'Forget' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
