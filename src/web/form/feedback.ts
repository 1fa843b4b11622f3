import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils'
import { fieldOf } from './binding.ts'

export type FieldError = { field: string; message: string }

/** What a failed request says to a form. An AppError of the api edge is one. */
export type FormProblem = { message: string; problems?: readonly { field: string; message: string }[] }

type Values = Record<string, unknown>

/** Nobody is told off about a field that was not visited yet, until they try to send the form. */
export function visibleErrors(errors: FieldError[], touched: ReadonlySet<string>, submitted: boolean): FieldError[] {
  return submitted ? errors : errors.filter(({ field }) => touched.has(field))
}

/** The server's objections, each until its field is changed; what concerns no field of this form becomes the banner. */
export function serverFeedback(problem: FormProblem | null, fields: string[], sent: Values, values: Values) {
  if (!problem) return { errors: [], banner: undefined }
  const named = (problem.problems ?? []).map(({ field, message }) => ({ field: fieldOf(field), message }))
  const known = named.filter(({ field }) => fields.includes(field))
  const strangers = named.filter(({ field }) => !fields.includes(field)).map(({ message }) => message)
  return {
    errors: known.filter(({ field }) => Object.is(sent[field], values[field])),
    banner: known.length === 0 ? [problem.message, ...strangers].join(' ').trim() : strangers.join(' ') || undefined,
  }
}

/** rjsf wants errors as a tree. One message per field: the first objection is the one to cure first. */
export function toErrorSchema<V>(errors: FieldError[]): ErrorSchema<V> {
  const tree = new ErrorSchemaBuilder<V>()
  const firsts = new Map(errors.toReversed().map(({ field, message }) => [field, message]))
  for (const [field, message] of firsts) tree.addErrors(message, field)
  return tree.ErrorSchema
}
