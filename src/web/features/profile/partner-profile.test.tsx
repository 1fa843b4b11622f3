import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import { uploadMessages } from '#domain/review-messages.ts'
import { getGetOrganisationSuspenseQueryOptions } from '#generated/portal/client/organisation.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { getGetSecondStepQueryKey } from '#generated/portal/client/second-step.ts'
import { getGetUserSuspenseQueryOptions, getListSessionsQueryOptions } from '#generated/portal/client/user.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { emailCodeOnly, organisation, user } from '#tests/support/profiles.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { PartnerProfile } from './partner-profile.tsx'

/** What is read while this company is stored. */
function stored(url: string, company: Organisation) {
  const { pathname } = new URL(url, 'https://portal.example')
  if (pathname === '/portal/user/sessions') return { items: [] }
  return pathname === '/portal/org' ? company : user
}

/** The profile of a company in this state. */
async function show(standing: Partial<Organisation>) {
  queryClient.setQueryData(getGetOrganisationSuspenseQueryOptions().queryKey, { ...organisation, ...standing })
  queryClient.setQueryData(getGetUserSuspenseQueryOptions().queryKey, user)
  queryClient.setQueryData(getListSessionsQueryOptions().queryKey, { items: [] })
  queryClient.setQueryData(getGetSecondStepQueryKey(), emailCodeOnly)
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, { COMPANY_TYPE: [] } as never)
  showPage(<PartnerProfile />)
  // The last part of the page to load.
  await screen.findByRole('button', { name: 'Change password' })
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

it('closes the profile of an accepted company, and says why on the page', async () => {
  const edit = await show({ status: 'active', underReview: false })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
  expect(tooltipOf(edit)).toBe('Profile cannot be edited anymore')
  expect(screen.getByRole('status').textContent).toBe(
    'Your first project was approved with these details, so they cannot be changed here. If one of them has changed, please contact us.',
  )
  expect(screen.getByRole('link', { name: 'please contact us' }).getAttribute('href')).toBe('/_contact')
  expect(screen.queryByText(reviewed)).toBeNull()
})

it('opens only a missing country of an accepted company, and says why', async () => {
  const edit = await show({ status: 'active', country: 'Nowhereland', requestedFields: ['/company/country'] })
  screen.getByText(/^The country of your company is not in our list\./)
  await userEvent.click(edit)
  const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Country/, description: '' })
  expect([country.disabled, country.selectedOptions[0]?.textContent]).toEqual([false, 'Nowhereland (not in the list)'])
  expect(screen.getByLabelText<HTMLInputElement>('Company name').readOnly).toBe(true)
  expect(document.activeElement).toBe(country)
  expect(screen.queryByText(/You can complete it later/)).toBeNull()
})

it('closes the profile under review, and says until when', async () => {
  const edit = await show({ status: 'draft', underReview: true })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
  expect(tooltipOf(edit)).toBe('Profile cannot be edited anymore')
  expect(screen.getByRole('status').textContent).toBe(reviewed)
})

it.each([
  ['saving', 'POST /portal/org', 'profile-under-review', { underReview: true }, 'Company name'],
  ['the request for a code', 'POST /portal/org/otp', 'profile-locked', { status: 'active' }, 'Bank name'],
  ['saving the person', 'PUT /portal/user', 'profile-under-review', { underReview: true }, 'Full name'],
] as const)(
  'says once that %s found the profile closed, and disables Edit after Cancel',
  async (_, call, code, now, field) => {
    const actions = userEvent.setup()
    const { message } = problems[code]
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
      const { pathname } = new URL(url, 'https://portal.example')
      if (`${method} ${pathname}` === call) return refusalOf(code)
      return answerOf(stored(url, { ...organisation, ...now }))
    })
    await actions.click(await show({}))
    await actions.type(screen.getByLabelText(field), ' more')
    await actions.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(message)
    expect(screen.getAllByText(message)).toHaveLength(1)
    expect(screen.getByLabelText<HTMLInputElement>(field).value).toMatch(/ more$/)

    await actions.click(screen.getByRole('button', { name: 'Cancel' }))
    const edit = await screen.findByRole('button', { name: 'Edit' })
    expect(edit.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('status').textContent).toMatch(/being reviewed|please contact us/)
  },
)

it.each([
  ['another', '1', '99', 'Confirm the new bank details', 'Payouts will go to another account.'],
  ['a first', null, '99', 'Confirm the new bank details', 'Payouts will go to this account.'],
  [
    'no',
    '1',
    '',
    'Confirm the change of bank details',
    'Without an account number there is nowhere to send your payouts.',
  ],
])('says where payouts go with %s account', async (_, accountNumber, number, title, words) => {
  const actions = userEvent.setup()
  const company = { bankDetails: { ...organisation.bankDetails, accountNumber } }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const code = { validSeconds: 300, resendSeconds: 30 }
    return answerOf(method === 'GET' ? stored(url, { ...organisation, ...company }) : code)
  })
  await actions.click(await show(company))
  for (const label of ['Account number', 'Confirm account number']) {
    await actions.clear(screen.getByLabelText(label))
    if (number) await actions.type(screen.getByLabelText(label), number)
  }
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog.textContent).toContain(`${words} Enter the code we sent to dana@lumen.example.`)
})

it('shows stored text as it is, without interpreting markup', async () => {
  const told = { name: `"Lumen" & 'sons'`, details: 'a < b, &lt;b&gt; and 3 > 2', address: '<3 Street' }
  await show({ ...told, bankDetails: { ...organisation.bankDetails, bankName: '&amp; Bank "A"' } })
  for (const text of [...Object.values(told), '&amp; Bank "A"']) expect(screen.getByText(text)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe(told.name)
  expect(screen.getByLabelText<HTMLInputElement>('Company description').value).toBe(told.details)
})

it('reports a change made elsewhere, keeps the input, and loads the saved profile', async () => {
  const actions = userEvent.setup()
  const newer = { ...organisation, address: '2 Harbour Front', revision: 2 }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return answerOf(stored(url, newer))
    sent.push(JSON.parse(String(body)))
    return refusalOf('profile-changed')
  })
  await actions.click(await show({}))
  await actions.clear(screen.getByLabelText('Company name'))
  await actions.type(screen.getByLabelText('Company name'), 'Lumen')
  // A newer record in the cache does not change the revision that the form was filled with.
  queryClient.setQueryData(getGetOrganisationSuspenseQueryOptions().queryKey, newer)
  await actions.click(screen.getByRole('button', { name: 'Save' }))

  const load = await screen.findByRole('button', { name: 'Load the saved version' })
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

it('shows the stored profile after Cancel when an answer was lost', async () => {
  const actions = userEvent.setup()
  const newer = { ...organisation, name: 'Lumen', revision: 2 }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') throw new TypeError('The line is gone.')
    return answerOf(stored(url, newer))
  })
  await actions.click(await show({}))
  await actions.clear(screen.getByLabelText('Company name'))
  await actions.type(screen.getByLabelText('Company name'), 'Lumen')
  await actions.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Network error')
  await actions.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Lumen')).toBeDefined()
})

it('opens just the fields that a review asks for, with their notes, and further ones', async () => {
  const actions = userEvent.setup()
  const project = { id: 'p1', projectName: 'Reef', status: 'GO_LIVE_PENDING_SUBMIT', changesRequestedOn: '2026-03-08' }
  const note = { id: 'n1', pointer: '/company/address', text: 'It moved.', state: 'open', blocking: true, related: [] }
  let requestedFields = ['/company/address']
  const standing = () => ({ status: 'draft', underReview: true, requestedFields }) as const
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'https://portal.example')
    if (method === 'POST') requestedFields = ['/company/address', '/payment/bankName']
    const answers: Record<string, object> = {
      '/portal/projects': { items: [project] },
      '/portal/projects/p1/notes': {
        items: [{ ...note, pointerNow: note.pointer, desk: 'business-review', answersTotal: 0 }],
        total: 1,
      },
      '/portal/org': { ...organisation, ...standing() },
      '/portal/user/sessions': { items: [] },
    }
    return answerOf(answers[pathname] ?? {})
  })
  await actions.click(await show(standing()))
  const isReadOnly = (label: string) => screen.getByLabelText<HTMLInputElement>(label).readOnly
  await screen.findByText('It moved.')
  expect(['Company address', 'Company name', 'Full name', 'Bank name'].map(isReadOnly)).toEqual([
    ...[false, true, true, true],
  ])
  await actions.click(screen.getByRole('button', { name: 'Change another field too in Bank' }))
  await actions.click(await screen.findByRole('checkbox', { name: 'Bank name' }))
  await actions.click(screen.getByRole('button', { name: 'Open the fields' }))
  await waitFor(() => expect(isReadOnly('Bank name')).toBe(false))
  expect(isReadOnly('Bank code')).toBe(true)
})

it('shows the document that was uploaded', async () => {
  let company: Organisation = { ...organisation, documentName: null }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') company = { ...company, documentName: 'registration.pdf', documentStatus: 'pending' }
    return answerOf(stored(url, company))
  })
  await show({ documentName: null })
  const pdf = new File(['%PDF-1.7'], 'registration.pdf', { type: 'application/pdf' })
  await userEvent.upload(screen.getByLabelText(/^Business registration document/), pdf)
  await screen.findByText('registration.pdf')
  screen.getByText(uploadMessages.scanPending)
})
