import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils'

export type FieldError = { field: string; message: string }

/** The error of a failed request, for instance an AppError. */
export type FormProblem = { message: string; problems?: readonly FieldError[] }

type Values = Record<string, unknown>

/** Errors show once their field was left or the form was submitted. */
export function visibleErrors(errors: FieldError[], touched: ReadonlySet<string>, submitted: boolean): FieldError[] {
  return submitted ? errors : errors.filter(({ field }) => touched.has(field))
}

/** The server's errors, each until its field changes. Errors of unknown fields go to the banner. */
export function serverFeedback(problem: FormProblem | null, fields: string[], sent: Values, values: Values) {
  if (!problem) return { errors: [], banner: undefined }
  const named = (problem.problems ?? []).map(({ field, message }) => ({ field: fieldOf(field), message }))
  const known = named.filter(({ field }) => fields.includes(field))
  const others = named.filter(({ field }) => !fields.includes(field)).map(({ message }) => message)
  return {
    errors: known.filter(({ field }) => Object.is(sent[field], values[field])),
    banner: known.length === 0 ? [problem.message, ...others].join(' ').trim() : others.join(' ') || undefined,
  }
}

/** rjsf expects errors as a tree. A field shows its first error. */
export function toErrorSchema<V>(errors: FieldError[]): ErrorSchema<V> {
  const tree = new ErrorSchemaBuilder<V>()
  const firsts = new Map(errors.toReversed().map(({ field, message }) => [field, message]))
  for (const [field, message] of firsts) tree.addErrors(message, field)
  return tree.ErrorSchema
}

/** '/ipAddresses/3' belongs to the field 'ipAddresses': a list has one control. */
export const fieldOf = (pointer: string) => pointer.split('/')[1] ?? ''
