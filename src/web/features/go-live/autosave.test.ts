import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AutosaveStatus, createAutosave } from './autosave.ts'

type Change = { name?: string; bank?: string }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function autosave() {
  const answers: { resolve: () => void; reject: (problem: unknown) => void }[] = []
  const save = vi.fn((_change: Change) => new Promise<void>((resolve, reject) => answers.push({ resolve, reject })))
  const states: AutosaveStatus[] = []
  const refusals: unknown[] = []
  const autosaved = createAutosave<Change>({
    save,
    onState: (state) => {
      states.push(state.status)
      if (state.status === 'locked') refusals.push(state.refusal)
    },
    stopReasonOf: (problem) => (problem === 'Changed' ? 'conflict' : problem === 'Submitted' ? 'locked' : undefined),
    delayMs: 800,
  })
  const answered = async (at: number, problem?: string) => {
    if (problem) answers[at]?.reject(problem)
    else answers[at]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...autosaved, save, answered, states, refusals, state: () => states.at(-1) }
}

it('saves all changes at once, a pause after the last one', async () => {
  const { edit, save, answered, states } = autosave()
  edit({ name: 'A' })
  await vi.advanceTimersByTimeAsync(799)
  edit({ name: 'At' })
  edit({ bank: '7' })
  await vi.advanceTimersByTimeAsync(799)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'At', bank: '7' })
  await answered(0)
  expect(states).toEqual(['pending', 'pending', 'pending', 'saving', 'saved'])
})

it('saves at once on flush, and sends nothing twice', async () => {
  const { edit, flush, save, answered } = autosave()
  edit({ name: 'A' })
  const flushed = flush()
  await vi.advanceTimersByTimeAsync(0)
  await answered(0)
  await flushed
  await vi.advanceTimersByTimeAsync(2000)
  await flush()
  expect(save).toHaveBeenCalledOnce()
})

it('never has two requests under way, so that an older one cannot overwrite a newer', async () => {
  const { edit, flush, save, answered, state } = autosave()
  edit({ name: 'A' })
  void flush()
  await vi.advanceTimersByTimeAsync(0)
  edit({ name: 'B' })
  const flushed = flush()
  await vi.advanceTimersByTimeAsync(5000)
  expect(save).toHaveBeenCalledTimes(1)
  await answered(0)
  expect(save).toHaveBeenLastCalledWith({ name: 'B' })
  await answered(1)
  await flushed
  expect(state()).toBe('saved')
})

it('reports a failure, and saves the change together with the next one', async () => {
  const { edit, flush, save, answered, state } = autosave()
  edit({ name: 'A', bank: '7' })
  const flushed = flush()
  await vi.advanceTimersByTimeAsync(0)
  const refused = expect(flushed).rejects.toBe('Network error')
  await answered(0, 'Network error')
  await refused
  expect(state()).toBe('failed')
  edit({ name: 'B' })
  await vi.advanceTimersByTimeAsync(800)
  expect(save).toHaveBeenLastCalledWith({ name: 'B', bank: '7' })
})

describe('after a conflict with another tab', () => {
  async function conflicting() {
    const draft = autosave()
    draft.edit({ name: 'A' })
    const flushed = draft.flush()
    draft.edit({ bank: '7' })
    const queued = draft.flush()
    const refused = Promise.all([flushed, queued].map((each) => expect(each).rejects.toBe('Changed')))
    await vi.advanceTimersByTimeAsync(0)
    await draft.answered(0, 'Changed')
    await refused
    return draft
  }

  it('sends nothing more and reports the conflict', async () => {
    const { edit, flush, save, state } = await conflicting()
    edit({ name: 'B' })
    await vi.advanceTimersByTimeAsync(5000)
    await expect(flush()).rejects.toBe('Changed')
    expect(save).toHaveBeenCalledOnce()
    expect(state()).toBe('conflict')
  })

  it('reports later input as pending, not as queued', async () => {
    const { edit, flush, discardLocal, state } = await conflicting()
    await expect(flush()).rejects.toBe('Changed')
    discardLocal()
    edit({ name: 'B' })
    expect(state()).toBe('pending')
  })

  it('sends everything that was typed on overwrite', async () => {
    const { edit, overwrite, save, answered, state } = await conflicting()
    edit({ name: 'B' })
    const overwritten = overwrite()
    await vi.advanceTimersByTimeAsync(0)
    expect(save).toHaveBeenLastCalledWith({ name: 'B', bank: '7' })
    await answered(1)
    await overwritten
    expect(state()).toBe('saved')
  })

  it('sends no other request about the draft either', async () => {
    const { enqueue } = await conflicting()
    const request = vi.fn()
    await expect(enqueue(request)).rejects.toBe('Changed')
    expect(request).not.toHaveBeenCalled()
  })

  it('drops the changes on discardLocal, and saves later ones', async () => {
    const { edit, discardLocal, save, state } = await conflicting()
    discardLocal()
    await vi.advanceTimersByTimeAsync(5000)
    expect(save).toHaveBeenCalledOnce()
    expect(state()).toBe('saved')
    edit({ bank: '8' })
    await vi.advanceTimersByTimeAsync(800)
    expect(save).toHaveBeenLastCalledWith({ bank: '8' })
  })
})

it('reports a page as outdated, and as in conflict once something is typed', async () => {
  const { edit, schedule, flush, answered, state } = autosave()
  schedule({ name: 'A' })
  const refused = expect(flush()).rejects.toBe('Changed')
  await vi.advanceTimersByTimeAsync(0)
  await answered(0, 'Changed')
  await refused
  expect(state()).toBe('outdated')
  edit({ bank: '7' })
  expect(state()).toBe('conflict')
})

it('sends saves and other requests one after the other', async () => {
  const { edit, flush, enqueue, save, answered } = autosave()
  edit({ name: 'A' })
  void flush()
  let end = () => {}
  const request = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const sent = enqueue(request)
  await vi.advanceTimersByTimeAsync(0)
  expect(request).not.toHaveBeenCalled()
  await answered(0)
  expect(request).toHaveBeenCalledOnce()
  edit({ name: 'B' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(save).toHaveBeenCalledOnce()
  end()
  await sent
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenLastCalledWith({ name: 'B' })
})

it('reports a conflict found by another request', async () => {
  const { enqueue, flush, schedule, save, state } = autosave()
  await expect(enqueue(() => Promise.reject('Network error'))).rejects.toBe('Network error')
  await expect(enqueue(() => Promise.reject('Changed'))).rejects.toBe('Changed')
  expect(state()).toBe('outdated')
  schedule({ name: 'A' })
  await expect(flush()).rejects.toBe('Changed')
  expect(save).not.toHaveBeenCalled()
})

it('reports a locked record once, with the refusal, and sends nothing after that', async () => {
  const { edit, flush, enqueue, save, answered, states, refusals } = autosave()
  edit({ name: 'A' })
  await vi.advanceTimersByTimeAsync(800)
  await answered(0, 'Submitted')
  edit({ name: 'At' })
  await vi.advanceTimersByTimeAsync(5000)
  await expect(flush()).rejects.toBe('Submitted')
  const request = vi.fn()
  await expect(enqueue(request)).rejects.toBe('Submitted')
  expect(save).toHaveBeenCalledOnce()
  expect(request).not.toHaveBeenCalled()
  expect(states).toEqual(['pending', 'saving', 'locked'])
  expect(refusals).toEqual(['Submitted'])
})

it('reports input as queued while another request is under way', async () => {
  const { edit, schedule, enqueue, answered, states, state } = autosave()
  edit({ name: 'A' })
  expect(state()).toBe('pending')
  await vi.advanceTimersByTimeAsync(800)
  expect(state()).toBe('saving')
  schedule({ bank: '7' })
  expect(state()).toBe('pending')
  edit({ name: 'At' })
  expect(state()).toBe('queued')
  await answered(0)
  await vi.advanceTimersByTimeAsync(800)
  await answered(1)
  expect(states.slice(-2)).toEqual(['saving', 'saved'])
  const upload = Promise.withResolvers<void>()
  const uploaded = enqueue(() => upload.promise)
  edit({ name: 'Ato' })
  expect(state()).toBe('queued')
  await vi.advanceTimersByTimeAsync(800)
  expect(state()).toBe('queued')
  upload.resolve()
  await uploaded
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('saving')
  await answered(2)
  edit({ name: 'Atol' })
  expect(state()).toBe('pending')
})
