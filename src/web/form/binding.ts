import type { GenericObjectType, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'
import { trimText } from '#domain/trim-text.ts'
import { type FieldError, fieldOf } from './feedback.ts'

/** Exports of src/generated/forms/<name>.js. */
export type GeneratedForm = { schema: RJSFSchema; validators: ValidatorFunctions }

/** Rules beyond JSON Schema, as messages by field. They apply where the schema finds no problem. */
export type Rules<V> = (values: Partial<V>) => { [K in keyof V]?: string | undefined }

/** Derives a field from others, for instance the dial code from the country. */
export type Follow<V> = (next: Partial<V>, before: Partial<V>) => Partial<V>

export type FormBinding<V> = {
  name: string
  schema: RJSFSchema
  validator: ValidatorType
  /** The values as they are validated and sent: texts marked `x-trim` lose the blanks at their ends. */
  read: (values: Partial<V>) => Partial<V>
  /** All problems in field order. */
  check: (values: Partial<V>) => FieldError[]
  /** Whether the values are valid. */
  accepts: (values: Partial<V>) => values is V
  follow: Follow<V>
}

type SchemaError = {
  keyword: string
  instancePath: string
  params: { missingProperty?: string }
  message?: string
  parentSchema?: Described
}
type Described = { 'x-messages'?: Record<string, string>; 'x-same-as'?: string; properties?: Record<string, Described> }

/** A form's schema, its compiled validator and the rules between its fields. */
export function bindForm<V extends object>(
  name: string,
  { schema, validators }: GeneratedForm,
  rules?: Rules<V>,
  follow: Follow<V> = (next) => next,
): FormBinding<V> {
  const validator = createPrecompiledValidator(validators, schema)
  const read = (values: Partial<V>) => trimmed(schema, values)
  const check = (entered: Partial<V>) => {
    const values = read(entered)
    const schemaErrors = validator.rawValidation<SchemaError>(schema, withoutUndefined(values)).errors ?? []
    const bySchema = schemaErrors.map(toFieldError)
    const invalid = new Set(bySchema.map(({ field }) => field))
    const byRule = [...repetitionErrors(schema, values), ...toFieldErrors(rules?.(values) ?? {})]
    return [...bySchema, ...byRule.filter(({ field }) => !invalid.has(field))]
  }
  const accepts = (values: Partial<V>): values is V => check(values).length === 0
  return { name, schema, validator, read, check, accepts, follow }
}

function trimmed<V extends object>({ properties = {} }: GenericObjectType, values: V): V {
  const trims = (field: string, value: unknown): value is string =>
    typeof value === 'string' && properties[field]?.['x-trim'] === true
  const texts = Object.entries(values).flatMap(([field, value]) =>
    trims(field, value) ? [[field, trimText(value)]] : [],
  )
  return { ...values, ...Object.fromEntries(texts) }
}

const toFieldErrors = (messages: Record<string, string | undefined>): FieldError[] =>
  Object.entries(messages).flatMap(([field, message]) => (message ? [{ field, message }] : []))

/** `x-same-as: password` in the contract: this field repeats the password. JSON Schema has no such keyword. */
function repetitionErrors({ properties = {} }: GenericObjectType, values: Record<string, unknown>): FieldError[] {
  return Object.entries<Described>(properties).flatMap(([field, { 'x-same-as': first, 'x-messages': messages }]) =>
    first && values[field] !== values[first] ? [{ field, message: messages?.const ?? '' }] : [],
  )
}

/** Removes keys of cleared inputs, which a validator would report as a wrong type instead of missing. */
const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** The contract's message, or Ajv's where there is none. */
function toFieldError({ keyword, instancePath, params, parentSchema, message = '' }: SchemaError): FieldError {
  const field = fieldOf(params.missingProperty ? `${instancePath}/${params.missingProperty}` : instancePath)
  const described = params.missingProperty ? parentSchema?.properties?.[params.missingProperty] : parentSchema
  return { field, message: described?.['x-messages']?.[keyword] ?? message }
}
