import * as comment from '#generated/forms/decision-comment.js'
import * as note from '#generated/forms/decision-note.js'
import { createForm } from '#web/form/create-form.tsx'

const message = {
  'ui:widget': 'textarea',
  'ui:autocomplete': 'off',
  'ui:options': { rows: 5 },
  'ui:help': 'The partner reads it.',
}

/** A rejection and a suspension say why. */
export const CommentForm = createForm<comment.Value>('decision-comment', comment, { uiSchema: { message } })

/** An approval and a reinstatement may say something. */
export const NoteForm = createForm<note.Value>('decision-note', note, {
  uiSchema: { message: { ...message, 'ui:title': 'Comment (optional)' } },
})
