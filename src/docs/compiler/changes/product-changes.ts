import type { OpenApiDocument } from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'
import type { CallPart, Change, Comparison, ProductChanges } from '#domain/product-changes.ts'
import { readChangelog, readRelease } from './changelog.ts'
import { compareDocuments } from './compare.ts'
import { endingsOf, partIdsOf } from './endings.ts'
import type { Difference } from './report.ts'
import type { RuleId } from './rules.ts'
import { type Place, partOf, sentPlaces } from './sent-places.ts'

export interface Release {
  version: string
  released: string
  document: OpenApiDocument
}

/** What changes in a product. The document is the file as it stands, in OpenAPI 3.1; the releases are the newest two. */
export function describeChanges(product: string, document: OpenApiDocument, releases: Release[]): ProductChanges {
  const [last, former] = releases
  const comparisons: Comparison[] = []
  if (last) {
    const changes = changesBetween(last.document, document)
    if (changes.length > 0) comparisons.push({ version: 'unreleased', before: last.version, released: null, changes })
  }
  if (last && former) {
    const { version, released } = last
    const changes = changesBetween(former.document, last.document)
    comparisons.push({ version, before: former.version, released, changes })
  }
  const { title } = document.info
  return { product, title, comparisons, endings: endingsOf(document), partIds: partIdsOf(document) }
}

/** The newest two releases of a specification, the newest first. */
export function readLastReleases(name: string): Promise<Release[]> {
  const last = readChangelog('.', name)
    .flatMap((each) => (each.released === undefined ? [] : [{ ...each, released: each.released }]))
    .slice(0, 2)
  return Promise.all(
    last.map(async (each) => {
      const { version, released } = each
      return { version, released, document: await readRelease('.', name, each) }
    }),
  )
}

/** The differences that can concern a call. */
function changesBetween(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const [old, current] = [byName(before), byName(after)]
  const everyName = [...new Set([...current.keys(), ...old.keys()])]
  return compareDocuments(before, after)
    .filter(({ kind }) => kind !== 'text')
    .map((difference) => {
      const { kind, rule, message, pointer, operations } = difference
      const names = operations.length > 0 ? operations : everyName
      const parts = names.flatMap((name) => {
        const [was, is] = [old.get(name), current.get(name)]
        const named = is ?? was
        if (!named) return []
        const places = [...(is ? sentPlaces(after, is) : []), ...(was ? sentPlaces(before, was) : [])]
        return [partOf(named, fieldsOf(difference, places))]
      })
      return { kind, rule, message, pointer, parts }
    })
}

const byName = ({ paths }: OpenApiDocument) =>
  new Map(operationsBelow(paths, '#/paths').map((operation) => [operation.name, operation]))

/** Differences that concern the calls without a field. */
const rulesOfMissing: RuleId[] = [
  'request-required-narrowed',
  'parameter-became-required',
  'required-parameter-added',
  'request-default-changed',
]

/** The fields of a request that a difference is about; undefined when it is about every call. */
function fieldsOf(difference: Difference, places: Place[]): CallPart['sends'] {
  const { rule, pointer, about = [] } = difference
  if (rule.startsWith('response-')) return undefined
  // Such a difference points to the list `required` of an object, and is about a property of it.
  const isOfList = rule.startsWith('request-required-')
  const at = isOfList ? pointer.replace(/\/required$/, '') : pointer
  const near = closest(places, at).map(({ field }) =>
    isOfList ? { ...field, path: [...field.path, ...about] } : field,
  )
  const fields = unique(near).filter(
    ({ in: where, path }) => path.length > 0 && !(where === 'path' && !rule.includes('enum')),
  )
  if (fields.length === 0) return undefined
  if (rulesOfMissing.includes(rule)) return fields.map((field) => ({ ...field, isMissing: true }))
  if (!rule.startsWith('request-enum-') || about.length === 0) return fields
  return fields.map((field) => ({ ...field, values: about.map((value) => JSON.parse(value)) }))
}

/** The places with the longest pointer that leads to this one. */
function closest(places: Place[], pointer: string): Place[] {
  const leading = places.flatMap((place) =>
    place.pointers
      .filter((each) => pointer === each || pointer.startsWith(`${each}/`))
      .map((each) => ({ place, each })),
  )
  const longest = Math.max(0, ...leading.map(({ each }) => each.length))
  return leading.filter(({ each }) => each.length === longest).map(({ place }) => place)
}

function unique<T>(values: T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
