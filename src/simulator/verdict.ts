import type { Call } from './call.ts'
import type { CheckRule, Refusal } from './contract/contract.ts'
import type { Answer } from './request.ts'
import type { ChargeRecord, Entry } from './state/records.ts'

/** What a check finds. Undefined: it passes, and its title says all there is to say. */
export type Verdict = { outcome: 'passed' | 'spared'; words: string } | Stop | undefined

/** The end of a call. */
export interface Stop {
  outcome: 'answered'
  response: Answer
  /** For the trace. */
  words: string
  changes: Entry[]
  /** What became of the charge, if it reached the operator. */
  charge?: ChargeRecord
}

export type Check = (call: Call, rule: CheckRule) => Verdict

interface Reason {
  /** Undefined: the check's own message. */
  message?: string | undefined
  /** Names in braces that the message may hold, and what they stand for. */
  fills?: Record<string, string | undefined>
  /** What the answer keeps to itself and the trace may tell. */
  because?: string
  changes?: Entry[]
}

/** The check fails and answers the call. */
export function refused(call: Call, rule: CheckRule, reason: Reason = {}): Stop {
  if (!rule.refusal) throw new Error(`The check ${rule.id} has no answer of its own`)
  return refusedWith(call, rule.refusal, { ...reason, message: reason.message ?? rule.message ?? undefined })
}

export function refusedWith(
  call: Call,
  refusal: Refusal,
  { message, fills = {}, because, changes = [] }: Reason,
): Stop {
  const said = fill(message ?? refusal.meaning, fills)
  const response = failure(refusal, said, call.correlationId)
  return { outcome: 'answered', response, words: because ? `${said} ${because}` : said, changes }
}

/** An answer that is not a success. The gateway says what it refuses by itself in the same form. */
export function failure({ code, statusCode, httpStatus }: Refusal, message: string, correlationId?: string): Answer {
  const body = { resultCode: code, statusCode, message }
  return { status: httpStatus, body: correlationId === undefined ? body : { ...body, correlationId } }
}

// In one go, so that what a caller sent is never taken for a name in braces.
function fill(message: string, fills: Record<string, string | undefined>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(fills, name) ? (fills[name] ?? whole) : whole))
}
