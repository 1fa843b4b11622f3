import { isObject } from '#domain/is-object.ts'
import type { Branch, Limits, OperationRules } from './contract/contract.ts'
import { type Facts, gatherFacts } from './facts.ts'
import { isWithin } from './limits.ts'
import type { Context, FieldName, SimulatedRequest, Texts } from './request.ts'
import type { Read } from './state/records.ts'

/** A call on its way through the checks. */
export interface Call extends Context {
  request: SimulatedRequest
  rules: OperationRules
  /** The body if it is an object. */
  body: Readonly<Record<string, unknown>> | undefined
  /** The known properties of the body that are strings. */
  texts: Texts
  /** Each text with its limits; those of conditions come first, since their messages take precedence. */
  bounds: Bound[]
  /** Properties required by the conditions, for this body. */
  branches: Branch[]
  /** The id for the answer; undefined when the request has no readable one. */
  correlationId: string | undefined
  /** The stored records about the call, looked up on first use. */
  facts: () => Facts
}

interface Bound {
  name: string
  text: string
  limits: Limits[]
}

export function openCall(read: Read, request: SimulatedRequest, context: Context): Call {
  const { now, random, contract } = context
  const rules = contract.operations[request.operation]
  const body = isObject(request.body) ? request.body : undefined
  const fields = rules.body?.fields ?? []
  const texts: Record<string, string> = {}
  for (const { name } of fields) {
    const value = body && Object.hasOwn(body, name) ? body[name] : undefined
    if (isText(value)) texts[name] = value
  }
  const branches = branchesOf(rules, texts)
  const bounds = boundsOf(rules, branches, texts)
  const correlationId = rules.body ? readableId(bounds) : request.correlationId
  const known = { request, contract, texts, correlationId }
  let facts: Facts | undefined
  return {
    now,
    random,
    contract,
    request,
    rules,
    body,
    texts,
    bounds,
    branches,
    correlationId,
    facts: () => {
      facts ??= gatherFacts(read, known)
      return facts
    },
  }
}

/** A property that an earlier check guarantees. */
export function given({ texts }: Call, name: FieldName): string {
  return required(texts[name], name)
}

/** A value that an earlier check guarantees. readContract rejects a specification without that check. */
export function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}: a check of the simulator should have refused the call`)
  return value
}

/** Rejects lone surrogates, which JSON can contain and databases cannot store. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed()

function branchesOf({ body }: OperationRules, texts: Readonly<Record<string, string>>): Branch[] {
  return (body?.conditions ?? []).map(({ property, equals, met, unmet }) => {
    const value = texts[property]
    return value !== undefined && (equals === null || value === equals) ? met : unmet
  })
}

function boundsOf({ body }: OperationRules, branches: Branch[], texts: Readonly<Record<string, string>>): Bound[] {
  const bounds: Bound[] = []
  for (const { name, limits } of body?.fields ?? []) {
    const text = texts[name]
    if (text === undefined) continue
    const ruled = branches.flatMap(({ fields }) => fields.filter((field) => field.name === name))
    const all = ruled.length > 0 ? [...ruled.flatMap((field) => field.limits), ...limits] : limits
    bounds.push({ name, text, limits: all })
  }
  return bounds
}

function readableId(bounds: Bound[]): string | undefined {
  const bound = bounds.find(({ name }) => name === 'correlationId')
  return bound && isWithin(bound.limits, bound.text) ? bound.text : undefined
}
