import { type TryOutOperation, withBodyOf } from '#docs/model/try-out.ts'
import { type Contract, isOperationId } from '#simulator/contract/contract.ts'
import {
  bodyFromText,
  bodyProperties,
  correlationIdOf,
  type Draft,
  firstDraft,
  parameterKey,
  withValues,
} from './draft.ts'
import { answerByEngine } from './engine-answer.ts'
import { answerByExample, possibleAnswers } from './example-answer.ts'
import { withEarlierValues } from './fill-in.ts'
import type { JsonObject } from './json-schema.ts'
import { refusalsOf } from './objections.ts'
import type { ReplayedCall } from './replay.ts'
import type { SentRequest } from './request.ts'
import { type ClockAndRandom, freshCorrelationId, type SessionStore } from './session.ts'
import { emptySession, isUsed, withCall, withDraft } from './session-state.ts'

/** The form of one operation with the session of its product. */
export interface OperationForm {
  store: SessionStore
  operation: TryOutOperation
  /** Null for operations without a simulator. */
  contract: Contract | null
  clockAndRandom: ClockAndRandom
}

/** Opens the form with its stored draft or an example, filled with values of earlier calls. */
export function open(form: OperationForm, replayed: ReplayedCall | null): void {
  const { store, operation } = form
  const session = store.getState()
  const stored = session.drafts[operation.id]
  const draft = stored ?? withNewCorrelationId(form, firstDraft(operation))
  const filled = draft.isTouched ? draft : fillIn(form, draft)
  store.setState(withDraft(session, operation.id, replayed ? fromReplay(draft, operation, replayed) : filled))
}

export function edit({ store, operation }: OperationForm, change: (draft: Draft) => Draft): void {
  const session = store.getState()
  const draft = session.drafts[operation.id]
  if (draft) store.setState(withDraft(session, operation.id, change(draft)))
}

/** What a link fills into a form: properties of the body, and values of earlier calls by field. */
export interface LinkValues {
  body?: JsonObject
  chosen?: JsonObject
}

/** Fills the values of a link into the target operation's form, over typed ones. */
export function prepare(form: OperationForm, { body, chosen = {} }: LinkValues = {}): void {
  const { store, operation } = form
  const session = store.getState()
  const stored = session.drafts[operation.id] ?? withNewCorrelationId(form, firstDraft(operation))
  const draft = { ...stored, chosen }
  const filled = fillIn(form, body ? withValues(draft, body) : draft)
  store.setState({ ...withDraft(session, operation.id, filled), operationToFocus: operation.id })
}

/** Sets a new correlation id, unless it is pinned or was never sent. JSON is sent as typed. */
export function withUnusedCorrelationId(form: OperationForm, draft: Draft): Draft {
  if (draft.view === 'json') return draft
  const id = correlationIdOf(draft)
  const isSpent = id !== undefined && isUsed(form.store.getState(), id)
  return form.contract && isSpent && !draft.isPinned ? withNewCorrelationId(form, draft) : draft
}

export function send(form: OperationForm, draft: Draft, request: SentRequest): void {
  const { store, operation, clockAndRandom } = form
  const at = clockAndRandom.now()
  const startedAt = clockAndRandom.ticks()
  const before = withDraft(store.getState(), operation.id, { ...draft, chosen: {} })
  const { engine, answered } = computeAnswer(form, draft, request, at)
  const tookMs = clockAndRandom.ticks() - startedAt
  store.setState(
    withCall(before, { operationId: operation.id, at, tookMs, request, draft, answered, isReal: false }, engine),
  )
}

export function reset({ store, operation }: OperationForm): void {
  store.setState(({ round }) => ({ ...emptySession, round: round + 1, operationToFocus: operation.id }))
}

function computeAnswer(
  { store, operation, contract, clockAndRandom }: OperationForm,
  draft: Draft,
  request: SentRequest,
  now: number,
) {
  const { engine } = store.getState()
  if (!contract || !isOperationId(operation.id)) {
    const refusals = refusalsOf(withBodyOf(operation, draft.type), draft)
    return { engine, answered: answerByExample(possibleAnswers(operation), draft.answer, refusals) }
  }
  const correlationId = operation.body ? undefined : String(draft.parameters['path:correlationId'] ?? '')
  return answerByEngine(engine, operation.id, request, correlationId, { contract, now, random: clockAndRandom.random })
}

function fillIn({ store, operation, contract, clockAndRandom }: OperationForm, draft: Draft): Draft {
  if (!contract || !isOperationId(operation.id)) return draft
  return withEarlierValues(draft, operation.id, { session: store.getState(), contract, now: clockAndRandom.now() })
}

function withNewCorrelationId({ contract, clockAndRandom }: OperationForm, draft: Draft): Draft {
  if (!contract || bodyProperties(draft).correlationId === undefined) return draft
  return withValues(draft, { correlationId: freshCorrelationId(clockAndRandom.random) })
}

/** A draft of a logged call, with its correlation id, so that it repeats the same request. */
function fromReplay(draft: Draft, operation: TryOutOperation, replayed: ReplayedCall): Draft {
  const { parameters, body, masked = {} } = replayed
  const replayedParameters = operation.parameters.flatMap((parameter) => {
    const value = parameters[parameter.name]
    return value === undefined ? [] : [[parameterKey(parameter), value] as const]
  })
  return {
    ...draft,
    parameters: { ...draft.parameters, ...Object.fromEntries(replayedParameters) },
    body: draft.body && body !== null ? bodyFromText(body) : draft.body,
    example: null,
    masked,
    // The form marks missing values.
    view: Object.keys(masked).length > 0 ? 'form' : draft.view,
    isPinned: true,
    isTouched: true,
  }
}
