import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftKeeper, type Keeping } from './draft-keeper.ts'

type Change = { name?: string; bank?: string }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function keeper() {
  const answers: { resolve: () => void; reject: (problem: unknown) => void }[] = []
  const send = vi.fn((_change: Change) => new Promise<void>((resolve, reject) => answers.push({ resolve, reject })))
  const states: Keeping[] = []
  const refusals: unknown[] = []
  const kept = createDraftKeeper<Change>({
    send,
    tell: (state, refusal) => {
      states.push(state)
      if (refusal !== undefined) refusals.push(refusal)
    },
    isConflict: (problem) => problem === 'Changed',
    isOvertaken: (problem) => problem === 'Submitted',
    delayMs: 800,
  })
  const answered = async (at: number, problem?: string) => {
    if (problem) answers[at]?.reject(problem)
    else answers[at]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...kept, send, answered, states, refusals, state: () => states.at(-1) }
}

it('keeps a pause after the last change, all of them at once', async () => {
  const { change, send, answered, states } = keeper()
  change({ name: 'A' })
  await vi.advanceTimersByTimeAsync(799)
  change({ name: 'At' })
  change({ bank: '7' })
  await vi.advanceTimersByTimeAsync(799)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'At', bank: '7' })
  await answered(0)
  expect(states).toEqual(['waiting', 'waiting', 'waiting', 'sending', 'kept'])
})

it('keeps at once when asked to, and sends nothing twice', async () => {
  const { change, flush, send, answered } = keeper()
  change({ name: 'A' })
  const flushed = flush()
  await vi.advanceTimersByTimeAsync(0)
  await answered(0)
  await flushed
  await vi.advanceTimersByTimeAsync(2000)
  await flush()
  expect(send).toHaveBeenCalledOnce()
})

it('never has two requests under way, so that an older one cannot overtake', async () => {
  const { change, flush, send, answered, state } = keeper()
  change({ name: 'A' })
  void flush()
  await vi.advanceTimersByTimeAsync(0)
  change({ name: 'B' })
  const flushed = flush()
  await vi.advanceTimersByTimeAsync(5000)
  expect(send).toHaveBeenCalledTimes(1)
  await answered(0)
  expect(send).toHaveBeenLastCalledWith({ name: 'B' })
  await answered(1)
  await flushed
  expect(state()).toBe('kept')
})

it('says that it failed, and takes what was not kept along with the next change', async () => {
  const { change, flush, send, answered, state } = keeper()
  change({ name: 'A', bank: '7' })
  const flushed = flush()
  await vi.advanceTimersByTimeAsync(0)
  const refused = expect(flushed).rejects.toBe('Network error')
  await answered(0, 'Network error')
  await refused
  expect(state()).toBe('failed')
  change({ name: 'B' })
  await vi.advanceTimersByTimeAsync(800)
  expect(send).toHaveBeenLastCalledWith({ name: 'B', bank: '7' })
})

describe('when another tab has kept something meanwhile', () => {
  async function conflicting() {
    const kept = keeper()
    kept.change({ name: 'A' })
    const flushed = kept.flush()
    kept.change({ bank: '7' })
    const queued = kept.flush()
    const refused = Promise.all([flushed, queued].map((each) => expect(each).rejects.toBe('Changed')))
    await vi.advanceTimersByTimeAsync(0)
    await kept.answered(0, 'Changed')
    await refused
    return kept
  }

  it('sends nothing more, whatever is typed, and says so', async () => {
    const { change, flush, send, state } = await conflicting()
    change({ name: 'B' })
    await vi.advanceTimersByTimeAsync(5000)
    await expect(flush()).rejects.toBe('Changed')
    expect(send).toHaveBeenCalledOnce()
    expect(state()).toBe('conflict')
  })

  it('sends all that was typed once a person insists on it', async () => {
    const { change, insist, send, answered, state } = await conflicting()
    change({ name: 'B' })
    const insisted = insist()
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenLastCalledWith({ name: 'B', bank: '7' })
    await answered(1)
    await insisted
    expect(state()).toBe('kept')
  })

  it('sends no other request about the draft either', async () => {
    const { inTurn } = await conflicting()
    const request = vi.fn()
    await expect(inTurn(request)).rejects.toBe('Changed')
    expect(request).not.toHaveBeenCalled()
  })

  it('forgets it once a person gives way, and keeps what is typed then', async () => {
    const { change, giveWay, send, state } = await conflicting()
    giveWay()
    await vi.advanceTimersByTimeAsync(5000)
    expect(send).toHaveBeenCalledOnce()
    expect(state()).toBe('kept')
    change({ bank: '8' })
    await vi.advanceTimersByTimeAsync(800)
    expect(send).toHaveBeenLastCalledWith({ bank: '8' })
  })
})

it('tells a page that is only out of date from one with something typed that is not saved', async () => {
  const { change, go, flush, answered, state } = keeper()
  go({ name: 'A' })
  const refused = expect(flush()).rejects.toBe('Changed')
  await vi.advanceTimersByTimeAsync(0)
  await answered(0, 'Changed')
  await refused
  expect(state()).toBe('outdated')
  change({ bank: '7' })
  expect(state()).toBe('conflict')
})

it('has other requests about the draft wait for what is being kept, and that for them', async () => {
  const { change, flush, inTurn, send, answered } = keeper()
  change({ name: 'A' })
  void flush()
  let end = () => {}
  const request = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const sent = inTurn(request)
  await vi.advanceTimersByTimeAsync(0)
  expect(request).not.toHaveBeenCalled()
  await answered(0)
  expect(request).toHaveBeenCalledOnce()
  change({ name: 'B' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(send).toHaveBeenCalledOnce()
  end()
  await sent
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenLastCalledWith({ name: 'B' })
})

it('comes into conflict also by such a request', async () => {
  const { inTurn, flush, go, send, state } = keeper()
  await expect(inTurn(() => Promise.reject('Network error'))).rejects.toBe('Network error')
  await expect(inTurn(() => Promise.reject('Changed'))).rejects.toBe('Changed')
  expect(state()).toBe('outdated')
  go({ name: 'A' })
  await expect(flush()).rejects.toBe('Changed')
  expect(send).not.toHaveBeenCalled()
})

it('says once that nothing can be kept any more, and why, and sends nothing after that', async () => {
  const { change, flush, inTurn, send, answered, states, refusals } = keeper()
  change({ name: 'A' })
  await vi.advanceTimersByTimeAsync(800)
  await answered(0, 'Submitted')
  change({ name: 'At' })
  await vi.advanceTimersByTimeAsync(5000)
  await expect(flush()).rejects.toBe('Submitted')
  const request = vi.fn()
  await expect(inTurn(request)).rejects.toBe('Submitted')
  expect(send).toHaveBeenCalledOnce()
  expect(request).not.toHaveBeenCalled()
  expect(states).toEqual(['waiting', 'sending', 'overtaken'])
  expect(refusals).toEqual(['Submitted'])
})

it('tells what was typed while another request is under way from what a page that goes could still send', async () => {
  const { change, go, inTurn, answered, states, state } = keeper()
  change({ name: 'A' })
  expect(state()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(800)
  expect(state()).toBe('sending')
  go({ bank: '7' })
  expect(state()).toBe('waiting')
  change({ name: 'At' })
  expect(state()).toBe('behind')
  await answered(0)
  await vi.advanceTimersByTimeAsync(800)
  await answered(1)
  expect(states.slice(-2)).toEqual(['sending', 'kept'])
  const upload = Promise.withResolvers<void>()
  const uploaded = inTurn(() => upload.promise)
  change({ name: 'Ato' })
  expect(state()).toBe('behind')
  await vi.advanceTimersByTimeAsync(800)
  expect(state()).toBe('behind')
  upload.resolve()
  await uploaded
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('sending')
  await answered(2)
  change({ name: 'Atol' })
  expect(state()).toBe('waiting')
})
