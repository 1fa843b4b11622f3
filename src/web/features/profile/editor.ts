import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'
import type { Entry } from './profile-entry.ts'

/** What the form was filled with. A save replaces this and nothing newer, whatever was loaded behind the form since. */
export interface Read {
  organisation: Organisation
  user: User
}

/**
 * The profile page as a table of moves (specification.md, section 4); loading is the router's. `problem` is null where
 * nothing went wrong. A move that the current state does not know leaves it as it is: a late answer derails nothing.
 */
export type Editor =
  /** `again` after editing: whoever pressed Save or Cancel is led back to Edit. */
  | { state: 'reading'; again: boolean }
  | { state: 'editing'; read: Read; problem: unknown }
  | { state: 'saving'; read: Read }
  /** New bank details wait for the code that was mailed. */
  | { state: 'confirming'; read: Read; entry: Entry; problem: unknown }
  | { state: 'saving-bank'; read: Read; entry: Entry }

export type Move =
  /** Fills the form, at first or with what somebody else has saved. */
  | { move: 'edit'; read: Read }
  | { move: 'cancel' }
  | { move: 'save' }
  | { move: 'ask-code'; entry: Entry }
  | { move: 'confirm' }
  | { move: 'saved' }
  /** `read`: with what of it was saved before the rest failed. */
  | { move: 'failed'; problem: unknown; read: Read }
  /** The code was refused: the person may try again or ask for another one. */
  | { move: 'code-refused'; problem: unknown }

export const atFirst: Editor = { state: 'reading', again: false }
const again: Editor = { state: 'reading', again: true }

const filled = ({ read }: { read: Read }): Editor => ({ state: 'editing', read, problem: null })

export function advance(editor: Editor, action: Move): Editor {
  switch (editor.state) {
    case 'reading':
      return action.move === 'edit' ? filled(action) : editor
    case 'editing':
      return fromEditing(editor, action)
    case 'confirming':
      return fromConfirming(editor, action)
    default:
      return fromSaving(editor, action)
  }
}

function fromEditing(editor: Editor & { state: 'editing' }, action: Move): Editor {
  if (action.move === 'cancel') return again
  if (action.move === 'edit') return filled(action)
  return action.move === 'save' ? { state: 'saving', read: editor.read } : editor
}

function fromConfirming(editor: Editor & { state: 'confirming' }, action: Move): Editor {
  const { read, entry } = editor
  if (action.move === 'cancel') return filled(editor)
  return action.move === 'confirm' ? { state: 'saving-bank', read, entry } : editor
}

/** specification.md, section 4: a save error returns to editing. */
function fromSaving(editor: Editor & { state: 'saving' | 'saving-bank' }, action: Move): Editor {
  if (action.move === 'saved') return again
  if (action.move === 'failed') return { state: 'editing', read: action.read, problem: action.problem }
  const { read } = editor
  if (editor.state === 'saving') {
    return action.move === 'ask-code' ? { state: 'confirming', read, entry: action.entry, problem: null } : editor
  }
  if (action.move !== 'code-refused') return editor
  return { state: 'confirming', read, entry: editor.entry, problem: action.problem }
}
