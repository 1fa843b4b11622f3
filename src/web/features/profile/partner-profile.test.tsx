import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { organisation, user } from '#tests/support/profiles.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { configQueries } from '#web/api/config-queries.ts'
import { organisationQueries } from '#web/api/organisation-queries.ts'
import { queryClient } from '#web/api/query-client.ts'
import { userQueries } from '#web/api/user-queries.ts'
import { PartnerProfile } from './partner-profile.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** The profile of a company that stands like this. */
async function show(standing: Partial<Organisation>) {
  queryClient.setQueryData(organisationQueries.mine().queryKey, { ...organisation, ...standing })
  queryClient.setQueryData(userQueries.me().queryKey, user)
  queryClient.setQueryData(userQueries.sessions().queryKey, [])
  queryClient.setQueryData(configQueries.all().queryKey, { COMPANY_TYPE: [] } as never)
  showPage(<PartnerProfile />)
  return await screen.findByRole('button', { name: 'Edit' })
}

const tooltipOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
const reviewed = 'A project of yours is being reviewed. Until it is decided, these details cannot be changed.'

it('can be edited before a project is submitted', async () => {
  const edit = await show({ status: 'draft', underReview: false })
  expect(edit.getAttribute('aria-disabled')).toBeNull()
  expect(edit.getAttribute('aria-describedby')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

it('a company that was accepted is closed', async () => {
  const edit = await show({ status: 'active', underReview: false })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
  expect(tooltipOf(edit)).toBe('Profile cannot be edited anymore')
  expect(screen.queryByText(reviewed)).toBeNull()
})

it('one under review is closed with the same words, and the page says until when', async () => {
  const edit = await show({ status: 'draft', underReview: true })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
  expect(tooltipOf(edit)).toBe('Profile cannot be edited anymore')
  expect(screen.getByRole('status').textContent).toBe(reviewed)
})

it('takes back nothing that was saved elsewhere: it says so, keeps what was typed, and loads what is saved', async () => {
  const actions = userEvent.setup()
  const newer = { ...organisation, address: '2 Harbour Front', revision: 2 }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ status: true, message: '', data: url.includes('/org') ? newer : user })
    sent.push(JSON.parse(String(body)))
    const { status, message } = problems['profile-changed']
    return Response.json({ status: false, message, code: 'profile-changed', data: null }, { status })
  })
  await actions.click(await show({}))
  await actions.clear(screen.getByLabelText('Company name'))
  await actions.type(screen.getByLabelText('Company name'), 'Lumen')
  // Something newer that was loaded behind the form is not what the form was filled with.
  queryClient.setQueryData(organisationQueries.mine().queryKey, newer)
  await actions.click(screen.getByRole('button', { name: 'Save' }))

  const load = await screen.findByRole('button', { name: 'Load what is saved' })
  expect(sent).toEqual([expect.objectContaining({ name: 'Lumen', address: '1 Harbour Front', revision: 1 })])
  expect(screen.getByRole('alert').textContent).toContain(problems['profile-changed'].message)
  expect(screen.getByRole('alert').contains(document.activeElement?.firstElementChild ?? null)).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Lumen')
  expect(screen.queryByRole('dialog')).toBeNull()

  await actions.click(load)
  expect(await screen.findByDisplayValue('2 Harbour Front')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Lumen Pte Ltd')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('whoever cancels after a lost answer sees what is stored', async () => {
  const actions = userEvent.setup()
  const newer = { ...organisation, name: 'Lumen', revision: 2 }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') throw new TypeError('The line is gone.')
    return Response.json({ status: true, message: '', data: url.includes('/org') ? newer : user })
  })
  await actions.click(await show({}))
  await actions.clear(screen.getByLabelText('Company name'))
  await actions.type(screen.getByLabelText('Company name'), 'Lumen')
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Network error')
  await actions.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Lumen')).toBeDefined()
})
