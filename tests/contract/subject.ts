import type { OpenApiDocument } from '#domain/openapi.ts'
import { type Facts, factsOf } from '../../scripts/generate/facts.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { contractViolations, lineOf, short, type Wire } from './check-answer.ts'
import type { Api, ExampleRequest } from './contract.ts'
import { unknownId } from './misuses.ts'
import type { Headers, PortalServer } from './portal-server.ts'
import { codeIn, codesOf, codesOutsideOperations } from './problem-codes.ts'
import type { Setup } from './recipe.ts'

/** The example requests of an operation, at least one. */
export type Requests = [ExampleRequest, ...ExampleRequest[]]

/** A server that is compared with a specification. */
export interface Subject {
  api: Api
  portal: PortalServer
  /** Address below which the paths of the specification are. */
  url: string
  /** The address of a server with no request left in this minute. */
  limitedUrl: string
  /** Sends with the generated client, where there is one. */
  send(operation: PlacedOperation, request: ExampleRequest, headers: Headers): Promise<Wire>
  /** The headers of a caller who may call the operation. */
  allowedHeaders(operation: PlacedOperation): Headers
  /** Creates what the example request needs. */
  setUp(operation: PlacedOperation, request: ExampleRequest, headers: Headers): Promise<Setup>
  /** How to cause further refusals of an operation, by status, or by code where a status has several. */
  failures(operation: PlacedOperation): Record<string, Failure>
  /** A property that makes every body invalid and hides no other mistake. */
  unknownProperty: object
  /** Whether the answer rejects a field of the body, or a query parameter, because of this keyword of its schema. */
  rejects(answer: Wire, field: string, keyword: string): boolean
  /** Checks of who may call the operation. */
  accessChecks(operation: PlacedOperation, requests: Requests): Check[]
  /** Pairs of operation and status that the server has answered. */
  asked: Set<string>
}

/** Changes a request and its caller so that the answer has the status. */
export type Failure = (portal: PortalServer, request: ExampleRequest, headers: Headers) => Promise<Partial<Setup>>

/** One question to the server. Returns a line for each deviation. */
export interface Check {
  name: string
  run(): Promise<string[]>
}

/** A pair of operation and status, or of operation and code. */
export const pairOf = ({ operationId }: PlacedOperation, status: number | string, code?: string) =>
  [operationId, status, code].filter((part) => part !== undefined).join(' ')

interface Expected {
  status: number
  /** The machine-readable code of the refusal, where the status has several. */
  code?: string | undefined
  /** The part of the document that asks for the status. Default: the responses. */
  node?: object | undefined
  /** Who asks, where that is the question. */
  caller?: string
}

/** Asks and compares the answer with the specification and with the expected status. */
export async function ask(
  subject: Subject,
  operation: PlacedOperation,
  expected: Expected,
  send: () => Promise<Wire>,
): Promise<string[]> {
  const answer = await send()
  const violations = contractViolations(subject.api, operation, answer)
  const code = answer.status < 400 ? undefined : codeOfText(answer.text)
  if (answer.status === expected.status && (expected.code === undefined || expected.code === code)) {
    subject.asked.add(pairOf(operation, answer.status))
    if (code) subject.asked.add(pairOf(operation, answer.status, code))
    return [...violations, ...undocumentedCode(subject.api, operation, answer.status, code)]
  }
  const { status, caller = 'the request' } = expected
  const wanted = [status, expected.code].filter((part) => part !== undefined).join(' ')
  const message = `${caller} should get ${wanted} and gets ${answer.status}: ${short(answer.text)}`
  return [...violations, lineOf(subject.api, operation, expected.node ?? operation.responses, message)]
}

function codeOfText(text: string): string | undefined {
  try {
    return codeIn(JSON.parse(text))
  } catch {
    return undefined
  }
}

function undocumentedCode(api: Api, operation: PlacedOperation, status: number, code: string | undefined): string[] {
  const documented = codesOf(api, operation)
  const node = operation.responses[status]
  if (!code || !node || documented.length === 0 || codesOutsideOperations.includes(code)) return []
  if (documented.some((each) => each.status === status && each.code === code)) return []
  return [lineOf(api, operation, node, `answer ${status} has the code ${code}, of which there is no example`)]
}

interface Raw {
  headers: Headers
  body?: BodyInit | undefined
  /** Path parameters. Default: an unknown id. */
  params?: Record<string, unknown>
  query?: string
}

/** Sends what neither a generated client nor Prism would send, and does not encode it. */
export async function sendRaw(
  url: string,
  { path, method }: PlacedOperation,
  { headers, body, params = {}, query = '' }: Raw,
): Promise<Wire> {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(params[name] ?? unknownId))
  const answer = await fetch(`${url}${place}${query}`, {
    method: method.toUpperCase(),
    headers,
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** The facts of a specification by operation: each check of each operation asks for them. */
const factsById = new WeakMap<OpenApiDocument, Map<string, Facts>>()

export function factOf({ document, name }: Api, { operationId }: PlacedOperation): Facts {
  const facts = factsById.get(document) ?? new Map(factsOf(document, name).map((fact) => [fact.id, fact]))
  factsById.set(document, facts)
  const fact = facts.get(operationId)
  if (!fact) throw new Error(`${name} has no operation ${operationId}`)
  return fact
}
