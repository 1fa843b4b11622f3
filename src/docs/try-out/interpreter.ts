import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema'
import { toErrorSchema, type ValidatorType } from '@rjsf/utils'
import { counted } from '#domain/counts.ts'
import { stepsOf } from '#domain/json-pointer.ts'
import { isRounded } from './exact-numbers.ts'
import { flatten, isObject, type JsonObject, typesOf } from './json-schema.ts'
import { withoutNullChoice } from './schema-choice.ts'

/** A schema violation: path and message. */
interface FieldError {
  path: string[]
  message: string
}

/**
 * Schema violations of a value. The schema is interpreted, since the Content-Security-Policy forbids eval. An invalid
 * schema (a bad pattern, a broken reference) reports nothing.
 */
export function fieldErrors(schema: unknown, value: unknown): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const unit of check(schema, value)) {
    // Another violation covers one without a message.
    const message = isWithinChoice(unit) ? undefined : messages[unit.keyword]?.(unit.error)
    const error = message && { path: pathOf(unit), message }
    if (error) errors.set(JSON.stringify(error), error)
  }
  return [...errors.values()]
}

/** Those of parameters and forms, which are sent as text: there, the text of a number is a number. */
export const textErrors = (schema: unknown, value: unknown): FieldError[] =>
  fieldErrors(schema, isObject(schema) ? withNumbers(schema, schema, value) : value)

function withNumbers(schema: unknown, root: JsonObject, value: unknown): unknown {
  const { items, properties, ...node } = withoutNullChoice(flatten(schema, root), root)
  if (Array.isArray(value)) return value.map((item) => withNumbers(items, root, item))
  if (isObject(value) && isObject(properties)) {
    const parts = Object.entries(value).map(([name, part]) => [name, withNumbers(properties[name], root, part)])
    return Object.fromEntries(parts)
  }
  const isNumber = typesOf(node).some((type) => type === 'integer' || type === 'number')
  return isNumber && typeof value === 'string' && isRounded(value) ? Number(value) : value
}

/** rjsf uses it to find the matching option of a choice. It never prevents sending. */
export const interpreter: ValidatorType = {
  isValid: (schema, value, root) => value !== undefined && check(withDefinitions(schema, root), value).length === 0,
  rawValidation: (schema, value) => ({ errors: JSON.parse(JSON.stringify(check(schema, value))) }),
  validateFormData(value, schema) {
    const errors = fieldErrors(schema, value).map(({ path, message }) => ({
      property: `.${path.join('.')}`,
      message,
      stack: message,
    }))
    return { errors, errorSchema: toErrorSchema(errors) }
  },
}

function check(schema: unknown, value: unknown): OutputUnit[] {
  if (!isObject(schema)) return []
  try {
    return validatorOf(schema).validate(plain(value)).errors
  } catch {
    return []
  }
}

const validators = new WeakMap<object, Validator>()

function validatorOf(schema: JsonObject): Validator {
  const cached = validators.get(schema)
  if (cached) return cached
  // The interpreter writes ids into the schema, so it gets a copy.
  const copy: Schema = JSON.parse(JSON.stringify(schema), discriminated)
  const validator = new Validator(copy, '2020-12', false)
  validators.set(schema, validator)
  return validator
}

/** A discriminator selects the alternative, even where the value matches several. */
function discriminated(_: string, part: unknown): unknown {
  if (!isObject(part) || !Array.isArray(part.oneOf) || !isObject(part.discriminator) || part.anyOf) return part
  const { oneOf, ...rest } = part
  return { ...rest, anyOf: oneOf }
}

/** Options of a choice refer to the root's definitions. */
function withDefinitions(schema: JsonObject, root: unknown): JsonObject {
  return isObject(root) && root.$defs && !schema.$defs ? { ...schema, $defs: root.$defs } : schema
}

/** As it would be sent: undefined is absent, a file is text. */
function plain(value: unknown): unknown {
  if (value instanceof Blob) return ''
  if (Array.isArray(value)) return value.map((item) => plain(item) ?? null)
  if (!isObject(value)) return value
  const present = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(present.map(([name, part]) => [name, plain(part)]))
}

/** Errors inside the options of a choice would confuse: the choice reports one itself. */
const isWithinChoice = ({ keywordLocation }: OutputUnit) => /\/(oneOf|anyOf)\/\d/.test(keywordLocation)

function pathOf({ instanceLocation, keyword, error }: OutputUnit): string[] {
  const path = stepsOf(instanceLocation)
  const missing = keyword === 'required' ? /"(.*)"\.$/.exec(error)?.[1] : undefined
  return missing === undefined ? path : [...path, missing]
}

const quoted = (text: string) => /"([^"]*)"\.?$/.exec(text)?.[1] ?? ''
const limit = (text: string) => Number(/[<>] (\d+)\)/.exec(text)?.[1])
const limitAtEnd = (text: string) => /(-?[\d.e+]+)\.$/.exec(text)?.[1] ?? ''
const enumValues = (text: string) => /(\[.*\])\.$/.exec(text)?.[1] ?? ''
const constant = (text: string) => /(?:match) (.*)\.$/.exec(text)?.[1] ?? ''

const messages: Record<string, (error: string) => string> = {
  required: () => 'required',
  false: () => 'not allowed',
  type: (error) => `type ${/Expected (.*)\.$/.exec(error)?.[1]?.replaceAll('"', '').replaceAll(', ', ' or ') ?? ''}`,
  enum: (error) => `one of ${listed(enumValues(error))}`,
  const: (error) => `always ${constant(error)}`,
  not: () => 'this value is excluded',
  oneOf: (error) =>
    /\((\d+)/.exec(error)?.[1] === '0' ? 'matches none of the alternatives' : 'matches more than one alternative',
  anyOf: () => 'matches none of the alternatives',
  minLength: (error) => `at least ${counted(limit(error), 'character')}`,
  maxLength: (error) => `at most ${counted(limit(error), 'character')}`,
  pattern: () => 'does not match its pattern',
  format: (error) => `not a valid ${quoted(error)}`,
  minimum: (error) => `at least ${limitAtEnd(error)}`,
  maximum: (error) => `at most ${limitAtEnd(error)}`,
  exclusiveMinimum: (error) => `more than ${limitAtEnd(error)}`,
  exclusiveMaximum: (error) => `less than ${limitAtEnd(error)}`,
  multipleOf: (error) => `a multiple of ${limitAtEnd(error)}`,
  minItems: (error) => `at least ${counted(limit(error), 'item')}`,
  maxItems: (error) => `at most ${counted(limit(error), 'item')}`,
  uniqueItems: () => 'items must be unique',
  contains: () => 'a required item is missing',
  minProperties: (error) => error.replace('Instance does not have ', ''),
  maxProperties: (error) => error.replace('Instance does not have at least', 'at most'),
  dependentRequired: (error) => error.replace('Instance has ', '').replace(/\.$/, ''),
  propertyNames: (error) => error.replace(/\.$/, ''),
}

function listed(json: string): string {
  const values: unknown[] = json ? JSON.parse(json) : []
  const shown = values.slice(0, 8).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return `${shown.join(', ')}${values.length > 8 ? '…' : ''}`
}
