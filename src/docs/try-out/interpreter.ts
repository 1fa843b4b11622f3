import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema'
import { toErrorSchema, type ValidatorType } from '@rjsf/utils'
import { isObject, type JsonObject } from './json-schema.ts'
import { validationMessage } from './validation-messages.ts'

/** What a schema has against a value: the place in the value, and words for people. */
export interface Objection {
  path: string[]
  words: string
}

/**
 * What the schema would say of a value. It is walked, not compiled, since the pages forbid eval. A schema that cannot be
 * followed (a pattern that is no regular expression here, a reference to nowhere) has nothing to say.
 */
export function objectionsOf(schema: unknown, value: unknown): Objection[] {
  const found = new Map<string, Objection>()
  for (const unit of check(schema, value)) {
    const words = isWithinChoice(unit) ? undefined : validationMessage(unit)
    const objection = words && { path: pathOf(unit), words }
    if (objection) found.set(JSON.stringify(objection), objection)
  }
  return [...found.values()]
}

export const accepts = (schema: unknown, value: unknown) => value !== undefined && check(schema, value).length === 0

/** rjsf asks it which option of a choice fits a value. It never keeps anybody from sending. */
export const interpreter: ValidatorType = {
  isValid: (schema, value, root) => accepts(withDefinitions(schema, root), value),
  rawValidation: (schema, value) => ({ errors: JSON.parse(JSON.stringify(check(schema, value))) }),
  validateFormData(value, schema) {
    const errors = objectionsOf(schema, value).map(({ path, words }) => ({
      property: `.${path.join('.')}`,
      message: words,
      stack: words,
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

const kept = new WeakMap<object, Validator>()

function validatorOf(schema: JsonObject): Validator {
  const known = kept.get(schema)
  if (known) return known
  // It writes addresses into the schema that it walks, and this one belongs to others.
  const copy: Schema = JSON.parse(JSON.stringify(schema))
  const made = new Validator(copy, '2020-12', false)
  kept.set(schema, made)
  return made
}

/** An option of a choice refers to the definitions of the whole. */
function withDefinitions(schema: JsonObject, root: unknown): JsonObject {
  return isObject(root) && root.$defs && !schema.$defs ? { ...schema, $defs: root.$defs } : schema
}

/** As it would be sent: a gap is none, a file is text. */
function plain(value: unknown): unknown {
  if (value instanceof Blob) return ''
  if (Array.isArray(value)) return value.map((item) => plain(item) ?? null)
  if (!isObject(value)) return value
  const given = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(given.map(([name, part]) => [name, plain(part)]))
}

/** What the options of a choice object to, each from its side, would only confuse: the choice speaks for them. */
const isWithinChoice = ({ keywordLocation }: OutputUnit) => /\/(oneOf|anyOf)\/\d/.test(keywordLocation)

function pathOf({ instanceLocation, keyword, error }: OutputUnit): string[] {
  const steps = instanceLocation.split('/').slice(1)
  const path = steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  const missing = keyword === 'required' ? /"(.*)"\.$/.exec(error)?.[1] : undefined
  return missing === undefined ? path : [...path, missing]
}
