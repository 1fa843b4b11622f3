import type { OpenApiDocument, SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { targetOf } from '../schema/merge.ts'
import { kindsOf } from '../schema/names.ts'
import { combineSchemas } from './combine-schemas.ts'

/** A schema with references resolved, allOf merged and one alternative chosen. */
export interface ResolvedSchema {
  schema: SchemaObject
  /** The references on the path here: a repeated one is recursion. */
  open: readonly string[]
  /** The references of the value itself: a part that leads back to one adds nothing. */
  own?: readonly string[]
}

/** The first of the choices; null for a recursive schema. */
export function firstChoiceOf(
  document: OpenApiDocument,
  node: SchemaNode | undefined,
  open: readonly string[],
): ResolvedSchema | null {
  return choicesOf(document, node, open).next().value ?? null
}

/** Every choice of alternatives, the first ones of the file first. None for a recursive schema. */
export function* choicesOf(
  document: OpenApiDocument,
  node: SchemaNode | undefined,
  open: readonly string[],
  own: readonly string[] = [],
): Generator<ResolvedSchema> {
  if (typeof node !== 'object') {
    yield { schema: node === false ? { not: {} } : {}, open, own }
    return
  }
  const { $ref, allOf = [], oneOf, anyOf, dependentSchemas = {}, ...rest } = node
  const { if: condition, then: following, else: otherwise, ...plain } = rest
  if ($ref !== undefined && own.includes($ref)) {
    yield { schema: {}, open, own }
    return
  }
  if ($ref !== undefined && (open.includes($ref) || isEndless(document, $ref))) return
  const steps: SchemaNode[][] = [
    ...($ref === undefined ? [] : [[targetOf(document, $ref)]]),
    ...allOf.map((part) => [part]),
    ...(Object.keys(plain).length > 0 ? [[plain]] : []),
    ...[oneOf, anyOf].flatMap((each) => (each && each.length > 0 ? [alternatives(each, node, own)] : [])),
    ...Object.values(dependentSchemas).map((part): SchemaNode[] => [part, true]),
    ...(condition === undefined ? [] : [[{ allOf: [condition, following ?? true] }, otherwise ?? true]]),
  ]
  // A schema without parts is the end of the recursion.
  if (steps.length === 1 && steps[0]?.[0] === plain) {
    yield { schema: plain, open, own }
    return
  }
  const opened = $ref === undefined ? [] : [$ref]
  const start: ResolvedSchema = { schema: {}, open: [...open, ...opened], own: [...own, ...opened] }
  for (const resolved of combined(document, start, steps)) {
    yield $ref === undefined ? resolved : { ...resolved, schema: withKind(resolved.schema, $ref) }
  }
}

function* combined(
  document: OpenApiDocument,
  resolved: ResolvedSchema,
  [step, ...steps]: SchemaNode[][],
): Generator<ResolvedSchema> {
  if (!step) {
    yield resolved
    return
  }
  for (const option of step) {
    for (const { schema, open, own } of choicesOf(document, option, resolved.open, resolved.own)) {
      yield* combined(document, { schema: combineSchemas(resolved.schema, schema), open, own: own ?? [] }, steps)
    }
  }
}

/** References that lead to nothing but themselves. */
function isEndless(document: OpenApiDocument, ref: string): boolean {
  const seen = new Set<string>()
  let next: string | undefined = ref
  while (next !== undefined && !seen.has(next)) {
    seen.add(next)
    const node = targetOf(document, next)
    next = typeof node === 'object' && Object.keys(node).length === 1 ? node.$ref : undefined
  }
  return next !== undefined
}

/** Null comes last. A variant that lists its base among its parts is the one that the base chooses. */
function alternatives(all: SchemaNode[], { discriminator }: SchemaObject, own: readonly string[]): SchemaNode[] {
  const isNull = (each: SchemaNode) => typeof each === 'object' && (each.type === 'null' || each.const === null)
  const isOwn = (each: SchemaNode) => typeof each === 'object' && own.includes(each.$ref ?? '')
  const possible = all.some(isOwn) ? all.filter(isOwn) : all
  const sorted = [...possible.filter((each) => !isNull(each)), ...possible.filter(isNull)]
  return sorted.flatMap((each) => {
    const ref = typeof each === 'object' ? each.$ref : undefined
    return discriminator && ref !== undefined ? [{ allOf: [each, kindOf(discriminator, ref)] }, each] : [each]
  })
}

type Discriminator = NonNullable<SchemaObject['discriminator']>

/** Sets the discriminator of an object. */
function kindOf(discriminator: Discriminator, ref: string): SchemaObject {
  const [kind] = kindsOf(discriminator, ref)
  const { propertyName } = discriminator
  return { properties: { [propertyName]: { const: kind, [setKind]: null } } }
}

/** Keeps the value that is set here, so that one of the file is told from it when schemas are merged. */
const setKind = 'x-set-kind'

/** Sets the schema's name as discriminator value, also when the discriminator is inherited. */
function withKind(schema: SchemaObject, ref: string): SchemaObject {
  const { discriminator, properties = {} } = schema
  const current = discriminator && properties[discriminator.propertyName]
  if (!discriminator || typeof current !== 'object') return schema
  const isGiven = 'const' in current ? current.const !== current[setKind] : 'example' in current
  if (isGiven) return schema
  const kind = kindOf(discriminator, ref).properties?.[discriminator.propertyName]
  if (typeof kind !== 'object' || (current.enum && !current.enum.includes(kind.const))) return schema
  const withValue = { ...current, ...kind, [setKind]: kind.const }
  return { ...schema, properties: { ...properties, [discriminator.propertyName]: withValue } }
}
