import { createMemoryHistory, useNavigate, useSearch } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { getListProjectsSuspenseQueryOptions } from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { answerOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { CreateProject } from './create-project.tsx'

beforeEach(() => {
  signIn('EXTERNAL_ADMIN', 'dana@lumen.example')
  queryClient.setQueryData(getListProjectsSuspenseQueryOptions(wholeList).queryKey, { items: [] })
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, {
    PROJECT_TYPE: [{ id: 1, name: 'Web' }],
    PRODUCT_TYPE: [{ id: 1, name: 'Charging', offered: true }],
  } as never)
})

/** The page has the wizard open while its address says so. */
function Page() {
  const { create } = useSearch({ strict: false })
  const navigate = useNavigate()
  return create && <CreateProject onClose={() => navigate({ to: '.', search: {}, ignoreBlocker: true })} />
}

async function open() {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const history = createMemoryHistory({ initialEntries: ['/', '/?create=true'] })
  showPage(<Page />, history)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Agree' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Project name/ })
  return { user, confirm, name, history }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('closes at once as long as nothing was typed', async () => {
  const { user, confirm } = await open()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await isClosed()
  expect(confirm).not.toHaveBeenCalled()
})

it('moves the focus to the heading of each further step', async () => {
  showPage(<Page />, createMemoryHistory({ initialEntries: ['/?create=true'] }))
  const user = userEvent.setup()
  const agree = await screen.findByRole('button', { name: 'Agree' })
  // Where the focus starts is the dialog's choice.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { name: 'Terms and conditions' }))
  agree.focus()
  await user.keyboard('{Enter}')
  const project = await screen.findByRole('heading', { name: 'About your project' })
  expect(document.activeElement).toBe(project)
  screen.getByRole('button', { name: 'Back' }).focus()
  await user.keyboard('{Enter}')
  const terms = await screen.findByRole('heading', { name: 'Terms and conditions' })
  expect(document.activeElement).toBe(terms)
})

it('asks before it discards the input, also after Back', async () => {
  const { user, confirm, name } = await open()
  await user.type(name, '!')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  expect(name.value).toBe('My first project!')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Disagree' }))
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2))
  expect(screen.getByRole('button', { name: 'Agree' })).toBeDefined()
  confirm.mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await isClosed()
})

it('does not open again on the way back from the new project', async () => {
  vi.stubGlobal('fetch', async () => answerOf({ items: [], project_id: 'p1' }))
  const { user, history } = await open()
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Tracks vans.')
  await user.click(screen.getByRole('radio', { name: 'Web' }))
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await user.click(await screen.findByRole('link', { name: 'Go to project' }))
  await waitFor(() => expect(history.location.pathname).toBe('/projects/p1/keys'))
  history.back()
  expect(history.location.href).toBe('/')
})
