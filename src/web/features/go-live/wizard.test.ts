import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GoLiveStep, goLiveSteps } from '#domain/go-live-steps.ts'
import type { Entries } from './entries.ts'
import { advance, firstState, isFilling, isOver, type Move, mayClose, stepBefore, type Wizard } from './wizard.ts'

const empty: Entries = { project: {}, company: {}, user: {}, payment: {} }
const typed: Entries = { ...empty, company: { name: 'Atoll Pte Ltd' }, payment: { bankName: 'Harbour Bank' } }

const run = (...moves: Move[]): Wizard => moves.reduce(advance, firstState)
const from = (at: GoLiveStep, ...moves: Move[]) => run({ move: 'loaded', at, entries: typed }, ...moves)
const next: Move[] = [{ move: 'next', entries: typed }, { move: 'saved' }]
const submit: Move = { move: 'submit', entries: typed }

describe('the Go Live wizard', () => {
  it('begins with the document list, or where the person left off', () => {
    expect(from('document-list').step).toBe('document-list')
    expect(from('representative')).toEqual({ step: 'representative', entries: typed, problem: null })
  })

  it('closes with the problem when loading fails', () => {
    expect(run({ move: 'load-failed', problem: 'Network error' })).toEqual({ step: 'closed', problem: 'Network error' })
  })

  it('walks from the document list to the summary', () => {
    const walked = goLiveSteps.map((_step, count) => from('document-list', ...Array(count).fill(next).flat()).step)
    expect(walked).toEqual(['document-list', 'project', 'company', 'representative', 'bank', 'submit'])
  })

  it('leads back step by step, from the project to the document list', () => {
    expect(stepBefore('project')).toBe('document-list')
    expect(stepBefore('document-list')).toBe('document-list')
    const back = from('bank', { move: 'back', to: stepBefore('bank'), entries: typed })
    expect(back).toEqual({ step: 'representative', entries: typed, problem: null })
  })

  it('stays at its step when a conflict with another tab is resolved', () => {
    const again = from('company', { move: 'resolved', entries: empty })
    expect(again).toEqual({ step: 'company', entries: empty, problem: null })
  })

  it('waits until the draft is saved, and shows the problem when that fails', () => {
    const saving = from('project', { move: 'next', entries: typed })
    expect(saving).toEqual({ step: 'saving', from: 'project', entries: typed })
    const failed = advance(saving, { move: 'save-failed', problem: 'Network error' })
    expect(failed).toEqual({ step: 'project', entries: typed, problem: 'Network error' })
  })

  it('closes when saving finds the project submitted elsewhere', () => {
    const locked = from('project', { move: 'next', entries: typed }, { move: 'locked', problem: 'Pending.' })
    expect(locked).toEqual({ step: 'closed', problem: 'Pending.' })
  })

  it('closes as well when resolving a conflict or submitting finds that', () => {
    const locked: Move = { move: 'locked', problem: 'Pending.' }
    for (const moves of [[locked], [submit, locked]]) {
      expect(from('submit', ...moves)).toEqual({ step: 'closed', problem: 'Pending.' })
    }
  })

  it('submits only from the summary', () => {
    expect(from('company', submit).step).toBe('company')
    expect(from('submit', submit, { move: 'submitted' })).toEqual({ step: 'submitted' })
    expect(from('submit', { move: 'next', entries: typed }).step).toBe('submit')
  })

  it('returns to the bank step with the entries and the problem when submitting fails', () => {
    const failed = from('submit', submit, { move: 'submit-failed', problem: 'No room.' })
    expect(failed).toEqual({ step: 'bank', entries: typed, problem: 'No room.' })
  })

  it('goes to a step that is not complete', () => {
    expect(from('submit', submit, { move: 'incomplete', at: 'company' })).toMatchObject({ step: 'company' })
  })

  it('asks for the code of a new bank, again after a wrong one, and goes back to the summary without sending', () => {
    const confirming = from('submit', submit, { move: 'code-sent' })
    expect(confirming).toEqual({ step: 'confirming', entries: typed, problem: null })
    expect(advance(confirming, { move: 'cancel-code' }).step).toBe('submit')
    const refused = [{ move: 'confirm' }, { move: 'code-refused', problem: 'Wrong.' }] satisfies Move[]
    expect(refused.reduce(advance, confirming)).toEqual({ step: 'confirming', entries: typed, problem: 'Wrong.' })
    const done = [{ move: 'confirm' }, { move: 'submitted' }] satisfies Move[]
    expect(done.reduce(advance, confirming)).toEqual({ step: 'submitted' })
  })

  it('cannot be closed while the submission is under way', () => {
    expect(mayClose(from('submit'))).toBe(true)
    expect(mayClose(from('submit', submit))).toBe(false)
    expect(mayClose(from('submit', submit, { move: 'submitted' }))).toBe(true)
  })

  it('ignores an answer that arrives after it was closed', () => {
    const late = run({ move: 'load-failed', problem: 'Network error' }, { move: 'submitted' })
    expect(late).toEqual({ step: 'closed', problem: 'Network error' })
  })

  it('is over once it is submitted or cannot go on', () => {
    expect(isOver(from('submit', submit))).toBe(false)
    expect(isOver(from('submit', submit, { move: 'submitted' }))).toBe(true)
    expect(isOver(run({ move: 'load-failed', problem: 'Network error' }))).toBe(true)
  })

  it('keeps the entries through any sequence of moves', () => {
    const moves = fc.constantFrom<Move>(
      ...next,
      submit,
      { move: 'back', to: 'project', entries: typed },
      { move: 'save-failed', problem: 'x' },
      { move: 'submit-failed', problem: 'x' },
      { move: 'code-sent' },
      { move: 'confirm' },
      { move: 'cancel-code' },
      { move: 'code-refused', problem: 'x' },
      { move: 'incomplete', at: 'project' },
    )
    fc.assert(
      fc.property(fc.array(moves), (pressed) => {
        const wizard = from('document-list', ...pressed)
        expect('entries' in wizard && wizard.entries).toEqual(typed)
        if (isFilling(wizard)) expect(goLiveSteps).toContain(wizard.step)
      }),
    )
  })
})
