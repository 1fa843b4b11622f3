import { expect, it, vi } from 'vitest'
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
  const { read, send } = createDraftSender({ keep, fetch: async () => kept })
  read(kept)
  return { send, keep, save, line, kept: () => kept }
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
