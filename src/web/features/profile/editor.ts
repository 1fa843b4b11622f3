import type { Entry } from './profile-entry.ts'

/**
 * The profile page as a table of moves (specification.md, section 4); loading is the router's. `problem` is null where
 * nothing went wrong. A move that the current state does not know leaves it as it is: a late answer derails nothing.
 */
export type Editor =
  /** `again` after editing: whoever pressed Save or Cancel is led back to Edit. */
  | { state: 'reading'; again: boolean }
  | { state: 'editing'; problem: unknown }
  | { state: 'saving' }
  /** New bank details wait for the code that was mailed. */
  | { state: 'confirming'; entry: Entry; problem: unknown }
  | { state: 'saving-bank'; entry: Entry }

export type Move =
  | { move: 'edit' }
  | { move: 'cancel' }
  | { move: 'save' }
  | { move: 'ask-code'; entry: Entry }
  | { move: 'confirm' }
  | { move: 'saved' }
  | { move: 'failed'; problem: unknown }
  /** The code was refused: the person may try again or ask for another one. */
  | { move: 'code-refused'; problem: unknown }

export const atFirst: Editor = { state: 'reading', again: false }
const again: Editor = { state: 'reading', again: true }

export function advance(editor: Editor, action: Move): Editor {
  switch (editor.state) {
    case 'reading':
      return action.move === 'edit' ? { state: 'editing', problem: null } : editor
    case 'editing':
      return fromEditing(editor, action)
    case 'confirming':
      return fromConfirming(editor, action)
    default:
      return fromSaving(editor, action)
  }
}

function fromEditing(editor: Editor, action: Move): Editor {
  if (action.move === 'cancel') return again
  return action.move === 'save' ? { state: 'saving' } : editor
}

function fromConfirming(editor: Editor & { state: 'confirming' }, action: Move): Editor {
  if (action.move === 'cancel') return { state: 'editing', problem: null }
  return action.move === 'confirm' ? { state: 'saving-bank', entry: editor.entry } : editor
}

/** specification.md, section 4: a save error returns to editing. */
function fromSaving(editor: Editor & { state: 'saving' | 'saving-bank' }, action: Move): Editor {
  if (action.move === 'saved') return again
  if (action.move === 'failed') return { state: 'editing', problem: action.problem }
  if (editor.state === 'saving') {
    return action.move === 'ask-code' ? { state: 'confirming', entry: action.entry, problem: null } : editor
  }
  return action.move === 'code-refused' ? { state: 'confirming', entry: editor.entry, problem: action.problem } : editor
}
