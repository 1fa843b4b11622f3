import { essenceOf } from '#docs/model/media-kind.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { Contract, OperationId } from '#simulator/contract/contract.ts'
import type { Random } from '#simulator/random.ts'
import type { Answer } from '#simulator/request.ts'
import { simulate } from '#simulator/simulate.ts'
import { readerOf, type State } from '#simulator/state/state.ts'
import { failureAnswer } from '#simulator/verdict.ts'
import type { Answered, TraceEntry } from './answer.ts'
import type { SentRequest } from './request.ts'

/** The gateway's limit of a body. */
const maxBytes = 64 * 1024

/** Answers one call of the payment API with the simulator, in the page. */
export function answerByEngine(
  engine: State,
  operation: OperationId,
  request: SentRequest,
  correlationId: string | undefined,
  { contract, now, random }: { contract: Contract; now: number; random: Random },
): { engine: State; answered: Answered } {
  const unread = gatewayRefusal(contract, operation, request)
  if (unread) return { engine, answered: unread }
  const projectId = headerOf(request, 'X-Project-ID')
  const call = {
    operation,
    partnerId: headerOf(request, 'X-Partner-ID'),
    projectId,
    ...(correlationId === undefined ? {} : { correlationId }),
    body: request.body === null ? undefined : parseJson(request.body),
  }
  const { state, response, trace } = simulate(engine, call, { now, random, contract })
  const sent = 'openPlatformTransactionId' in response.body ? response.body.openPlatformTransactionId : ''
  return {
    engine: state,
    answered: {
      ...textsOf(response),
      trace: [...trace, ...checksNotMade(contract, operation, trace)],
      delivered: newMessage(engine, state, projectId, sent) ?? null,
    },
  }
}

/** Refusals of the gateway before the simulator. Keys and addresses are not checked here. */
function gatewayRefusal(contract: Contract, operation: OperationId, request: SentRequest): Answered | undefined {
  if (request.body === null || contract.operations[operation].body === null) return undefined
  const bytes = new TextEncoder().encode(request.body).length
  if (bytes > maxBytes)
    return refusalWith(contract, 413, `The body has ${bytes} bytes; at most ${maxBytes} are allowed.`)
  const type = essenceOf(headerOf(request, 'Content-Type'))
  if (type !== 'application/json') return refusalWith(contract, 415, `Content-Type is '${type}'.`)
  return undefined
}

function refusalWith({ refusals }: Contract, httpStatus: number, because: string): Answered | undefined {
  const refusal = refusals.find((each) => each.httpStatus === httpStatus)
  if (!refusal) return undefined
  const text = `${refusal.meaning} ${because} The call is refused before any check is made.`
  return {
    ...textsOf(failureAnswer(refusal, refusal.meaning)),
    trace: [{ step: null, check: 'unread', outcome: 'answered', text }],
    delivered: null,
  }
}

function textsOf({ status, body }: Answer) {
  const text = JSON.stringify(body, null, 2)
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length
  const headers: [string, string][] = [
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Length', String(bytes)],
  ]
  return { status, resultCode: body.resultCode, message: body.message, headers, body: text }
}

/** The checks after the failed one. */
function checksNotMade({ operations }: Contract, operation: OperationId, made: readonly unknown[]): TraceEntry[] {
  const following = operations[operation].checks.slice(made.length)
  return following.map(({ step, id, passed }) => ({ step, check: id, outcome: 'not made', text: passed.text }))
}

function newMessage(before: State, after: State, projectId: string, key: string) {
  if (before.messages === after.messages) return undefined
  return readerOf(after)('messages', projectId, key)
}

function headerOf({ headers }: Pick<SentRequest, 'headers'>, name: string): string {
  const header = Object.entries(headers).find(([each]) => each.toLowerCase() === name.toLowerCase())
  return header?.[1] ?? ''
}
