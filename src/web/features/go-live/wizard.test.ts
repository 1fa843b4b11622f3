import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entries } from './entries.ts'
import { advance, firstStep, isFilling, isOver, type Move, mayClose, type Step, steps, type Wizard } from './wizard.ts'

const empty: Entries = { project: {}, company: {}, user: {}, payment: {} }
const typed: Entries = { ...empty, company: { name: 'Atoll Pte Ltd' }, payment: { bankName: 'Harbour Bank' } }

const run = (...moves: Move[]): Wizard => moves.reduce(advance, firstStep)
const from = (at: Step, ...moves: Move[]) => run({ move: 'loaded', at, entries: typed }, ...moves)
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

  it('walks from the document list to the bank', () => {
    const walked = steps.map((_step, count) => from('document-list', ...Array(count).fill(next).flat()).step)
    expect(walked).toEqual(['document-list', 'project', 'company', 'representative', 'bank'])
  })

  it('leads back step by step, from the project to the document list', () => {
    expect(from('project', { move: 'back', entries: typed }).step).toBe('document-list')
    expect(from('bank', { move: 'back', entries: typed })).toEqual({
      step: 'representative',
      entries: typed,
      problem: null,
    })
  })

  it('stays at its step with what the person has chosen, here or of another tab', () => {
    const again = from('company', { move: 'chosen', entries: empty })
    expect(again).toEqual({ step: 'company', entries: empty, problem: null })
  })

  it('waits for the draft to be kept, and stays with the reason when it is not', () => {
    const saving = from('project', { move: 'next', entries: typed })
    expect(saving).toEqual({ step: 'saving', from: 'project', entries: typed })
    const failed = advance(saving, { move: 'save-failed', problem: 'Network error' })
    expect(failed).toEqual({ step: 'project', entries: typed, problem: 'Network error' })
  })

  it('closes when the project was submitted elsewhere meanwhile', () => {
    const overtaken = from('project', { move: 'next', entries: typed }, { move: 'overtaken', problem: 'Pending.' })
    expect(overtaken).toEqual({ step: 'closed', problem: 'Pending.' })
  })

  it('closes as well when that is found out by a choice, or by submitting', () => {
    const overtaken: Move = { move: 'overtaken', problem: 'Pending.' }
    for (const moves of [[overtaken], [submit, overtaken]]) {
      expect(from('bank', ...moves)).toEqual({ step: 'closed', problem: 'Pending.' })
    }
  })

  it('submits from the bank step alone', () => {
    expect(from('company', submit).step).toBe('company')
    expect(from('bank', submit, { move: 'submitted' })).toEqual({ step: 'submitted' })
    expect(from('bank', { move: 'next', entries: typed }).step).toBe('bank')
  })

  it('returns to the bank step with what was typed and the reason when submitting fails', () => {
    const failed = from('bank', submit, { move: 'submit-failed', problem: 'No room.' })
    expect(failed).toEqual({ step: 'bank', entries: typed, problem: 'No room.' })
  })

  it('goes to a step that is not complete', () => {
    expect(from('bank', submit, { move: 'incomplete', at: 'company' })).toMatchObject({ step: 'company' })
  })

  it('asks for the code of a new bank, again after a wrong one, and goes back to the bank without', () => {
    const confirming = from('bank', submit, { move: 'code-sent' })
    expect(confirming).toEqual({ step: 'confirming', entries: typed, problem: null })
    expect(advance(confirming, { move: 'cancel-code' }).step).toBe('bank')
    const refused = [{ move: 'confirm' }, { move: 'code-refused', problem: 'Wrong.' }] satisfies Move[]
    expect(refused.reduce(advance, confirming)).toEqual({ step: 'confirming', entries: typed, problem: 'Wrong.' })
    const done = [{ move: 'confirm' }, { move: 'submitted' }] satisfies Move[]
    expect(done.reduce(advance, confirming)).toEqual({ step: 'submitted' })
  })

  it('cannot be closed while the submission is under way', () => {
    expect(mayClose(from('bank'))).toBe(true)
    expect(mayClose(from('bank', submit))).toBe(false)
    expect(mayClose(from('bank', submit, { move: 'submitted' }))).toBe(true)
  })

  it('ignores an answer that arrives after it was closed', () => {
    const late = run({ move: 'load-failed', problem: 'Network error' }, { move: 'submitted' })
    expect(late).toEqual({ step: 'closed', problem: 'Network error' })
  })

  it('has something to lose until it was submitted, or cannot go on', () => {
    expect(isOver(from('bank', submit))).toBe(false)
    expect(isOver(from('bank', submit, { move: 'submitted' }))).toBe(true)
    expect(isOver(run({ move: 'load-failed', problem: 'Network error' }))).toBe(true)
  })

  it('loses nothing that was typed, whatever is pressed in whatever order', () => {
    const moves = fc.constantFrom<Move>(
      ...next,
      submit,
      { move: 'back', entries: typed },
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
        if (isFilling(wizard)) expect(steps).toContain(wizard.step)
      }),
    )
  })
})
