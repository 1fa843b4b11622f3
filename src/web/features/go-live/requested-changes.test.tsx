import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import { partsOf } from '#domain/requested-fields.ts'
import { useGetProjectSuspense } from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { getGetUserSuspenseQueryOptions } from '#generated/portal/client/user.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { User } from '#generated/portal/model/user.ts'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { complete, untouched } from '#tests/support/entries.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { organisation } from '#tests/support/profiles.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { refetch } from '#web/entities/notifications/refetch.ts'
import { GoLiveWizard } from './go-live-wizard.tsx'

const reason = problems['change-not-requested'].message
const { confirmAccountNumber: _twice, ...bankDetails } = complete.payment
const company = { ...organisation, documentStatus: 'accepted', bankDetails }
const editable = ['document', 'company', 'representative', 'addresses', 'operators']
const draft = { ...untouched, ...complete, step: 'submit', editable, revision: 5 }
const note = { desk: 'technical-review', state: 'open', blocking: true, related: [], answers: [], answersTotal: 0 }
const hotline = {
  ...note,
  id: 'n1',
  pointer: '/company/hotline_number',
  text: 'The number is not answered.',
  answersTotal: 2,
}
const codes = { ...note, id: 'n2', pointer: '/company/name', text: 'Done with.', state: 'done' }

let notes: { id: string; pointer: string; text: string; related: string[] }[]
let fields: string[]
let documentDue: boolean
let refusedFields: string[]
let closing: 'allowed' | 'refused'
/** Whether the review is that of another project. */
let ofOther: boolean

beforeEach(() => {
  notes = [hotline, codes]
  fields = ['/company/hotline_number']
  documentDue = false
  refusedFields = ['/body/company/name']
  closing = 'allowed'
  ofOther = false
  const user = { emailId: 'asa@atoll.example', ...complete.user } as User
  queryClient.setQueryData(getGetUserSuspenseQueryOptions().queryKey, user)
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, {
    COMPANY_TYPE: [],
    PROVIDER: regionProviders,
  } as never)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'https://portal.example')
    if (pathname.endsWith('/related'))
      return relate(method, searchParams.get('pointer'), body, pathname.split('/').at(-2))
    if (method === 'POST') return refusal()
    return answerOf(answer(pathname, Number(searchParams.get('pageNo'))))
  })
})
function answer(path: string, page: number): object {
  if (path.endsWith('/notes'))
    return {
      items: notes.map((each) => ({ ...each, pointerNow: each.pointer })).slice(page * 100, page * 100 + 100),
      total: notes.length,
    }
  if (path === '/portal/org') return { ...company, requestedChanges: partsOf(fields), requestedFields: fields }
  if (path === '/portal/projects/p1') return project()
  return path.endsWith('/live-draft') ? { ...draft, documentDue } : { score: 0, items: [] }
}

/** A desk has resolved its note on the name meanwhile. */
function refusal(): Response {
  const refused = refusedFields.map((field) => ({ field, rule: 'readOnly', message: reason }))
  return refusalOf('change-not-requested', { problems: refused })
}

/** A field is opened with a note, or closed again. */
function relate(method: string, pointer: string | null, body: unknown, noteId: string | undefined): Response {
  const related = notes.find(({ id }) => id === noteId)
  if (!related) throw new Error('there is no such note')
  const opened = method === 'POST' ? [JSON.parse(`${body}`).pointer] : []
  if (method === 'DELETE' && closing === 'refused') return refusalOf('related-field-changed')
  fields = [...fields.filter((field) => field !== pointer), ...opened]
  const left = related.related.filter((field) => field !== pointer)
  notes = notes.map((each) => (each === related ? { ...each, related: [...left, ...opened] } : each))
  return answerOf(related)
}

function project(): Project {
  const asked = { requestedOn: '2026-03-08T06:00:00.000Z', parts: partsOf(fields), fields, notesToDo: 1 }
  const standing = ofOther
    ? { status: 'NEW', changeRequest: null }
    : { status: 'GO_LIVE_PENDING_SUBMIT', changeRequest: asked }
  return { projectId: 'p1', network: [], ...standing } as unknown as Project
}

function Wizard() {
  const { data } = useGetProjectSuspense('p1')
  return <GoLiveWizard project={data} onClosed={() => {}} />
}

async function open(heading: string) {
  showPage(<Wizard />)
  await screen.findByRole('heading', { level: 3, name: heading })
  return userEvent.setup()
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('opens at the first noted field and shows the open notes there', async () => {
  await open('Company')
  const list = within(screen.getByRole('list', { name: 'Notes on Hotline number' }))
  list.getByText('The number is not answered.')
  list.getByText(/Technical team, 2 answers\./)
  const link = list.getByRole('link', { name: 'See the note on Hotline number' })
  expect(link.getAttribute('href')).toBe('/projects/p1/review#note-n1')
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText('Done with.')).toBeNull()
})

it('lets the partner change only the requested fields, and says why', async () => {
  await open('Company')
  expect(field('Hotline number').readOnly).toBe(false)
  expect(field('Company name').readOnly).toBe(true)
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('disabled', true)
  expect(screen.getAllByText('Fields that do not have to change are closed.')).toHaveLength(1)
})

it('closes fields of the company that the review of another project does not ask for', async () => {
  ofOther = true
  fields = ['/company/address']
  const user = await open('Check and submit')
  await user.click(screen.getByRole('button', { name: 'Change company' }))
  expect(field('Company address').readOnly).toBe(false)
  expect(field('Hotline number').readOnly).toBe(true)
  screen.getByText('Fields that do not have to change are closed.')
  expect(screen.queryByRole('list', { name: /^Notes on/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('radiogroup', { name: 'Country' })
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

it('shows every refused field in its step, and marks the other steps', async () => {
  notes = []
  refusedFields = ['/body/company/name', '/body/company/address', '/body/payment/bankCode']
  const user = await open('Check and submit')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByRole('heading', { level: 3, name: 'Company' })
  for (const name of ['Company name', 'Company address']) {
    expect(screen.getByRole('textbox', { name, description: reason }).getAttribute('aria-invalid'), name).toBe('true')
  }
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
  const marked = () => steps.queryAllByLabelText('Needs attention').map((mark) => mark.closest('li')?.textContent)
  expect(marked()).toEqual(['Bank'])
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { level: 3, name: 'Representative' })
  expect(marked()).toEqual(['Bank'])
})

describe('a closed field', () => {
  type User = ReturnType<typeof userEvent.setup>
  const trigger = (section: string) => screen.getByRole('button', { name: `Change another field too in ${section}` })
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change another field too' }))

  async function openFields(user: User, section: string, ...labels: string[]) {
    await user.click(trigger(section))
    const { getByRole } = await dialog()
    for (const name of labels) await user.click(getByRole('checkbox', { name }))
    await user.click(getByRole('button', { name: 'Open the fields' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change another field too' })).toBeNull())
  }

  it('is opened by the partner, and closed again', async () => {
    const user = await open('Company')
    await openFields(user, 'Company', 'Company address', 'Country')
    await waitFor(() => expect(field('Company address').readOnly).toBe(false))
    const opened = within(screen.getByRole('list', { name: 'Fields you opened in Company' }))
    expect(opened.getAllByRole('listitem')).toHaveLength(2)
    await user.click(opened.getByRole('button', { name: 'Close it again Company address' }))
    await waitFor(() => expect(field('Company address').readOnly).toBe(true))
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('disabled', false)
    expect(document.activeElement).toBe(trigger('Company'))
  })

  it('stays open once it has changed', async () => {
    closing = 'refused'
    const user = await open('Company')
    await openFields(user, 'Company', 'Company address')
    await user.click(await screen.findByRole('button', { name: 'Close it again Company address' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/Change it back first/)
    expect(field('Company address').readOnly).toBe(false)
  })

  it('of another part is opened in its step', async () => {
    const user = await open('Company')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { level: 3, name: 'Representative' })
    expect(screen.queryByRole('textbox')).toBeNull()
    await openFields(user, 'Representative', 'Job title')
    expect((await screen.findByLabelText<HTMLInputElement>('Job title')).readOnly).toBe(false)
    expect(field('Full name').readOnly).toBe(true)
  })

  it('belongs to the only blocking note that is to do, without a question', async () => {
    const user = await open('Company')
    await user.click(trigger('Company'))
    const { getByRole, getByText, queryByRole } = await dialog()
    expect(queryByRole('radiogroup')).toBeNull()
    await user.click(getByRole('button', { name: 'Open the fields' }))
    getByText('Choose at least one field.')
    expect(getByRole('checkbox', { name: 'Registration document' })).toHaveProperty('checked', false)
  })

  it('belongs to the note that the partner chooses', async () => {
    const other = { ...note, id: 'n5', pointer: '/company/website', text: 'It is not reachable.' }
    notes = [hotline, codes, other]
    fields = ['/company/hotline_number', '/company/website']
    const user = await open('Company')
    await user.click(trigger('Company'))
    const { getByRole, getByText, getAllByRole } = await dialog()
    await user.click(getByRole('checkbox', { name: 'Company address' }))
    await user.click(getByRole('button', { name: 'Open the fields' }))
    getByText('Choose a note.')
    expect(getAllByRole('radio')).toHaveLength(2)
    await user.click(getByRole('radio', { name: /^Company website/ }))
    await user.click(getByRole('button', { name: 'Open the fields' }))
    await waitFor(() => expect(field('Company address').readOnly).toBe(false))
    expect(notes.map(({ related }) => related)).toEqual([[], [], ['/company/address']])
  })

  it('can be the list of product codes, which the page of codes changes', async () => {
    notes = [{ ...note, id: 'n3', pointer: '/project/ipAddresses', text: 'Whose are they?' }]
    fields = ['/project/ipAddresses']
    const user = await open('Project')
    await openFields(user, 'Project', 'Product codes')
    const link = await screen.findByRole('link', { name: 'Change the codes' })
    expect(link.getAttribute('href')).toBe('/projects/p1/codes')
  })
})

it('shows a note beyond the first hundred', async () => {
  const others = Array.from({ length: 130 }, (_, at) => ({ ...hotline, id: `q${at}`, pointer: '/project/locale' }))
  notes = [...others, { ...hotline, id: 'last', text: 'The last note.' }]
  fields = ['/company/hotline_number', '/project/locale']
  const user = await open('Project')
  expect(within(screen.getByRole('list', { name: /^Notes on Locale/ })).getAllByRole('listitem')).toHaveLength(130)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(
    queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => `${queryKey[0]}`.endsWith('/notes') }),
  ).toHaveLength(2)
})

it('shows a note that arrives while the wizard is open', async () => {
  await open('Company')
  notes = [
    ...notes,
    { ...note, id: 'n9', pointer: '/company/hotline_number', text: 'The number is still not answered.', related: [] },
  ]
  refetch(queryClient, { projectIds: ['p1'] })
  await screen.findByText('The number is still not answered.')
})
