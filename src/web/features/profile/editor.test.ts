import { expect, it } from 'vitest'
import { organisation, user } from '#tests/support/profiles.ts'
import { advance, asLoaded, type Editor, initialEditor, type Move } from './editor.ts'

const entry = { accountNumber: '1' }
const problem = new Error('The disk is full.')
const loaded = asLoaded(organisation, user)
const newer = asLoaded({ ...organisation, revision: 2 }, user)
const after = (...moves: Move[]): Editor => moves.reduce(advance, initialEditor)
const afterEditing: Editor = { state: 'reading', wasEdited: true }
const edit: Move = { move: 'edit', loaded }
const save: Move = { move: 'save' }
const askCode: Move = { move: 'ask-code', entry, loaded }
const confirm: Move = { move: 'confirm' }

it('goes from reading to editing, saving and back', () => {
  expect(after(edit)).toEqual({ state: 'editing', loaded, problem: null })
  expect(after(edit, save)).toEqual({ state: 'saving', loaded })
  expect(after(edit, save, { move: 'saved' })).toEqual(afterEditing)
})

it('returns to editing after a save error, with the records that were saved before it', () => {
  const failed: Move = { move: 'failed', problem, loaded: newer }
  expect(after(edit, save, failed)).toEqual({ state: 'editing', loaded: newer, problem })
  expect(after(edit, save, askCode, confirm, failed)).toEqual({ state: 'editing', loaded: newer, problem })
})

it('fills the form with records that were saved elsewhere', () => {
  const load: Move = { move: 'edit', loaded: newer }
  expect(after(edit, save, { move: 'failed', problem, loaded }, load)).toEqual({
    state: 'editing',
    loaded: newer,
    problem: null,
  })
  expect(after(edit, save, load)).toEqual({ state: 'saving', loaded })
})

it('asks for a code for new bank details, again after a refused one', () => {
  expect(after(edit, save, askCode)).toEqual({ state: 'confirming', loaded, entry, problem: null })
  expect(after(edit, save, askCode, confirm)).toEqual({ state: 'saving-bank', loaded, entry })
  const refused: Move = { move: 'code-refused', problem }
  expect(after(edit, save, askCode, confirm, refused)).toEqual({ state: 'confirming', loaded, entry, problem })
  expect(after(edit, save, askCode, confirm, { move: 'saved' })).toEqual(afterEditing)
})

it('replaces the company that was recognised as saved here before the code was requested', () => {
  const known: Move = { move: 'ask-code', entry, loaded: newer }
  expect(after(edit, save, known)).toEqual({ state: 'confirming', loaded: newer, entry, problem: null })
})

it('goes back from the code to the form, and from the form to reading', () => {
  expect(after(edit, save, askCode, { move: 'cancel' })).toEqual({ state: 'editing', loaded, problem: null })
  expect(after(edit, { move: 'cancel' })).toEqual(afterEditing)
})

it('neither cancels nor repeats a request under way', () => {
  expect(after(edit, save, { move: 'cancel' })).toEqual({ state: 'saving', loaded })
  expect(after(edit, save, save)).toEqual({ state: 'saving', loaded })
  expect(after(edit, save, askCode, confirm, { move: 'cancel' })).toEqual({ state: 'saving-bank', loaded, entry })
})
