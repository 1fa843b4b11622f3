import type { Call } from './call.ts'
import type { CheckRule, Refusal } from './contract/contract.ts'
import type { Answer } from './request.ts'
import type { ChargeRecord, Entry } from './state/records.ts'

/** The result of a check; undefined when it passes without details. */
export type Verdict = { outcome: 'passed' | 'skipped'; text: string } | FinalAnswer | undefined

/** The end of a call. */
export interface FinalAnswer {
  outcome: 'answered'
  response: Answer
  /** For the trace. */
  text: string
  changes: Entry[]
  /** The status of a charge that reached the operator. */
  charge?: ChargeRecord
}

export type Check = (call: Call, rule: CheckRule) => Verdict

interface Reason {
  /** Undefined for the check's default message. */
  message?: string | undefined
  /** Values of the message's placeholders. */
  fills?: Record<string, string | undefined>
  /** A detail for the trace, not for the answer. */
  because?: string
  changes?: Entry[]
}

/** The check fails and answers the call. */
export function refuseCall(call: Call, rule: CheckRule, reason: Reason = {}): FinalAnswer {
  if (!rule.refusal) throw new Error(`The check ${rule.id} has no answer of its own`)
  return refuseCallWith(call, rule.refusal, { ...reason, message: reason.message ?? rule.message ?? undefined })
}

export function refuseCallWith(
  call: Call,
  refusal: Refusal,
  { message, fills = {}, because, changes = [] }: Reason,
): FinalAnswer {
  const filled = fill(message ?? refusal.meaning, fills)
  const response = failureAnswer(refusal, filled, call.correlationId)
  return { outcome: 'answered', response, text: because ? `${filled} ${because}` : filled, changes }
}

/** A failure answer. The gateway formats its own refusals the same way. */
export function failureAnswer(
  { code, statusCode, httpStatus }: Refusal,
  message: string,
  correlationId?: string,
): Answer {
  const body = { resultCode: code, statusCode, message }
  return { status: httpStatus, body: correlationId === undefined ? body : { ...body, correlationId } }
}

// Replaced in one pass, so that caller text is never taken for a placeholder.
function fill(message: string, fills: Record<string, string | undefined>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(fills, name) ? (fills[name] ?? whole) : whole))
}
