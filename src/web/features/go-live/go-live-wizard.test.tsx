import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import { getGetOrganisationSuspenseQueryOptions } from '#generated/portal/client/organisation.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { getGetUserSuspenseQueryOptions } from '#generated/portal/client/user.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { User } from '#generated/portal/model/user.ts'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { complete, untouched } from '#tests/support/entries.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { organisation } from '#tests/support/profiles.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { GoLiveWizard } from './go-live-wizard.tsx'
import { draftQuery } from './load.ts'

const changed = problems['draft-changed'].message
const { confirmAccountNumber: _twice, ...bankDetails } = complete.payment
const project = { projectId: 'p1', status: 'NEW', network: [] as Project['network'] } as Project

/** What the portal has stored of the application, and the requests that it got. */
let stored: { status: Project['status']; company: Partial<Organisation>; draft: GoLiveDraft }
let asked: { method: string; path: string; revision: unknown }[]
let beforeAnswer: (method: string) => unknown

beforeEach(() => {
  stored = {
    status: 'NEW',
    company: { documentStatus: 'accepted' },
    draft: { ...untouched, ...complete, step: 'submit', revision: 5 },
  }
  asked = []
  beforeAnswer = () => {}
  queryClient.setQueryData(getGetUserSuspenseQueryOptions().queryKey, { emailId: 'asa@atoll.example' } as User)
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, {
    COMPANY_TYPE: [],
    PROVIDER: regionProviders,
  } as never)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(url, 'https://portal.example').pathname
    if (method === 'GET') return answer(path)
    const revision = revisionIn(body)
    asked.push({ method, path, revision })
    await beforeAnswer(method)
    if (stored.status !== 'NEW') return refusalOf('go-live-not-allowed')
    return revision === stored.draft.revision ? answerOf(stored.draft) : refusalOf('draft-changed')
  })
})

/** An upload sends the revision as a form field. */
function revisionIn(body: RequestInit['body']): unknown {
  const document = body instanceof FormData && body.get('document')
  if (document) return Number(body.get('revision'))
  return JSON.parse(String(body instanceof FormData ? body.get('body') : body)).revision
}

function answer(path: string): Response {
  if (path.endsWith('/readiness')) return answerOf({ score: 0, items: [] })
  if (path.endsWith('/notes')) return answerOf({ items: [], total: 0 })
  if (path === '/portal/org') return answerOf({ ...organisation, bankDetails, ...stored.company })
  return answerOf(path.endsWith('/live-draft') ? stored.draft : { ...project, status: stored.status })
}

/** Another tab has saved the draft since this one was opened. */
const changeElsewhere = () => {
  stored.draft = { ...stored.draft, revision: stored.draft.revision + 1 }
}

async function open(step: GoLiveDraft['step'], history?: RouterHistory) {
  stored.draft.step = step
  const onClosed = vi.fn()
  showPage(<GoLiveWizard project={project} onClosed={onClosed} />, history)
  await screen.findByRole('heading', { level: 3 })
  return { onClosed, user: userEvent.setup() }
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  await user.click(screen.getByRole('button', { name }))

describe('an application that another tab has changed', () => {
  it('is not submitted: one notice offers the choice and has the focus', async () => {
    const { user } = await open('submit')
    beforeAnswer = (method) => method === 'POST' && changeElsewhere()
    await press(user, 'Submit')
    await screen.findByText('This page still shows the version before that.')
    expect(asked.at(-1)).toEqual({ method: 'POST', path: '/portal/projects/p1/live', revision: 5 })
    expect(screen.getAllByText(changed)).toHaveLength(1)
    expect(document.activeElement?.textContent).toContain('Load the saved version')
  })

  it('shows another message where something was typed here', async () => {
    const { user } = await open('representative')
    changeElsewhere()
    await user.type(screen.getByLabelText('Job title'), '!')
    await press(user, 'Next')
    await screen.findByText('What you typed here is still on this page, but it is not saved.')
    expect(screen.getAllByText(changed)).toHaveLength(1)
  })

  it.each(['Load the saved version', 'Overwrite with this page'])(
    'moves the focus to the heading of the step after %s',
    async (choice) => {
      const { user } = await open('representative')
      changeElsewhere()
      await user.type(screen.getByLabelText('Job title'), '!')
      await press(user, 'Next')
      await screen.findByText(changed)
      await press(user, choice)
      await waitFor(() => expect(screen.queryByText(changed)).toBeNull())
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Representative' }))
    },
  )

  it('leaves the focus where the person has moved it while the page is saved', async () => {
    const { user } = await open('representative')
    changeElsewhere()
    await press(user, 'Next')
    await screen.findByText(changed)
    const field = screen.getByLabelText('Job title')
    beforeAnswer = () => field.focus()
    await press(user, 'Overwrite with this page')
    await waitFor(() => expect(screen.queryByText(changed)).toBeNull())
    expect(document.activeElement).toBe(field)
  })

  it.each(['Load the saved version', 'Overwrite with this page'])(
    'ends the wizard on %s when it was submitted there',
    async (choice) => {
      const { user, onClosed } = await open('document-list')
      changeElsewhere()
      await press(user, 'Next')
      await screen.findByText(changed)
      stored.status = 'GO_LIVE_PENDING_SUBMIT'
      await press(user, choice)
      await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
      expect(onClosed).toHaveBeenCalledWith(expect.objectContaining({ code: 'go-live-not-allowed' }))
    },
  )
})

describe('the summary', () => {
  const card = (name: string) => within(screen.getByRole('region', { name }))

  it('shows the whole application before it is submitted', async () => {
    await open('submit')
    card('Project').getByText('Singapore (Singtel)')
    card('Project').getByText('English (Singapore)')
    card('Company').getByText('Atoll Pte Ltd')
    card('Representative').getByText('Asa Tan')
    card('Bank').getByText('0012345678')
  })

  it('shows and submits the stored details once another project is under review, not those typed here', async () => {
    const queryKey = getGetUserSuspenseQueryOptions().queryKey
    queryClient.setQueryData(queryKey, { emailId: 'asa@atoll.example', ...complete.user } as User)
    stored.draft.company = { name: 'Atoll Pte Ltd', address: '5 Typed Road' }
    const { user } = await open('submit')
    card('Company').getByText('5 Typed Road')
    stored.company = { ...complete.company, address: '7 Stored Street', underReview: true }
    await queryClient.invalidateQueries({ queryKey: getGetOrganisationSuspenseQueryOptions().queryKey })
    await card('Company').findByText('7 Stored Street')
    await press(user, 'Submit')
    await screen.findByRole('button', { name: 'Done' })
    expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/portal/projects/p1/live' })
  })

  it('leads to the step to change', async () => {
    const { user } = await open('submit')
    await press(user, 'Change representative')
    screen.getByRole('heading', { name: 'Representative', level: 3 })
  })
})

it('has room for the status of the draft before the first save', async () => {
  await open('representative')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(getComputedStyle(screen.getByRole('status')).minHeight).toBe('17px')
})

it('does not submit an application whose draft cannot be saved', async () => {
  beforeAnswer = (method) => {
    if (method === 'PUT') throw new TypeError('The line is gone.')
  }
  const { user } = await open('submit')
  await press(user, 'Submit')
  await screen.findByText('Network error')
  expect(asked.map(({ method }) => method)).toEqual(['PUT'])
})

describe('a project that was submitted elsewhere while something is typed here', () => {
  const words = problems['go-live-not-allowed'].message

  async function typedTooLate() {
    const opened = await open('representative')
    stored.status = 'GO_LIVE_PENDING_SUBMIT'
    const field = screen.getByLabelText<HTMLInputElement>('Job title')
    await opened.user.type(field, '!')
    // A pause in typing, and the answer.
    await screen.findByText(words, undefined, { timeout: 5000 })
    return { ...opened, field }
  }

  it('is reported by the autosave, and the input stays on the page', async () => {
    const { user, field, onClosed } = await typedTooLate()
    expect(screen.queryByText(/We try again/)).toBeNull()
    expect(screen.getByText('Not saved.')).toBeDefined()
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('Director!')
    expect(onClosed).not.toHaveBeenCalled()
    await press(user, 'Back to the project')
    expect(onClosed).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('shows the same message after Next, without a second request', async () => {
    const { user, onClosed } = await typedTooLate()
    await press(user, 'Next')
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
    expect(onClosed).toHaveBeenCalledWith(expect.objectContaining({ message: words }))
    expect(asked).toHaveLength(1)
  })
})

it('a project that was submitted elsewhere with the document that is scanned here closes on Next', async () => {
  stored.company = { documentStatus: null }
  stored.draft.document = { name: 'registration.pdf', downloadUrl: null, antivirusStatus: 'PENDING' }
  const { user, onClosed } = await open('company')
  await screen.findByText('registration.pdf')
  stored.status = 'GO_LIVE_PENDING_SUBMIT'
  stored.draft = { ...stored.draft, document: null }
  await queryClient.invalidateQueries({ queryKey: draftQuery('p1').queryKey })
  await press(user, 'Next')
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  expect(onClosed).toHaveBeenCalledWith(expect.objectContaining({ message: problems['go-live-not-allowed'].message }))
})

describe('closing the tab', () => {
  let history: RouterHistory
  beforeEach(() => {
    history = createBrowserHistory()
    signIn('EXTERNAL_ADMIN', 'asa@atoll.example')
  })
  afterEach(() => history.destroy())

  const pdf = new File(['%PDF-1.7'], 'registration.pdf')
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('asks about unsaved input while an earlier save is not answered, and not about input that can still be sent', async () => {
    const { user } = await open('representative', history)
    const slow = Promise.withResolvers<void>()
    beforeAnswer = () => slow.promise
    await user.type(screen.getByLabelText('Job title'), '!')
    expect(isAsked()).toBe(false)
    await waitFor(() => expect(asked).toHaveLength(1), { timeout: 5000 })
    expect(isAsked()).toBe(false)
    await user.type(screen.getByLabelText('Job title'), '!')
    expect(isAsked()).toBe(true)
    slow.resolve()
    await screen.findByText('Draft saved', undefined, { timeout: 5000 })
    await waitFor(() => expect(isAsked()).toBe(false))
  })

  it('asks about a document that is being uploaded, and about input typed meanwhile', async () => {
    const { user } = await open('company', history)
    const upload = Promise.withResolvers<void>()
    const save = Promise.withResolvers<void>()
    beforeAnswer = () => (asked.length === 1 ? upload.promise : save.promise)
    await user.upload(screen.getByLabelText(/^Business registration document/), pdf)
    await waitFor(() => expect(asked).toHaveLength(1))
    await waitFor(() => expect(isAsked()).toBe(true))
    await user.type(screen.getByLabelText('Company name'), '!')
    expect(isAsked()).toBe(true)
    upload.resolve()
    await waitFor(() => expect(asked).toHaveLength(2), { timeout: 5000 })
    await waitFor(() => expect(isAsked()).toBe(false))
    save.resolve()
    await screen.findByText('Draft saved', undefined, { timeout: 5000 })
    await waitFor(() => expect(isAsked()).toBe(false))
  })
})
