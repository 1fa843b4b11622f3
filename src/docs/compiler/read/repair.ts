import { isObject } from '#domain/is-object.ts'
import { stepsOf } from '#domain/json-pointer.ts'
import type { Problem } from './document-error.ts'
import { upgradeKeyword } from './old-keywords.ts'
import { type Place, placeAt, remove, removeParent } from './place.ts'

/** The rule's name of a problem, and the change after which the pages can show the document. */
interface Repair {
  rule: string
  message: RegExp
  apply: (place: Place, found: RegExpExecArray) => void
}

/** Changes the parsed file so that the problem is gone. Returns the rule's name. */
export function repair(root: unknown, { pointer, message }: Pick<Problem, 'pointer' | 'message'>): string {
  const steps = stepsOf(pointer)
  for (const { rule, message: pattern, apply } of repairs) {
    const found = pattern.exec(message)
    if (!found) continue
    const place = placeAt(root, steps)
    if (place) apply(place, found)
    return rule
  }
  const place = placeAt(root, steps)
  if (place) remove(place)
  return 'other'
}

const keep = (): void => {}

const repairs: Repair[] = [
  { rule: 'status', message: /a status is three digits/, apply: writeRangeInCapitals },
  { rule: 'path', message: /a path begins with '\/'/, apply: (place) => rename(place, `/${place.key}`) },
  { rule: 'unknown-field', message: /is not (expected|allowed) here/, apply: keep },
  { rule: 'wrong-type', message: /^Expected type `(\w+)`(?: \((\w+)\))? but got/, apply: convert },
  { rule: 'missing-field', message: /^The field `(\w+)` must be present/, apply: addField },
  { rule: 'unknown-value', message: /can be one of the following only/, apply: replaceValue },
  { rule: 'field-beside-ref', message: /stands beside a \$ref/, apply: remove },
  { rule: 'old-keyword', message: /cannot be shown: it|is of an older JSON Schema/, apply: upgradeKeyword },
  // A parameter has the fields of a header.
  { rule: 'ref-kind', message: /of the kind (Header|Parameter) and not (Header|Parameter)/, apply: keep },
  { rule: 'ref-kind', message: /which is of the kind/, apply: remove },
  { rule: 'dangling-ref', message: /the \$ref '/, apply: remove },
]

/** '2xx' means '2XX'. Any other text is shown as it is. */
function writeRangeInCapitals(place: Place): void {
  if (/^[1-5]xx$/i.test(place.key)) rename(place, place.key.toUpperCase())
}

/** Keeps the order of the fields. */
function rename({ parent, key }: Place, name: string): void {
  if (Array.isArray(parent) || Object.hasOwn(parent, name)) return
  for (const [each, value] of Object.entries(parent)) {
    delete parent[each]
    parent[each === key ? name : each] = value
  }
}

/** Converts a value that means the same in the wanted type, and removes any other. */
function convert(place: Place, [, wanted = '']: RegExpExecArray): void {
  const { parent, key, value } = place
  const converted = key === '' ? undefined : convertedTo(wanted, value)
  if (converted === undefined) remove(place)
  else Object.assign(parent, { [key]: converted })
}

function convertedTo(wanted: string, value: unknown): unknown {
  if (wanted === 'string') return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : undefined
  if (wanted === 'boolean') return { true: true, yes: true, false: false, no: false }[`${value}`.toLowerCase()]
  if (wanted === 'number' || wanted === 'integer') return toNumber(value)
  if (wanted === 'array') return typeof value === 'string' ? [value] : undefined
  if (wanted === 'Example') return { value }
  if (wanted === 'ExamplesMap' && Array.isArray(value))
    return Object.fromEntries(value.map((each, index) => [`${index + 1}`, { value: each }]))
  if (wanted === 'Schema' && typeof value === 'string') return typeNames.has(value) ? { type: value } : {}
  return undefined
}

const toNumber = (value: unknown): number | undefined =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined

const typeNames = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'])

/** Fields that downstream code needs. A node that lacks another needed field is removed. */
function addField(place: Place, [, field = '']: RegExpExecArray): void {
  const { steps, value } = place
  if (!isObject(value)) return
  const kind = steps.at(-2) ?? ''
  if (['tokenUrl', 'authorizationUrl', 'deviceAuthorizationUrl', 'openIdConnectUrl'].includes(field)) return
  if (kind === 'securitySchemes' && field !== 'type') {
    value[field] = { name: place.key, in: 'header', scheme: 'bearer', flows: {} }[field] ?? ''
    return
  }
  const fallback = fieldsToAdd[field]
  if (fallback && (field !== 'title' || place.key === 'info')) value[field] = fallback()
  else remove(place)
}

const fieldsToAdd: Record<string, () => unknown> = {
  info: () => ({}),
  title: () => 'Untitled API',
  version: () => 'unknown',
  content: () => ({}),
  scopes: () => ({}),
}

const typeAliases: Record<string, Record<string, string>> = {
  file: { type: 'string', format: 'binary' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  text: { type: 'string' },
  int: { type: 'integer' },
  long: { type: 'integer', format: 'int64' },
  float: { type: 'number', format: 'float' },
  double: { type: 'number', format: 'double' },
  bool: { type: 'boolean' },
}

/** Without a known place or kind, a parameter or security scheme means nothing. */
function replaceValue(place: Place): void {
  const { key, value, parent, steps } = place
  if (key === 'in' || (key === 'type' && steps.at(-3) === 'securitySchemes')) {
    removeParent(place)
    return
  }
  const alias = key === 'type' && typeof value === 'string' ? value.toLowerCase() : ''
  const meant = Object.hasOwn(typeAliases, alias) ? typeAliases[alias] : typeNames.has(alias) && { type: alias }
  if (meant && !Array.isArray(parent))
    Object.assign(parent, { ...meant, ...(parent.format ? { format: parent.format } : {}) })
  else remove(place)
}
