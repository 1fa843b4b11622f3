import { deprecatedLabel } from '#docs/model/deprecation.ts'
import type { Property, Schema } from '#docs/model/product.ts'
import { capitalize } from '#domain/capitalize.ts'
import { toLine } from './markdown-source.ts'
import type { Prose } from './prose.ts'

/** A schema as nested lists with a line per property. */
export function schemaList(schema: Schema, prose: Prose, indent = ''): string[] {
  const { properties = [], others = [], items, prefixItems = [], choice, not, conditions = [] } = schema
  return [
    ...properties.flatMap((property) => propertyLines(property, prose, indent)),
    ...others.flatMap((other) => named(`*${other.names}*`, other.schema, prose, indent)),
    ...(items ? itemLines(items, prose, indent) : []),
    ...prefixItems.flatMap((item, index) => named(`*item ${index + 1}*`, item, prose, indent)),
    ...(choice ? choiceLines(choice, prose, indent) : []),
    ...(not ? named('*must not be*', not, prose, indent) : []),
    ...conditions.flatMap(({ label, schema: then }) => named(`*${label}*`, then, prose, indent)),
  ]
}

function propertyLines({ name, required, schema }: Property, prose: Prose, indent: string): string[] {
  return [line(`\`${name}\``, schema, prose, indent, required), ...schemaList(schema, prose, `${indent}  `)]
}

function named(words: string, schema: Schema, prose: Prose, indent: string): string[] {
  return [line(words, schema, prose, indent), ...schemaList(schema, prose, `${indent}  `)]
}

/** 'array of' already names the item type; only its parts follow. */
function itemLines(items: Schema, prose: Prose, indent: string): string[] {
  return items.ref || remarks(items, prose).length > 0
    ? named('*each item*', items, prose, indent)
    : schemaList(items, prose, indent)
}

function choiceLines(
  { kind, discriminator, options }: NonNullable<Schema['choice']>,
  prose: Prose,
  indent: string,
): string[] {
  const head = `${indent}- ${kind}${discriminator ? `, selected by \`${discriminator}\`` : ''}:`
  const lines = options.flatMap(({ label, value, schema }) =>
    named(`*${label}*${value === undefined ? '' : ` (\`${value}\`)`}`, schema, prose, `${indent}  `),
  )
  return [head, ...lines]
}

const line = (name: string, schema: Schema, prose: Prose, indent: string, required = false) =>
  `${indent}- ${name}: ${[facts(schema, required), ...remarks(schema, prose)].join('. ')}`

function facts(schema: Schema, required: boolean): string {
  const { type, ref, deprecated, deprecation, readOnly, writeOnly } = schema
  const marks = [
    required && 'required',
    deprecated && deprecatedLabel(deprecation),
    readOnly && 'read-only',
    writeOnly && 'write-only',
  ]
  return [type, ref && `see [${ref.name}](#${slugOf(ref.name)})`, ...marks].filter(Boolean).join(', ')
}

/** Everything about a schema besides its type, as sentences without full stop. */
export function remarks(schema: Schema, prose: Prose): string[] {
  const {
    description,
    constraints = [],
    patterns = [],
    const: fixed,
    default: usual,
    example,
    values = [],
    closed,
  } = schema
  const code = (text: string) => `\`${text}\``
  const each = values.map(
    ({ value, description: words }) => code(value) + (words ? ` (${toLine(prose.sourceOf(words))})` : ''),
  )
  return [
    description && toLine(prose.sourceOf(description)).replace(/\.$/, ''),
    constraints.length > 0 && capitalize(constraints.join(', ')),
    patterns.length > 0 && `Matches ${patterns.map(code).join(' and ')}`,
    fixed !== undefined && `Always ${code(fixed)}`,
    each.length > 0 && `One of ${each.join(', ')}`,
    usual !== undefined && `Default ${code(usual)}`,
    example !== undefined && `Example ${code(example)}`,
    closed && 'No other properties',
  ].filter((words) => typeof words === 'string')
}

/** The id that Markdown renderers give a heading. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
