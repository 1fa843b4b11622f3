import type { Branch, Limits, OperationRules } from './contract/contract.ts'
import { type Facts, gatherFacts } from './facts.ts'
import { keepsWithin } from './limits.ts'
import type { Context, FieldName, SimulatedRequest, Texts } from './request.ts'
import type { Read } from './state/records.ts'

/** A call on its way through the checks. */
export interface Call extends Context {
  request: SimulatedRequest
  rules: OperationRules
  /** The body where it is an object, which is all that is known of it. */
  body: Readonly<Record<string, unknown>> | undefined
  /** What the body says in its known properties, as far as that is text. */
  texts: Texts
  /** Each text with its limits: those of the rules between fields first, since their words come first. */
  bounds: Bound[]
  /** What the conditions of the schema ask for, given this body. */
  branches: Branch[]
  /** The id to answer with: undefined where the request has none that can be read. */
  correlationId: string | undefined
  /** What the records say about it, looked up when the first check wants to know. */
  facts: () => Facts
}

export interface Bound {
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

/** A property that is there by now: a check has refused the calls without it. */
export function given({ texts }: Call, name: FieldName): string {
  return assured(texts[name], name)
}

/** What a check has made sure of. readContract refuses a specification that lacks the check. */
export function assured<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}: a check of the simulator should have refused the call`)
  return value
}

/** Text that every store takes: half a character, which JSON can smuggle in, is none. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed()

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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
  return bound && keepsWithin(bound.limits, bound.text) ? bound.text : undefined
}
