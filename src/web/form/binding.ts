import type { GenericObjectType, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { FieldError } from './feedback.ts'

/** What src/generated/forms/<name>.js exports. */
export type GeneratedForm = { schema: RJSFSchema; validators: ValidatorFunctions }

/** A rule no JSON Schema can say ('Passwords must match'): field -> words. Asked once the schema has no objection to that field. */
export type Rules<V> = (values: Partial<V>) => { [K in keyof V]?: string | undefined }

/** What a change brings with it: a chosen country its dial code. Gets the values as they are now, and as they were. */
export type Follow<V> = (next: Partial<V>, before: Partial<V>) => Partial<V>

export type FormBinding<V> = {
  name: string
  schema: RJSFSchema
  validator: ValidatorType
  /** Everything that is wrong, in the order in which it should be cured. */
  check: (values: Partial<V>) => FieldError[]
  /** Nothing is: the values are what the request wants. */
  accepts: (values: Partial<V>) => values is V
  follow: Follow<V>
}

type Objection = {
  keyword: string
  instancePath: string
  params: { missingProperty?: string }
  message?: string
  parentSchema?: Described
}
type Described = { 'x-messages'?: Record<string, string>; 'x-same-as'?: string; properties?: Record<string, Described> }

/** Schema, compiled validator and the rules between fields behind one question: what is wrong with these values? */
export function bindForm<V extends object>(
  name: string,
  { schema, validators }: GeneratedForm,
  rules?: Rules<V>,
  follow: Follow<V> = (next) => next,
): FormBinding<V> {
  const validator = createPrecompiledValidator(validators, schema)
  const check = (values: Partial<V>) => {
    const objections = validator.rawValidation<Objection>(schema, withoutGaps(values)).errors ?? []
    const bySchema = objections.map(toFieldError)
    const broken = new Set(bySchema.map(({ field }) => field))
    const between = [...repetitions(schema, values), ...named(rules?.(values) ?? {})]
    return [...bySchema, ...between.filter(({ field }) => !broken.has(field))]
  }
  const accepts = (values: Partial<V>): values is V => check(values).length === 0
  return { name, schema, validator, check, accepts, follow }
}

const named = (words: Record<string, string | undefined>): FieldError[] =>
  Object.entries(words).flatMap(([field, message]) => (message ? [{ field, message }] : []))

/** `x-same-as: password` on a field: typed twice, it must be the same twice. JSON Schema has no keyword for that. */
function repetitions({ properties = {} }: GenericObjectType, values: Record<string, unknown>): FieldError[] {
  return Object.entries<Described>(properties).flatMap(([field, { 'x-same-as': first, 'x-messages': words }]) =>
    first && values[field] !== values[first] ? [{ field, message: words?.const ?? '' }] : [],
  )
}

/** A cleared input leaves its key behind with no value, which a validator takes for a wrong type instead of a gap. */
const withoutGaps = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** The contract's own words for the limit; Ajv's only for a limit that the contract forgot to word. */
function toFieldError({ keyword, instancePath, params, parentSchema, message = '' }: Objection): FieldError {
  const field = fieldOf(params.missingProperty ? `${instancePath}/${params.missingProperty}` : instancePath)
  const described = params.missingProperty ? parentSchema?.properties?.[params.missingProperty] : parentSchema
  return { field, message: described?.['x-messages']?.[keyword] ?? message }
}

/** '/ipAddresses/3' belongs to the field 'ipAddresses': a list is one control. */
export const fieldOf = (pointer: string) => pointer.split('/')[1] ?? ''
