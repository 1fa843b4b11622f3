import type { UiSchema } from '@rjsf/utils'
import type { FormProblem } from '#web/form/feedback.ts'
import { FieldNotes } from './field-notes.tsx'
import { type FieldReview, isFieldClosed } from './field-review.ts'

interface ReviewedForm {
  /** The fields that have an input. */
  names: readonly string[]
  uiSchema: UiSchema
  review: FieldReview
  /** The JSON pointer of a form's field; undefined for one that belongs to no application. */
  pointerOf: (name: string) => string | undefined
  /** A field that was refused can be changed back. */
  problem: FormProblem | null
}

/** An account number is typed twice, and its notes are shown once. */
const repeated = 'confirmAccountNumber'

/** The form with the notes at its fields. Fields without a blocking note are read-only, and the first open one is focused. */
export function reviewedUiSchema({ names, uiSchema, review, pointerOf, problem }: ReviewedForm): UiSchema {
  if (review.requested === null) return uiSchema
  const refused = new Set(problem?.problems?.map(({ field }) => field))
  const isOpen = (name: string) => {
    const field = pointerOf(name)
    return field !== undefined && (!isFieldClosed(field, review) || refused.has(`/${name}`))
  }
  const firstOpen = names.find(isOpen)
  const hasAutofocus = names.some((name) => uiSchema[name]?.['ui:autofocus'])
  const changed = names.flatMap((name) => {
    const field = pointerOf(name)
    if (!field) return []
    const { 'ui:options': options, 'ui:autofocus': _first, ...ui }: UiSchema = uiSchema[name] ?? {}
    const above = name !== repeated && { aboveControl: () => <FieldNotes field={field} underLabel /> }
    const focus = hasAutofocus && name === firstOpen && { 'ui:autofocus': true }
    const readOnly = !isOpen(name) && { 'ui:readonly': true }
    return [[name, { ...ui, 'ui:options': { ...options, ...above }, ...focus, ...readOnly }]]
  })
  return { ...uiSchema, ...Object.fromEntries(changed) }
}
