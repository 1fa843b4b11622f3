import { isDeepStrictEqual } from 'node:util'
import { below } from '#domain/json-pointer.ts'
import type { OpenApiDocument, SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { type FlatSchema, flatten, type Located } from './flat-schema.ts'
import { type Alternative, matchAlternatives, matchLists } from './match-choices.ts'
import type { Report } from './report.ts'
import { breakingMove, type Direction, type Move } from './rules.ts'
import { conditions, lowerLimits, texts, upperLimits } from './schema-keywords.ts'

interface Pair {
  report: Report
  before: FlatSchema
  after: FlatSchema
  direction: Direction
}

/** Reports how two versions of a schema differ, in one direction. */
export function compareSchemas(
  report: Report,
  before: Located<SchemaNode>,
  after: Located<SchemaNode>,
  direction: Direction,
): void {
  const places = [before, after].map(({ pointer, earlier = [] }) => [...earlier, pointer])
  if (!report.isFirst(JSON.stringify([direction, ...places]))) return
  const pair = { report, before: flatten(report.before, before), after: flatten(report.after, after), direction }
  compareTypes(pair)
  compareValues(pair)
  compareLimits(pair)
  compareKeyword(pair, 'pattern', 'pattern')
  compareChoices(pair)
  compareProperties(pair)
  compareNested(pair, 'items')
  compareTheRest(pair)
}

const allTypes = ['string', 'number', 'boolean', 'object', 'array', 'null']

const typesOf = ({ type }: SchemaObject): string[] => (type === undefined ? allTypes : [type].flat())

function compareTypes(pair: Pair): void {
  const { report, before, after, direction } = pair
  const [old, current] = [typesOf(before.keywords), typesOf(after.keywords)]
  const gone = old.filter((type) => !covers(current, type))
  const added = current.filter((type) => !covers(old, type))
  const pointer = below(after.pointer, 'type')
  if (gone.length > 0) report.add(`${direction}-type-narrowed`, pointer, `may no longer be ${gone.join(' or ')}`)
  if (added.length > 0) report.add(`${direction}-type-widened`, pointer, `may also be ${added.join(' or ')}`)
  compareKeyword(pair, 'format', 'format')
}

const covers = (types: string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

/** A keyword without an order: another value is breaking in requests and in answers. */
function compareKeyword(
  { report, before, after, direction }: Pair,
  keyword: string,
  aspect: 'format' | 'pattern' | 'limit',
): void {
  const [old, current] = [before.keywords[keyword], after.keywords[keyword]]
  if (isDeepStrictEqual(old, current)) return
  const rule = `${direction}-${aspect}-${movesOf(old, current, direction)}` as const
  report.add(rule, below(after.pointer, keyword), `${keyword} was ${text(old)}, is ${text(current)}`)
}

function movesOf(old: unknown, current: unknown, direction: Direction): Move {
  if (old === undefined) return 'narrowed'
  return current === undefined ? 'widened' : breakingMove(direction)
}

const text = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value))

function valuesOf({ enum: values, const: constant }: SchemaObject): string[] | undefined {
  const valid = constant === undefined ? values : [constant]
  return valid?.map((value) => JSON.stringify(value))
}

function compareValues({ report, before, after, direction }: Pair): void {
  const [old, current] = [valuesOf(before.keywords), valuesOf(after.keywords)]
  const pointer = below(after.pointer, 'enum')
  if (!old && current) report.add(`${direction}-enum-narrowed`, pointer, `may only be ${current.join(', ')}`)
  if (old && !current) report.add(`${direction}-enum-widened`, pointer, `may be another value than ${old.join(', ')}`)
  if (!old || !current) return
  const gone = old.filter((value) => !current.includes(value))
  const added = current.filter((value) => !old.includes(value))
  if (gone.length > 0) report.add(`${direction}-enum-narrowed`, pointer, `may no longer be ${gone.join(', ')}`, gone)
  if (added.length > 0) report.add(`${direction}-enum-widened`, pointer, `may also be ${added.join(', ')}`, added)
}

function compareLimits(pair: Pair): void {
  for (const keyword of upperLimits) compareLimit(pair, keyword, 1)
  for (const keyword of lowerLimits) compareLimit(pair, keyword, -1)
  compareKeyword(pair, 'multipleOf', 'limit')
  const { report, before, after, direction } = pair
  const isUnique = after.keywords.uniqueItems === true
  if (isUnique === (before.keywords.uniqueItems === true)) return
  const message = isUnique ? 'may no longer repeat an item' : 'may repeat an item'
  report.add(`${direction}-limit-${isUnique ? 'narrowed' : 'widened'}`, below(after.pointer, 'uniqueItems'), message)
}

/** `sign` is -1 for a lower limit, of which a smaller one leaves more room. */
function compareLimit({ report, before, after, direction }: Pair, keyword: string, sign: 1 | -1): void {
  const [old, current] = [before.keywords[keyword], after.keywords[keyword]]
  if (old === current) return
  const room = (limit: unknown) => (typeof limit === 'number' ? sign * limit : Number.POSITIVE_INFINITY)
  const move = room(current) < room(old) ? 'narrowed' : 'widened'
  const message = `${keyword} was ${text(old)}, is ${text(current)}`
  report.add(`${direction}-limit-${move}`, below(after.pointer, keyword), message)
}

function compareChoices(pair: Pair): void {
  const { report, before, after } = pair
  const areNamesSent = [before, after].some(({ keywords }) => keywords.discriminator)
  for (const [old, current] of matchLists(report, before, after, areNamesSent))
    compareAlternatives(pair, old, current, matchAlternatives(report, old, current, areNamesSent))
}

function compareAlternatives(
  { report, after, direction }: Pair,
  old: Alternative[],
  current: Alternative[],
  earlierOf: Map<Alternative, Alternative>,
): void {
  const namesOf = (list: Alternative[]) => list.map(({ name }) => name).join(', ')
  for (const choice of current) {
    const earlier = earlierOf.get(choice)
    if (earlier) compareSchemas(report, earlier, choice, direction)
    else if (old.length > 0) report.add(`${direction}-choice-widened`, choice.pointer, `may also be ${choice.name}`)
  }
  if (old.length === 0 && current.length > 0)
    report.add(`${direction}-choice-narrowed`, after.pointer, `must be one of ${namesOf(current)}`)
  else if (old.length > 0 && current.length === 0)
    report.add(`${direction}-choice-widened`, after.pointer, `need not be one of ${namesOf(old)}`)
  else
    for (const { name, pointer } of new Set(old).difference(new Set(earlierOf.values())))
      report.add(`${direction}-choice-narrowed`, pointer, `may no longer be ${name}`)
}

function compareProperties(pair: Pair): void {
  const { report, before, after, direction } = pair
  const [old, current] = [visible(report.before, before, direction), visible(report.after, after, direction)]
  for (const [name, property] of current) {
    const earlier = old.get(name)
    if (earlier) compareSchemas(report, earlier, property, direction)
    else report.add(`${direction}-property-added`, property.pointer, `${name} is new`)
  }
  for (const [name, { pointer }] of old)
    if (!current.has(name)) report.add(`${direction}-property-removed`, pointer, `${name} is gone`)
  const isRequired = ({ required, properties }: FlatSchema, shown: typeof old, name: string) =>
    required.has(name) && (shown.has(name) || !properties.has(name))
  const pointer = below(after.pointer, 'required')
  for (const name of new Set([...after.required, ...before.required])) {
    const [was, is] = [isRequired(before, old, name), isRequired(after, current, name)]
    const [isNew, isGone] = [current.has(name) && !old.has(name), old.has(name) && !current.has(name)]
    // A new property of an answer may always be there; one of a request may not be asked for.
    if (is && !was && !(isNew && direction === 'response'))
      report.add(`${direction}-required-narrowed`, pointer, `${name} is required now`, [name])
    if (was && !is && !isGone)
      report.add(`${direction}-required-widened`, pointer, `${name} may be missing now`, [name])
  }
  compareOtherProperties(pair)
}

/** Without the properties that only the other direction has. */
function visible(
  document: OpenApiDocument,
  { properties }: FlatSchema,
  direction: Direction,
): Map<string, Located<SchemaNode>> {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly'
  return new Map([...properties].filter(([, property]) => flatten(document, property).keywords[hidden] !== true))
}

function compareOtherProperties(pair: Pair): void {
  const { report, before, after, direction } = pair
  const isClosed = ({ keywords }: FlatSchema) =>
    keywords.additionalProperties === false || keywords.unevaluatedProperties === false
  const pointer = below(after.pointer, 'additionalProperties')
  if (!isClosed(before) && !isClosed(after)) compareNested(pair, 'additionalProperties')
  else if (!isClosed(after))
    report.add(`${direction}-other-properties-widened`, pointer, 'may have properties that are not named')
  else if (!isClosed(before))
    report.add(`${direction}-other-properties-narrowed`, pointer, 'may only have the named properties')
}

/** The schemas below a keyword; a missing one allows everything. */
function compareNested({ report, before, after, direction }: Pair, keyword: 'items' | 'additionalProperties'): void {
  const [old, current] = [before.nested.get(keyword), after.nested.get(keyword)]
  if (!old && !current) return
  const anything = { value: true, pointer: below(after.pointer, keyword) }
  compareSchemas(report, old ?? anything, current ?? anything, direction)
}

function compareTheRest({ report, before, after, direction }: Pair): void {
  for (const keyword of conditions) {
    if (isDeepStrictEqual(before.keywords[keyword], after.keywords[keyword])) continue
    report.add(`${direction}-schema-changed`, below(after.pointer, keyword), `${keyword} changed`)
  }
  const [old, current] = [before.keywords.default, after.keywords.default]
  if (!isDeepStrictEqual(old, current)) {
    const rule = direction === 'request' ? 'request-default-changed' : 'text-changed'
    report.add(rule, below(after.pointer, 'default'), `default was ${text(old)}, is ${text(current)}`)
  }
  report.compareDeprecation(before.keywords, after.keywords, after.pointer)
  report.compareTexts(before.keywords, after.keywords, after.pointer, texts)
}
