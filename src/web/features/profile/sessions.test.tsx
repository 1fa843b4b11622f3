import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { type ProblemCode, problems } from '#domain/problems.ts'
import { getListSessionsQueryKey, getListSessionsQueryOptions } from '#generated/portal/client/user.ts'
import type { Session } from '#generated/portal/model/session.ts'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { toaster } from '#web/stores/toast.ts'
import { Sessions } from './sessions.tsx'

const session = (id: string, current: boolean): Session => ({
  id,
  createdOn: '2026-03-02T09:00:00.000Z',
  lastSeenOn: '2026-03-02T10:00:00.000Z',
  ipAddress: '127.0.0.1',
  userAgent: 'kiosk/1.0',
  current,
})
const here = session('s1', true)
const elsewhere = session('s2', false)

let open: Session[]
/** The sessions once the portal has heard of the revocation. */
let openAfter: Session[]
let refusal: ProblemCode | undefined

beforeEach(() => {
  open = [here, elsewhere]
  openAfter = [here]
  refusal = undefined
  queryClient.setQueryData(getListSessionsQueryOptions().queryKey, { items: open })
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return answerOf({ items: open })
    open = openAfter
    return refusal ? refusalOf(refusal) : answerOf()
  })
})
async function revoke() {
  const actions = userEvent.setup()
  showPage(<Sessions />)
  await actions.click(await screen.findByRole('button', { name: /^Revoke kiosk/ }))
  await actions.click(await screen.findByRole('button', { name: 'Revoke session' }))
}

it('removes a session that has already ended elsewhere', async () => {
  refusal = 'not-found'
  await revoke()
  await waitFor(() => expect(toaster.getVisibleToasts()[0]).toMatchObject({ description: 'The session has ended.' }))
  const table = within(await screen.findByRole('table', { name: 'Sessions' }))
  await waitFor(() => expect(table.queryByRole('button', { name: /^Revoke/ })).toBeNull())
  expect(table.getByText('This session')).toBeDefined()
})

it('moves the focus to the list, since the button goes with its row', async () => {
  await revoke()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Revoke/, hidden: true })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sessions' })))
})

it('shows user agents as text, in the list and in the dialog', async () => {
  open = [here, { ...elsewhere, userAgent: '<u>kiosk/1.0' }]
  queryClient.setQueryData(getListSessionsQueryOptions().queryKey, { items: open })
  showPage(<Sessions />)
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke <u>kiosk, 127.0.0.1' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('<u>kiosk at 127.0.0.1 is signed out at once.')
  expect(screen.getByRole('cell', { name: /<u>kiosk/, hidden: true })).toBeDefined()
  expect(document.querySelector('u')).toBeNull()
})

it('keeps a session that could not be revoked, and refreshes the list', async () => {
  openAfter = [here, elsewhere, session('s3', false)]
  refusal = 'server-error'
  await revoke()
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Revoke kiosk/ })).toHaveLength(2))
  expect(toaster.getVisibleToasts()[0]?.description).toBe(problems['server-error'].message)
})

it('reads the list again when it could not be read', async () => {
  const portal = globalThis.fetch
  vi.stubGlobal('fetch', async () => refusalOf('server-error'))
  queryClient.removeQueries({ queryKey: getListSessionsQueryKey() })
  showPage(<Sessions />)
  const alert = await screen.findByText('The sessions could not be read', undefined, { timeout: 5000 })
  expect(screen.getByRole('button', { name: 'Change password' })).toBeDefined()
  vi.stubGlobal('fetch', portal)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('This session')
  expect(alert.isConnected).toBe(false)
})

it('loads the list each time the page is opened', async () => {
  open = [here]
  expect(await queryClient.fetchQuery(getListSessionsQueryOptions())).toEqual({ items: [here] })
})
