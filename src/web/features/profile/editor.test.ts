import { expect, it } from 'vitest'
import { organisation, user } from '#tests/support/profiles.ts'
import { advance, atFirst, type Editor, type Move, readOf } from './editor.ts'

const entry = { accountNumber: '1' }
const problem = new Error('The disk is full.')
const read = readOf(organisation, user)
const newer = readOf({ ...organisation, revision: 2 }, user)
const after = (...moves: Move[]): Editor => moves.reduce(advance, atFirst)
const readAgain: Editor = { state: 'reading', again: true }
const edit: Move = { move: 'edit', read }
const save: Move = { move: 'save' }
const askCode: Move = { move: 'ask-code', entry, read }
const confirm: Move = { move: 'confirm' }

it('a profile is read, edited, saved and read again', () => {
  expect(after(edit)).toEqual({ state: 'editing', read, problem: null })
  expect(after(edit, save)).toEqual({ state: 'saving', read })
  expect(after(edit, save, { move: 'saved' })).toEqual(readAgain)
})

it('a save error returns to editing, with or without a code, and knows what was saved before it', () => {
  const failed: Move = { move: 'failed', problem, read: newer }
  expect(after(edit, save, failed)).toEqual({ state: 'editing', read: newer, problem })
  expect(after(edit, save, askCode, confirm, failed)).toEqual({ state: 'editing', read: newer, problem })
})

it('what somebody else has saved fills the form anew', () => {
  const load: Move = { move: 'edit', read: newer }
  expect(after(edit, save, { move: 'failed', problem, read }, load)).toEqual({
    state: 'editing',
    read: newer,
    problem: null,
  })
  expect(after(edit, save, load)).toEqual({ state: 'saving', read })
})

it('new bank details wait for a code, and a refused one for the next', () => {
  expect(after(edit, save, askCode)).toEqual({ state: 'confirming', read, entry, problem: null })
  expect(after(edit, save, askCode, confirm)).toEqual({ state: 'saving-bank', read, entry })
  const refused: Move = { move: 'code-refused', problem }
  expect(after(edit, save, askCode, confirm, refused)).toEqual({ state: 'confirming', read, entry, problem })
  expect(after(edit, save, askCode, confirm, { move: 'saved' })).toEqual(readAgain)
})

it('what is known again as saved here, before the code is asked for, is what the change replaces', () => {
  const known: Move = { move: 'ask-code', entry, read: newer }
  expect(after(edit, save, known)).toEqual({ state: 'confirming', read: newer, entry, problem: null })
})

it('cancelling the code goes back to what was typed, cancelling that to what is stored', () => {
  expect(after(edit, save, askCode, { move: 'cancel' })).toEqual({ state: 'editing', read, problem: null })
  expect(after(edit, { move: 'cancel' })).toEqual(readAgain)
})

it('a request under way is not cancelled, nor sent twice', () => {
  expect(after(edit, save, { move: 'cancel' })).toEqual({ state: 'saving', read })
  expect(after(edit, save, save)).toEqual({ state: 'saving', read })
  expect(after(edit, save, askCode, confirm, { move: 'cancel' })).toEqual({ state: 'saving-bank', read, entry })
})
