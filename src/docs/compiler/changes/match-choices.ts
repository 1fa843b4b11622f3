import { isDeepStrictEqual } from 'node:util'
import { below } from '#domain/json-pointer.ts'
import { asObject, type SchemaNode } from '#domain/openapi.ts'
import { type FlatSchema, flatten, type Located } from './flat-schema.ts'
import type { Report } from './report.ts'
import { texts } from './schema-keywords.ts'

/** One schema of a list of oneOf or anyOf. */
export interface Alternative extends Located<SchemaNode> {
  /** Its reference or title, else its position. */
  name: string
  isNamed: boolean
}

/** The lists of both versions whose alternatives are alike; one without a counterpart is beside an empty list. */
export function matchLists(
  report: Report,
  before: FlatSchema,
  after: FlatSchema,
  areNamesSent: boolean,
): [Alternative[], Alternative[]][] {
  const [old, current] = [before.choices.map(alternativesOf), after.choices.map(alternativesOf)]
  const pairs = current.flatMap((list) => old.map((earlier) => ({ list, earlier, alike: 0 })))
  // Most schemas have one list.
  if (pairs.length > 1)
    for (const pair of pairs) pair.alike = match(pair.earlier, pair.list, alikeness(report, areNamesSent)).size
  const matched = new Map<Alternative[], Alternative[]>()
  const left = new Set(old)
  for (const { list, earlier } of pairs.toSorted((one, other) => other.alike - one.alike))
    if (!matched.has(list) && left.delete(earlier)) matched.set(list, earlier)
  return [
    ...current.map((list): [Alternative[], Alternative[]] => [matched.get(list) ?? [], list]),
    ...[...left].map((list): [Alternative[], Alternative[]] => [list, []]),
  ]
}

type AreAlike = (earlier: Alternative, choice: Alternative) => boolean

/** The earlier alternatives by those that they have become: of the same name, or of the same rules, or else without names. */
export const matchAlternatives = (
  report: Report,
  old: Alternative[],
  current: Alternative[],
  areNamesSent: boolean,
): Map<Alternative, Alternative> =>
  match(old, current, [...alikeness(report, areNamesSent), (one, other) => !one.isNamed && !other.isNamed])

/** A discriminator may send the names. */
function alikeness({ before, after }: Report, areNamesSent: boolean): AreAlike[] {
  return [
    (earlier, choice) => earlier.isNamed && choice.isNamed && earlier.name === choice.name,
    (earlier, choice) =>
      !(areNamesSent && (earlier.isNamed || choice.isNamed)) &&
      isDeepStrictEqual(rulesOf(flatten(before, earlier)), rulesOf(flatten(after, choice))),
  ]
}

/** Tries each way of being alike with the alternatives that the ways before it left. */
function match(old: Alternative[], current: Alternative[], ways: AreAlike[]): Map<Alternative, Alternative> {
  const [left, matches] = [new Set(old), new Map<Alternative, Alternative>()]
  for (const areAlike of ways) {
    for (const choice of current.filter((each) => !matches.has(each))) {
      const earlier = left.values().find((each) => areAlike(each, choice))
      if (earlier && left.delete(earlier)) matches.set(choice, earlier)
    }
  }
  return matches
}

/** What decides which values are valid. */
function rulesOf({ keywords, properties, required, choices }: FlatSchema) {
  const named = Object.entries(keywords).filter(([keyword]) => !texts.includes(keyword))
  const values = [...properties].map(([name, { value }]) => [name, value] as const)
  const lists = choices.map(({ value }) => value)
  return { keywords: new Map(named), properties: new Map(values), required, lists }
}

function alternativesOf({ value: list, pointer }: Located<SchemaNode[]>): Alternative[] {
  return list.map((value, index) => {
    const { $ref, title } = asObject(value)
    const name = $ref?.split('/').at(-1) ?? title
    return {
      value,
      pointer: below(pointer, index),
      name: name ?? `alternative ${index + 1}`,
      isNamed: name !== undefined,
    }
  })
}
