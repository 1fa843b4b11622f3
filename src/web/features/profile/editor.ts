import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'
import { asRead } from '#web/entities/record/save-record.ts'
import type { Entry } from './profile-entry.ts'
import type { KnownCompany, KnownPerson } from './records.ts'

/** The records that filled the form. A save replaces these revisions, not newer ones that were loaded meanwhile. */
export interface LoadedProfile {
  company: KnownCompany
  person: KnownPerson
}

export const asLoaded = (organisation: Organisation, user: User): LoadedProfile => ({
  company: asRead(organisation),
  person: asRead(user),
})

/**
 * The states of the profile page; the router shows loading. `problem` is null where nothing went wrong. A move that does not
 * apply to the current state leaves it as it is, so that a late answer changes nothing.
 */
export type Editor =
  /** `wasEdited`: Save or Cancel was pressed, and Edit gets the focus. */
  | { state: 'reading'; wasEdited: boolean }
  | { state: 'editing'; loaded: LoadedProfile; problem: unknown }
  | { state: 'saving'; loaded: LoadedProfile }
  /** New bank details need the code that was mailed. */
  | { state: 'confirming'; loaded: LoadedProfile; entry: Entry; problem: unknown }
  | { state: 'saving-bank'; loaded: LoadedProfile; entry: Entry }

export type Move =
  /** Fills the form, at first or with records that were saved elsewhere. */
  | { move: 'edit'; loaded: LoadedProfile }
  | { move: 'cancel' }
  | { move: 'save' }
  /** `loaded` includes changes of this page that turned out to be stored. */
  | { move: 'ask-code'; entry: Entry; loaded: LoadedProfile }
  | { move: 'confirm' }
  | { move: 'saved' }
  /** `loaded` includes the parts that were saved before the rest failed. */
  | { move: 'failed'; problem: unknown; loaded: LoadedProfile }
  /** The person may try again or ask for another code. */
  | { move: 'code-refused'; problem: unknown }

export const initialEditor: Editor = { state: 'reading', wasEdited: false }
const edited: Editor = { state: 'reading', wasEdited: true }

const filled = ({ loaded }: { loaded: LoadedProfile }): Editor => ({ state: 'editing', loaded, problem: null })

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
  if (action.move === 'cancel') return edited
  if (action.move === 'edit') return filled(action)
  return action.move === 'save' ? { state: 'saving', loaded: editor.loaded } : editor
}

function fromConfirming(editor: Editor & { state: 'confirming' }, action: Move): Editor {
  const { loaded, entry } = editor
  if (action.move === 'cancel') return filled(editor)
  return action.move === 'confirm' ? { state: 'saving-bank', loaded, entry } : editor
}

/** A save error returns to editing. */
function fromSaving(editor: Editor & { state: 'saving' | 'saving-bank' }, action: Move): Editor {
  if (action.move === 'saved') return edited
  if (action.move === 'failed') return { state: 'editing', loaded: action.loaded, problem: action.problem }
  if (editor.state === 'saving') {
    if (action.move !== 'ask-code') return editor
    return { state: 'confirming', loaded: action.loaded, entry: action.entry, problem: null }
  }
  if (action.move !== 'code-refused') return editor
  return { state: 'confirming', loaded: editor.loaded, entry: editor.entry, problem: action.problem }
}
