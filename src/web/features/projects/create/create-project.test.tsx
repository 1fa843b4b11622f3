import { createMemoryHistory, useNavigate, useSearch } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { getListProjectsSuspenseQueryOptions } from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { CreateProject } from './create-project.tsx'

beforeEach(() => {
  signIn('EXTERNAL_ADMIN', 'dana@lumen.example')
  queryClient.setQueryData(getListProjectsSuspenseQueryOptions(wholeList).queryKey, { items: [] })
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, {
    PROJECT_TYPE: [],
    PRODUCT_TYPE: [],
  } as never)
})

/** The page has the wizard open while its address says so. */
function Page() {
  const { create } = useSearch({ strict: false })
  const navigate = useNavigate()
  return create && <CreateProject onClose={() => navigate({ to: '.', search: {} })} />
}

async function open() {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  showPage(<Page />, createMemoryHistory({ initialEntries: ['/?create=true'] }))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Agree' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Project name/ })
  return { user, confirm, name }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('closes at once as long as nothing was typed', async () => {
  const { user, confirm } = await open()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await isClosed()
  expect(confirm).not.toHaveBeenCalled()
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
