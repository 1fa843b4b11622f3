import { bodyKind } from '#docs/model/media-kind.ts'
import type { CallContext, Product } from '#docs/model/product.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { OperationForm } from '../actions.ts'
import type { Answered } from '../answer.ts'
import type { Draft } from '../draft.ts'
import { noAnswer } from '../example-answer.ts'
import { isObject, textOf } from '../json-schema.ts'
import { defaultHeaders, requestOf } from '../request.ts'
import { withCall, withDraft } from '../session-state.ts'
import { withCredentials } from './credentials.ts'
import { CallFailure, type RealAnswer, type RealCalls, type RealRequest, secondsToAnswer } from './real-calls.ts'
import { obstacleTo, realRequest } from './real-request.ts'

/** The form of an operation and how it calls the API itself. */
export interface RealForm {
  form: OperationForm
  product: Product
  call: CallContext
  calls: RealCalls
  /** Index of the chosen alternative of the operation's security. */
  alternative: number
}

/** The call as it is sent, or as it is shown with masked credentials. */
export function writtenCall(real: RealForm, draft: Draft, isMasked = false) {
  const { form, product, call, alternative } = real
  const { operation } = form
  const access = operation.access?.[alternative]
  const typed = form.store.getState().credentials
  const filled = withCredentials(product, { operation, call }, { access, typed }, isMasked)
  return requestOf(filled.operation, draft, defaultHeaders(filled.operation, filled.call), call)
}

/** Sends the call and adds it to the history, with its answer or the reason why there is none; after a reset it is forgotten. */
export async function sendReal(real: RealForm, draft: Draft, stop: AbortSignal): Promise<void> {
  const { form, calls } = real
  const { store, operation, clockAndRandom } = form
  const at = clockAndRandom.now()
  const begun = clockAndRandom.ticks()
  const { round } = store.getState()
  store.setState((session) => withDraft(session, operation.id, draft))
  const { request, unsent } = realRequest(operation, draft, writtenCall(real, draft))
  const obstacle = obstacleTo(request, calls, location)
  const answered = obstacle === null ? await answerOf(calls, request, stop) : { ...noAnswer, message: obstacle }
  const notes = [
    ...(answered.notes ?? []),
    ...(unsent.length > 0 && obstacle === null ? [`Not sent, because no page may set it: ${unsent.join(', ')}.`] : []),
  ]
  const record = {
    operationId: operation.id,
    at,
    tookMs: clockAndRandom.ticks() - begun,
    draft,
    request: writtenCall(real, draft, true),
    answered: { ...answered, notes },
    isReal: true,
  }
  store.setState((session) => (session.round === round ? withCall(session, record, session.engine) : session))
}

async function answerOf(calls: RealCalls, request: RealRequest, stop: AbortSignal): Promise<Answered> {
  const { host } = new URL(request.url)
  const late = AbortSignal.timeout(secondsToAnswer * 1000)
  try {
    return await answeredOf(await calls.send(request, AbortSignal.any([stop, late])))
  } catch (error) {
    const carriedOut = `${host} may have carried out the call.`
    if (stop.aborted) return { ...noAnswer, message: `You stopped the call. ${carriedOut}` }
    if (late.aborted) return { ...noAnswer, message: `No answer within ${secondsToAnswer} seconds. ${carriedOut}` }
    if (error instanceof CallFailure) return { ...noAnswer, message: error.message, notes: error.notes }
    throw error
  }
}

async function answeredOf({ status, headers, body, notes }: RealAnswer): Promise<Answered> {
  const text = await textIn(body)
  const value = parseJson(text)
  const resultCode = isObject(value) ? (textOf(value.resultCode) ?? null) : null
  return { ...noAnswer, status, resultCode, headers, notes, body: readable(text, value), file: body }
}

/** The body as text; empty for a file. */
async function textIn(body: Blob): Promise<string> {
  const kind = bodyKind(body.type)
  const isText = kind !== 'binary' && kind !== 'multipart'
  if (!isText && body.type !== '') return ''
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]+)/i.exec(body.type) ?? []
  const bytes = await body.arrayBuffer()
  try {
    return new TextDecoder(charset, { fatal: !isText }).decode(bytes)
  } catch {
    return isText ? new TextDecoder().decode(bytes) : ''
  }
}

/** JSON on one line is indented. Other text stays, and so do numbers that JavaScript would round. */
const readable = (text: string, value: unknown) =>
  typeof value === 'object' && JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text
