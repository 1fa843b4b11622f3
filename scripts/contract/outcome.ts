import { pointerTo } from '#domain/json-pointer.ts'
import { violationsOf } from '../../tests/contract/check-answer.ts'
import { responseKey } from '../generate/openapi.ts'
import { fileOfPath } from '../generate/specs.ts'
import type { PlannedRequest } from './plan.ts'
import type { Exchange, Failure } from './send.ts'

interface Finding {
  /** In the answer: a JSON pointer into the body, `header NAME`, or empty for the whole answer. */
  pointer: string
  message: string
  /** The file and place of the specification that the answer breaks. */
  place: string
}

/** What a request was answered with, and how that breaks the specification. */
export interface Outcome {
  planned: PlannedRequest
  /** Missing without an answer. */
  status?: number
  findings: Finding[]
  seconds: number
}

export function outcomeOf(planned: PlannedRequest, exchange: Exchange | Failure, seconds: number): Outcome {
  if ('failure' in exchange) {
    const message = exchange.isTimeout
      ? 'no answer within the time limit of --timeout'
      : `no answer: ${exchange.failure}`
    return { planned, findings: [{ pointer: '', message, place: placeOf(planned) }], seconds }
  }
  const { status } = exchange
  const place = placeOf(planned, status)
  const unexpected = planned.expected?.includes(status) === false ? [unexpectedStatus(planned, exchange)] : []
  const violations = violationsOf(planned.api, planned.operation, ofAnswer(planned, exchange))
  const findings = [...unexpected, ...violations].map((violation) => ({ ...violation, place }))
  return { planned, status, findings, seconds }
}

/** Prism reports what is wrong with a request too, which is intended where a refusal is expected. */
function ofAnswer({ expected = [] }: PlannedRequest, exchange: Exchange): Exchange {
  const text = exchange.headers.get('sl-violations')
  if (text === null || expected.length === 0 || expected.some((status) => status < 400)) return exchange
  const headers = new Headers(exchange.headers)
  if (isOnlyAboutRequest(text)) headers.delete('sl-violations')
  return { ...exchange, headers }
}

function isOnlyAboutRequest(violations: string): boolean {
  // Prism cuts long lists, so that they are no JSON.
  const places = [...violations.matchAll(/"location":\["(\w+)"/g)].map(([, place]) => place)
  return places.every((place) => place === 'request')
}

function unexpectedStatus({ expected = [] }: PlannedRequest, { status, text }: Exchange) {
  const code = /"(?:code|resultCode)":\s*"([\w-]+)"/.exec(text)?.[1]
  return { pointer: '', message: `answered ${status}${code ? ` ${code}` : ''}, expected ${listed(expected)}` }
}

/** A complete range as 4XX. */
const listed = (statuses: number[]): string =>
  [...Map.groupBy(new Set(statuses), (status) => Math.floor(status / 100))]
    .flatMap(([digit, own]) => (own.length === 100 ? `${digit}XX` : own.map(String)))
    .join(' or ')

/** Such as openapi/portal/projects.yaml#/~1portal~1projects/get/responses/200. */
function placeOf({ api, operation }: PlannedRequest, status?: number): string {
  const { path, method } = operation
  const { source } = api.spec
  const file = fileOfPath(source, path)
  const steps = [...(file === source ? ['paths'] : []), path, method]
  const key = status === undefined ? undefined : responseKey(operation, status)
  return `${file}${pointerTo([...steps, ...(key === undefined ? [] : ['responses', key])])}`
}
