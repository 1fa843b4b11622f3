import { expect, it, vi } from 'vitest'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { GoLiveDraftInput } from '#generated/portal/model/goLiveDraftInput.ts'
import { AppError, networkError } from '#web/api/errors.ts'
import { createDraftSender } from './draft-sender.ts'

const changed = new AppError({ kind: 'APPLICATION_ERROR', message: 'Changed.', code: 'draft-changed', status: 409 })
const lost = networkError('Network error')

/** A server that compares revisions, on a line that can lose its answers. */
function server() {
  let kept = { company: null, user: null, revision: 0 } as GoLiveDraft
  const line = { losesAnswers: false }
  const save = ({ revision, ...change }: GoLiveDraftInput) => {
    if (revision !== undefined && revision !== kept.revision) throw changed
    kept = { ...kept, ...change, revision: kept.revision + 1 }
    return kept
  }
  const keep = vi.fn(async (change: GoLiveDraftInput) => {
    const answer = save(change)
    if (line.losesAnswers) throw lost
    return answer
  })
  const put = ({ name }: { name: string }, revision?: number) => {
    const { revision: now } = save({ step: 'company', ...(revision !== undefined && { revision }) })
    kept = { ...kept, revision: now, document: { name, downloadUrl: null, antivirusStatus: 'PENDING' } }
    return kept
  }
  const attach = vi.fn(async (file: File, revision?: number) => {
    const answer = put(file, revision)
    if (line.losesAnswers) throw lost
    return answer
  })
  const submit = vi.fn(async ({ revision }: GoLive) => {
    if (revision !== kept.revision) throw changed
  })
  const { read, ...sender } = createDraftSender({ keep, attach, submit, fetch: async () => kept })
  read(kept)
  return { ...sender, keep, save, put, line, kept: () => kept }
}

const typed = (name: string): GoLiveDraftInput => ({ step: 'company', company: { name, country: 'Singapore' } })

it('sends each change with the revision that the one before it has made', async () => {
  const { send, keep, kept } = server()
  await send(typed('A'))
  await send(typed('B'))
  expect(keep.mock.calls.map(([{ revision }]) => revision)).toEqual([0, 1])
  expect(kept().company?.name).toBe('B')
})

it('says so when another tab was quicker, and overwrites nothing', async () => {
  const { send, save, kept } = server()
  save(typed('Of the other tab'))
  await expect(send(typed('A'))).rejects.toBe(changed)
  expect(kept().company?.name).toBe('Of the other tab')
})

it('does not take itself for another tab when an answer, or two, were lost', async () => {
  const { send, line, kept } = server()
  line.losesAnswers = true
  for (const name of ['A', 'At']) await expect(send(typed(name))).rejects.toBe(lost)
  line.losesAnswers = false
  await send(typed('Atoll'))
  expect(kept().company).toEqual({ name: 'Atoll', country: 'Singapore' })
  await send({ step: 'bank', user: { fullName: 'Asa' } })
  expect(kept().revision).toBe(4)
})

it('knows its own again though the database has put its fields in another order', async () => {
  const { send, line, kept } = server()
  line.losesAnswers = true
  await expect(send(typed('A'))).rejects.toBe(lost)
  const company = kept().company ?? {}
  kept().company = Object.fromEntries(Object.entries(company).reverse())
  line.losesAnswers = false
  await send(typed('B'))
  expect(kept().company?.name).toBe('B')
})

it('takes another tab for what it is, also after an answer was lost', async () => {
  const { send, save, line, kept } = server()
  line.losesAnswers = true
  await expect(send(typed('A'))).rejects.toBe(lost)
  line.losesAnswers = false
  save({ step: 'bank', user: { fullName: 'Of the other tab' } })
  await expect(send(typed('At'))).rejects.toBe(changed)
  expect(kept()).toMatchObject({ company: { name: 'A' }, user: { fullName: 'Of the other tab' } })
})

const file = new File(['%PDF-1.7'], 'registration.pdf')
const application = {} as GoLive

it('goes on with the revision that its own document has made, and submits with that', async () => {
  const { send, attach, submit, kept } = server()
  await send(typed('A'))
  await attach(file)
  await send(typed('B'))
  await submit(application)
  expect(kept()).toMatchObject({ company: { name: 'B' }, document: { name: 'registration.pdf' }, revision: 3 })
})

it("neither replaces nor submits another tab's document that nobody has seen here", async () => {
  const { attach, submit, put, kept } = server()
  put({ name: 'Of the other tab.pdf' })
  await expect(attach(file)).rejects.toBe(changed)
  await expect(submit(application)).rejects.toBe(changed)
  expect(kept().document?.name).toBe('Of the other tab.pdf')
})

it('does not submit what another tab has kept since', async () => {
  const { submit, save } = server()
  save(typed('Of the other tab'))
  await expect(submit(application)).rejects.toBe(changed)
})

it('knows its own document again when the answer was lost', async () => {
  const { send, attach, line, kept } = server()
  line.losesAnswers = true
  await expect(attach(file)).rejects.toBe(lost)
  line.losesAnswers = false
  await send(typed('A'))
  expect(kept()).toMatchObject({ company: { name: 'A' }, revision: 2 })
})

it("takes another tab's document for what it is, also after an answer was lost", async () => {
  const { send, put, line } = server()
  line.losesAnswers = true
  await expect(send(typed('A'))).rejects.toBe(lost)
  line.losesAnswers = false
  put({ name: 'Of the other tab.pdf' })
  await expect(send(typed('At'))).rejects.toBe(changed)
})
