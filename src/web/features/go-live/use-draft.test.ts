// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getGetProjectQueryKey } from '#generated/portal/client/projects.ts'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { GoLiveDraftInput } from '#generated/portal/model/goLiveDraftInput.ts'
import { answerOf } from '#tests/support/answers.ts'
import { AppError, networkError } from '#web/api/errors.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createDraftRequests, useDraft } from './use-draft.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const changed = new AppError({ kind: 'APPLICATION_ERROR', message: 'Changed.', code: 'draft-changed', status: 409 })
const lost = networkError('Network error')

/** A server that compares revisions, on a line that can lose its answers. */
function server() {
  let stored = { company: null, user: null, revision: 0 } as GoLiveDraft
  const line = { losesAnswers: false }
  const store = ({ revision, ...change }: GoLiveDraftInput) => {
    if (revision !== undefined && revision !== stored.revision) throw changed
    stored = { ...stored, ...change, revision: stored.revision + 1 }
    return stored
  }
  const save = vi.fn(async (change: GoLiveDraftInput) => {
    const answer = store(change)
    if (line.losesAnswers) throw lost
    return answer
  })
  const storeDocument = ({ name }: { name: string }, revision?: number) => {
    const { revision: now } = store({ step: 'company', ...(revision !== undefined && { revision }) })
    stored = { ...stored, revision: now, document: { name, downloadUrl: null, antivirusStatus: 'PENDING' } }
    return stored
  }
  const attach = vi.fn(async (file: File, revision?: number) => {
    const answer = storeDocument(file, revision)
    if (line.losesAnswers) throw lost
    return answer
  })
  const submit = vi.fn(async ({ revision }: GoLive) => {
    if (revision !== stored.revision) throw changed
  })
  const { onLoaded, ...draft } = createDraftRequests({ save, attach, submit, read: async () => stored })
  onLoaded(stored)
  return { ...draft, saved: save, store, storeDocument, line, stored: () => stored }
}

const typed = (name: string): GoLiveDraftInput => ({ step: 'company', company: { name, country: 'Singapore' } })

it('sends each change with the revision that the previous one has made', async () => {
  const { save, saved, stored } = server()
  await save(typed('A'))
  await save(typed('B'))
  expect(saved.mock.calls.map(([{ revision }]) => revision)).toEqual([0, 1])
  expect(stored().company?.name).toBe('B')
})

it('reports a conflict with another tab, and overwrites nothing', async () => {
  const { save, store, stored } = server()
  store(typed('Of the other tab'))
  await expect(save(typed('A'))).rejects.toBe(changed)
  expect(stored().company?.name).toBe('Of the other tab')
})

it('reports no conflict after its own answers were lost', async () => {
  const { save, line, stored } = server()
  line.losesAnswers = true
  for (const name of ['A', 'At']) await expect(save(typed(name))).rejects.toBe(lost)
  line.losesAnswers = false
  await save(typed('Atoll'))
  expect(stored().company).toEqual({ name: 'Atoll', country: 'Singapore' })
  await save({ step: 'bank', user: { fullName: 'Asa' } })
  expect(stored().revision).toBe(4)
})

it('recognises its own change though the database returns the fields in another order', async () => {
  const { save, line, stored } = server()
  line.losesAnswers = true
  await expect(save(typed('A'))).rejects.toBe(lost)
  const company = stored().company ?? {}
  stored().company = Object.fromEntries(Object.entries(company).reverse())
  line.losesAnswers = false
  await save(typed('B'))
  expect(stored().company?.name).toBe('B')
})

it('reports a conflict with another tab, also after an answer was lost', async () => {
  const { save, store, line, stored } = server()
  line.losesAnswers = true
  await expect(save(typed('A'))).rejects.toBe(lost)
  line.losesAnswers = false
  store({ step: 'bank', user: { fullName: 'Of the other tab' } })
  await expect(save(typed('At'))).rejects.toBe(changed)
  expect(stored()).toMatchObject({ company: { name: 'A' }, user: { fullName: 'Of the other tab' } })
})

const file = new File(['%PDF-1.7'], 'registration.pdf')
const application = {} as GoLive

it('saves and submits with the revision that its own document has made', async () => {
  const { save, attach, submit, stored } = server()
  await save(typed('A'))
  await attach(file)
  await save(typed('B'))
  await submit(application)
  expect(stored()).toMatchObject({ company: { name: 'B' }, document: { name: 'registration.pdf' }, revision: 3 })
})

it("neither replaces nor submits another tab's document", async () => {
  const { attach, submit, storeDocument, stored } = server()
  storeDocument({ name: 'Of the other tab.pdf' })
  await expect(attach(file)).rejects.toBe(changed)
  await expect(submit(application)).rejects.toBe(changed)
  expect(stored().document?.name).toBe('Of the other tab.pdf')
})

it('does not submit changes of another tab', async () => {
  const { submit, store } = server()
  store(typed('Of the other tab'))
  await expect(submit(application)).rejects.toBe(changed)
})

it('recognises its own document after the answer was lost', async () => {
  const { save, attach, line, stored } = server()
  line.losesAnswers = true
  await expect(attach(file)).rejects.toBe(lost)
  line.losesAnswers = false
  await save(typed('A'))
  expect(stored()).toMatchObject({ company: { name: 'A' }, revision: 2 })
})

it("reports a conflict about another tab's document, also after an answer was lost", async () => {
  const { save, storeDocument, line } = server()
  line.losesAnswers = true
  await expect(save(typed('A'))).rejects.toBe(lost)
  line.losesAnswers = false
  storeDocument({ name: 'Of the other tab.pdf' })
  await expect(save(typed('At'))).rejects.toBe(changed)
})

it('invalidates the query of the project that it submits', async () => {
  vi.stubGlobal('fetch', async () => answerOf({}))
  const queryKey = getGetProjectQueryKey('p1')
  queryClient.setQueryData(queryKey, {})
  const { result, unmount } = renderHook(() => useDraft('p1'))
  result.current.onLoaded({ revision: 0 } as GoLiveDraft)
  await result.current.submit(application)
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  unmount()
})
