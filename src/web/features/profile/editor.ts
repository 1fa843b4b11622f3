import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { OrganisationChange } from '#generated/portal/model/organisationChange.ts'
import type { User } from '#generated/portal/model/user.ts'
import type { UserChange } from '#generated/portal/model/userChange.ts'
import type { Entry } from './profile-entry.ts'
import { asRead, type Known } from './save-record.ts'

/** What the form was filled with. A save replaces this and nothing newer, whatever was loaded behind the form since. */
export interface Read {
  company: Known<Organisation, OrganisationChange>
  person: Known<User, UserChange>
}

export const readOf = (organisation: Organisation, user: User): Read => ({
  company: asRead(organisation),
  person: asRead(user),
})

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
  /** `read`: with what of it was known again as this page's own. */
  | { move: 'ask-code'; entry: Entry; read: Read }
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
  if (editor.state === 'saving') {
    if (action.move !== 'ask-code') return editor
    return { state: 'confirming', read: action.read, entry: action.entry, problem: null }
  }
  if (action.move !== 'code-refused') return editor
  return { state: 'confirming', read: editor.read, entry: editor.entry, problem: action.problem }
}
