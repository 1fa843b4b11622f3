import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { isFileSchema } from '#docs/model/media-kind.ts'
import { patternPhrase } from '#docs/model/pattern-text.ts'
import { capitalize } from '#domain/capitalize.ts'
import { counted } from '#domain/counts.ts'
import { flatten, isObject, type JsonObject, listOf, textOf, typesOf } from './json-schema.ts'
import { type Choice, choiceOf, withoutNullChoice } from './schema-choice.ts'

/** The input of rjsf: a schema without references, conditions and defaults, and its uiSchema. */
interface Shape {
  schema: RJSFSchema
  uiSchema: UiSchema
}

/** Position of a nested field's schema: rjsf would expand recursive schemas infinitely. */
export interface Later {
  schema: JsonObject
  root: JsonObject
}

/**
 * The form of a schema's first level. Deeper levels are rendered on demand by their own fields, so recursive and large
 * schemas stay cheap.
 */
export function shapeOf(schema: unknown, root: JsonObject, label: string): Shape {
  const node = withoutNullChoice(flatten(schema, root), root)
  const [type, ...otherTypes] = typesOf(node)
  if (node.const !== undefined || Array.isArray(node.enum)) return enumShape(node, label)
  const options = choiceOf(node, root)
  if (options) return choiceShape(node, options, root, label)
  if (otherTypes.length > 0) return jsonShape(node, label)
  if (type === 'object') return isObject(node.properties) ? objectShape(node, root, label) : jsonShape(node, label)
  if (type === 'array') return arrayShape(node, root, label)
  return type && type !== 'null' ? scalarShape(node, type, label) : jsonShape(node, label)
}

const named = (node: JsonObject, label: string) => ({ title: label, ...(node.deprecated ? { deprecated: true } : {}) })

function withHelp(node: JsonObject, options: JsonObject = {}): UiSchema {
  const help = helpOf(node)
  return { 'ui:options': { ...(help ? { help } : {}), ...options } }
}

function scalarShape(node: JsonObject, type: 'string' | 'number' | 'integer' | 'boolean', label: string): Shape {
  const schema: RJSFSchema = { type, ...named(node, label) }
  if (type === 'boolean') return { schema, uiSchema: withHelp(node, { widget: 'flag' }) }
  if (type === 'string' && isFileSchema(node)) return { schema, uiSchema: withHelp(node, { widget: 'attachment' }) }
  const isLong = type === 'string' && Number(node.maxLength ?? 0) > 300 && node.format === undefined
  return { schema, uiSchema: withHelp(node, { widget: isLong ? 'textarea' : 'text' }) }
}

function enumShape(node: JsonObject, label: string): Shape {
  const values = node.const === undefined ? listOf(node.enum) : [node.const]
  if (values.some(isObject)) return jsonShape(node, label)
  return { schema: named(node, label), uiSchema: withHelp(node, { field: 'oneOfThese', values }) }
}

const jsonShape = (node: JsonObject, label: string): Shape => ({
  schema: named(node, label),
  uiSchema: withHelp(node, { field: 'anyJson', wide: true }),
})

function objectShape(node: JsonObject, root: JsonObject, label: string): Shape {
  const names = isObject(node.properties) ? Object.entries(node.properties) : []
  const written = names.filter(([, property]) => !(isObject(property) && flatten(property, root).readOnly))
  const parts = written.map(([name, property]) => [name, partOf(property, root, labelIn(property) ?? name)] as const)
  return {
    schema: {
      type: 'object',
      ...named(node, label),
      properties: Object.fromEntries(parts.map(([name, { schema }]) => [name, schema])),
      required: listOf(node.required).filter((name): name is string => typeof name === 'string'),
    },
    uiSchema: {
      ...withHelp(node, { group: true }),
      ...Object.fromEntries(parts.map(([name, part]) => [name, part.uiSchema])),
    },
  }
}

/** Properties are labelled by name, except generated ones. */
const labelIn = (property: unknown) => (isObject(property) ? textOf(property['x-label']) : undefined)

function arrayShape(node: JsonObject, root: JsonObject, label: string): Shape {
  const item = partOf(isObject(node.items) ? node.items : {}, root, 'Item')
  return {
    schema: { type: 'array', ...named(node, label), items: { ...item.schema, default: firstOf(node.items, root) } },
    uiSchema: { ...withHelp(node, { group: true }), items: item.uiSchema },
  }
}

/** The initial value of a new list item. */
export function firstOf(schema: unknown, root: JsonObject): RJSFSchema['default'] {
  const node = withoutNullChoice(flatten(schema, root), root)
  const [listed] = node.const === undefined ? listOf(node.enum) : [node.const]
  if (typeof listed === 'string' || typeof listed === 'number' || typeof listed === 'boolean') return listed
  const [type] = typesOf(node)
  const [option] = listOf(node.oneOf ?? node.anyOf)
  if (type === undefined && option !== undefined) return firstOf(option, root)
  return type === undefined
    ? {}
    : { string: '', number: 0, integer: 0, boolean: false, array: [], object: {}, null: null }[type]
}

/** A property or item: a single control at once, a nested one on demand. */
function partOf(schema: unknown, root: JsonObject, label: string): Shape {
  const node = withoutNullChoice(flatten(schema, root), root)
  if (!hasParts(node, root)) return shapeOf(node, root, label)
  const later: Later = { schema: node, root }
  return { schema: named(node, label), uiSchema: withHelp(node, { field: 'later', later, title: label }) }
}

function hasParts(node: JsonObject, root: JsonObject): boolean {
  const types = typesOf(node)
  if (node.const !== undefined || Array.isArray(node.enum)) return false
  if (types.length === 1 && types[0] === 'array') return true
  if (types.includes('object') && isObject(node.properties)) return true
  return choiceOf(node, root) !== undefined
}

function choiceShape(node: JsonObject, { options, discriminator }: Choice, root: JsonObject, label: string): Shape {
  const { oneOf: _oneOf, anyOf: _anyOf, ...shared } = node
  const base = isObject(shared.properties)
    ? objectShape(shared, root, label)
    : { schema: named(node, label), uiSchema: withHelp(node, { group: true }) }
  const shapes = options.map(({ schema, label: name, value }) => ({
    ...withoutFrame(optionShape(schema, root, name)),
    value,
  }))
  return {
    schema: {
      ...base.schema,
      ...(discriminator ? { discriminator: { propertyName: discriminator } } : {}),
      oneOf: shapes.map(({ schema, value }) =>
        discriminator && value ? withDiscriminatorValue(schema, discriminator, value) : schema,
      ),
    },
    uiSchema: {
      ...base.uiSchema,
      oneOf: shapes.map(({ uiSchema }) =>
        discriminator ? withHiddenDiscriminator(uiSchema, discriminator) : uiSchema,
      ),
    },
  }
}

/** The choice has a frame already. */
const withoutFrame = ({ schema, uiSchema }: Shape): Shape => ({
  schema,
  uiSchema: { ...uiSchema, 'ui:options': { ...uiSchema['ui:options'], bare: Boolean(uiSchema['ui:options']?.group) } },
})

/** A nested choice is rendered when it is selected. */
function optionShape(schema: JsonObject, root: JsonObject, label: string): Shape {
  return choiceOf(schema, root) ? partOf(schema, root, label) : shapeOf(schema, root, label)
}

/** rjsf sets the discriminator from the option's default, and finds a value's option by it. */
const withDiscriminatorValue = (schema: RJSFSchema, discriminator: string, value: string): RJSFSchema => ({
  ...schema,
  properties: {
    ...schema.properties,
    [discriminator]: { type: 'string', title: discriminator, const: value, default: value },
  },
})

const withHiddenDiscriminator = (uiSchema: UiSchema, discriminator: string): UiSchema => ({
  ...uiSchema,
  [discriminator]: { 'ui:options': { widget: 'hidden' } },
})

/** Constraints of a merged node in words: '8 to 12 characters, digits only'. */
function constraintLabel(node: JsonObject): string {
  const words = [
    range(node.minLength, node.maxLength, 'character'),
    between(node),
    range(node.minItems, node.maxItems, 'item'),
    typeof node.multipleOf === 'number' ? `a multiple of ${node.multipleOf}` : '',
    formats[textOf(node.format) ?? ''] ?? '',
    patternPhrase(node) ?? '',
    node.uniqueItems === true ? 'unique items' : '',
  ]
  return words.filter(Boolean).join(', ')
}

const formats: Record<string, string> = {
  date: 'a date such as 2026-11-21',
  'date-time': 'a time such as 2026-11-21T08:05:00Z',
  email: 'an email address',
  uuid: 'a UUID',
  uri: 'a URI',
  'uri-reference': 'a URI reference',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  byte: 'Base64',
}

function range(min: unknown, max: unknown, unit: string): string {
  const has = (value: unknown): value is number => typeof value === 'number' && value > 0
  if (has(min) && has(max)) return min === max ? counted(min, unit) : `${min} to ${counted(max, unit)}`
  if (has(min)) return `at least ${counted(min, unit)}`
  return has(max) ? `at most ${counted(max, unit)}` : ''
}

function between({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): string {
  const words = [
    typeof minimum === 'number' ? `at least ${minimum}` : '',
    typeof exclusiveMinimum === 'number' ? `more than ${exclusiveMinimum}` : '',
    typeof maximum === 'number' ? `at most ${maximum}` : '',
    typeof exclusiveMaximum === 'number' ? `less than ${exclusiveMaximum}` : '',
  ]
  return words.filter(Boolean).join(', ')
}

/** The first sentence of a description as plain text: a form has room for one line. */
function firstSentence(description: unknown): string {
  const text = textOf(description) ?? ''
  const paragraph = text.trim().split(/\n\s*\n/)[0] ?? ''
  const plain = paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const sentence = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain
  return sentence.length > 160 ? `${sentence.slice(0, 157)}…` : sentence
}

/** The help text of a field. */
function helpOf(node: JsonObject): string {
  const words = constraintLabel(node)
  const limits = words ? `${capitalize(words)}.` : ''
  return [firstSentence(node.description), limits].filter(Boolean).join(' ')
}
