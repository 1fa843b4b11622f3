import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { getGetUserSuspenseQueryOptions } from '#generated/portal/client/user.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { User } from '#generated/portal/model/user.ts'
import { complete } from '#tests/support/entries.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { GoLiveWizard } from './go-live-wizard.tsx'

const reason = problems['change-not-requested'].message
const { confirmAccountNumber: _twice, ...bankDetails } = complete.payment
const organisation = {
  ...{
    status: 'draft',
    underReview: false,
    requestedChanges: [],
    requestedFields: [],
    documentStatus: 'accepted',
    bankDetails,
  },
}
const draft = {
  ...complete,
  step: 'submit',
  document: null,
  editable: ['document', 'company', 'representative', 'addresses', 'operators'],
  revision: 5,
  updatedOn: null,
}
const note = { desk: 'technical-review', state: 'open', blocking: true, related: [], answers: [], answersTotal: 0 }
const hotline = { ...note, id: 'n1', pointer: '/company/hotline_number', text: 'Nobody answers.', answersTotal: 2 }
const codes = { ...note, id: 'n2', pointer: '/company/name', text: 'Done with.', state: 'done' }

let notes: object[]
let fields: string[]
let documentDue: boolean

beforeEach(() => {
  notes = [hotline, codes]
  fields = ['/company/hotline_number']
  documentDue = false
  queryClient.setQueryData(getGetUserSuspenseQueryOptions().queryKey, { emailId: 'asa@atoll.example' } as User)
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, {
    COMPANY_TYPE: [],
    PROVIDER: regionProviders,
  } as never)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const path = new URL(url, 'https://portal.example').pathname
    return method === 'POST' ? refusal() : Response.json({ status: true, message: '', data: answer(path) })
  })
})
afterEach(() => void vi.unstubAllGlobals())

function answer(path: string): object {
  if (path.endsWith('/notes')) return { items: notes, total: notes.length }
  if (path === '/portal/org') return organisation
  return path.endsWith('/live-draft') ? { ...draft, documentDue } : { score: 0, items: [] }
}

/** A desk has resolved its note on the name meanwhile. */
function refusal(): Response {
  const { status, message } = problems['change-not-requested']
  const data = { problems: [{ field: '/body/company/name', rule: 'readOnly', message }] }
  return Response.json({ status: false, message, code: 'change-not-requested', data }, { status })
}

async function open(heading: string) {
  const changeRequest = { requestedOn: '2026-03-08T06:00:00.000Z', parts: ['company'], fields, notesToDo: 1 }
  const project = { projectId: 'p1', status: 'GO_LIVE_PENDING_SUBMIT', network: [], changeRequest } as unknown
  showPage(<GoLiveWizard project={project as Project} onClosed={() => {}} />)
  await screen.findByRole('heading', { level: 3, name: heading })
  return userEvent.setup()
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('opens at the first noted field and shows the open notes there', async () => {
  await open('Company')
  const list = within(screen.getByRole('list', { name: 'Notes on Hotline number' }))
  list.getByText('Nobody answers.')
  list.getByText(/Technical desk, 2 answers\./)
  const link = list.getByRole('link', { name: 'See the note on Hotline number' })
  expect(link.getAttribute('href')).toBe('/projects/p1/review#note-n1')
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText('Done with.')).toBeNull()
})

it('lets the partner change the requested fields alone, and says why', async () => {
  await open('Company')
  expect(field('Hotline number').readOnly).toBe(false)
  expect(field('Company name').readOnly).toBe(true)
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('disabled', true)
  screen.getByRole('textbox', { name: 'Company name', description: reason })
})

it('asks for a new file at the document, and goes on only with one', async () => {
  notes = [{ ...note, id: 'n4', pointer: '/document', text: 'It is too old.' }]
  fields = ['/document']
  documentDue = true
  const user = await open('Company')
  const message = problems['document-unchanged'].message
  screen.getByText(message)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  screen.getByRole('heading', { level: 3, name: 'Company' })
  expect(document.activeElement?.getAttribute('type')).toBe('file')
})

it('shows fields of the project that were not asked for as they were submitted', async () => {
  notes = [{ ...note, id: 'n3', pointer: '/project/ipAddresses/0', text: 'Whose is it?' }]
  fields = ['/project/ipAddresses']
  await open('Project')
  within(screen.getByRole('list', { name: 'Notes on Whitelisted IPs' })).getByText('Whitelisted IPs, entry 1')
  screen.getByRole('textbox', { name: /IP addresses/ })
  expect(screen.queryByRole('radiogroup', { name: 'Country' })).toBeNull()
  within(screen.getByRole('region', { name: 'As submitted' })).getByText('Singapore (Singtel)')
})

it('goes to a field that the server does not let change, where it can be changed back', async () => {
  notes = []
  const user = await open('Check and submit')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByRole('heading', { level: 3, name: 'Company' })
  const refused = screen.getByRole('textbox', { name: 'Company name', description: reason })
  expect(refused.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(refused)
  expect(field('Company name').readOnly).toBe(false)
})
