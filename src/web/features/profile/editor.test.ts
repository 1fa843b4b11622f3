import { expect, it } from 'vitest'
import { advance, atFirst, type Editor, type Move } from './editor.ts'

const entry = { accountNumber: '1' }
const problem = new Error('The disk is full.')
const after = (...moves: Move[]): Editor => moves.reduce(advance, atFirst)
const readAgain: Editor = { state: 'reading', again: true }
const edit: Move = { move: 'edit' }
const save: Move = { move: 'save' }
const askCode: Move = { move: 'ask-code', entry }
const confirm: Move = { move: 'confirm' }

it('a profile is read, edited, saved and read again', () => {
  expect(after(edit)).toEqual({ state: 'editing', problem: null })
  expect(after(edit, save)).toEqual({ state: 'saving' })
  expect(after(edit, save, { move: 'saved' })).toEqual(readAgain)
})

it('a save error returns to editing, with or without a code', () => {
  const failed: Move = { move: 'failed', problem }
  expect(after(edit, save, failed)).toEqual({ state: 'editing', problem })
  expect(after(edit, save, askCode, confirm, failed)).toEqual({ state: 'editing', problem })
})

it('new bank details wait for a code, and a refused one for the next', () => {
  expect(after(edit, save, askCode)).toEqual({ state: 'confirming', entry, problem: null })
  expect(after(edit, save, askCode, confirm)).toEqual({ state: 'saving-bank', entry })
  const refused: Move = { move: 'code-refused', problem }
  expect(after(edit, save, askCode, confirm, refused)).toEqual({ state: 'confirming', entry, problem })
  expect(after(edit, save, askCode, confirm, { move: 'saved' })).toEqual(readAgain)
})

it('cancelling the code goes back to what was typed, cancelling that to what is stored', () => {
  expect(after(edit, save, askCode, { move: 'cancel' })).toEqual({ state: 'editing', problem: null })
  expect(after(edit, { move: 'cancel' })).toEqual(readAgain)
})

it('a request under way is not cancelled, nor sent twice', () => {
  expect(after(edit, save, { move: 'cancel' })).toEqual({ state: 'saving' })
  expect(after(edit, save, save)).toEqual({ state: 'saving' })
  expect(after(edit, save, askCode, confirm, { move: 'cancel' })).toEqual({ state: 'saving-bank', entry })
})
