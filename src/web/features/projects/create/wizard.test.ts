import { describe, expect, it } from 'vitest'
import { advance, firstStep, type Move, mayClose, type Wizard } from './wizard.ts'

const entry = { name: 'Lumen Music', description: 'Music' }
const run = (...moves: Move[]): Wizard => moves.reduce(advance, firstStep)
const toProject: Move[] = [{ move: 'loaded', entry: {} }, { move: 'agree' }]

describe('the create project wizard', () => {
  it('starts with the terms once the initial values are there', () => {
    const initial = { productType: 1 }
    expect(run({ move: 'loaded', entry: initial })).toEqual({ step: 'terms', entry: initial })
  })

  it('closes with the problem when loading fails', () => {
    expect(run({ move: 'load-failed', problem: 'Network error' })).toEqual({ step: 'closed', problem: 'Network error' })
  })

  it('goes to the project step on Agree', () => {
    expect(run(...toProject).step).toBe('project')
  })

  it('goes back to the terms without losing the input', () => {
    expect(run(...toProject, { move: 'back', entry }, { move: 'agree' })).toEqual({
      step: 'project',
      entry,
      problem: null,
    })
  })

  it('returns to the project step with the entry and the problem when creating fails', () => {
    const failed = run(...toProject, { move: 'create', entry }, { move: 'create-failed', problem: 'Network error' })
    expect(failed).toEqual({ step: 'project', entry, problem: 'Network error' })
  })

  it('ends with the id of the created project', () => {
    const created = run(...toProject, { move: 'create', entry }, { move: 'create-succeeded', projectId: 'p1' })
    expect(created).toEqual({ step: 'created', projectId: 'p1' })
  })

  it('cannot be closed while the request is under way', () => {
    expect(mayClose(run(...toProject, { move: 'create', entry }))).toBe(false)
    expect(mayClose(run(...toProject))).toBe(true)
  })

  it('ignores an answer that arrives after it was closed', () => {
    const late = run({ move: 'load-failed', problem: null }, { move: 'create-succeeded', projectId: 'p1' })
    expect(late).toEqual({ step: 'closed', problem: null })
  })
})
