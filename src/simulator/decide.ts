import { type Call, openCall } from './call.ts'
import { checks } from './checks/checks.ts'
import type { CheckRule, TraceLine } from './contract/contract.ts'
import { acts } from './operations.ts'
import type { Answer, Context, SimulatedRequest } from './request.ts'
import type { ChargeRecord, Entry, Read } from './state/records.ts'
import type { Verdict } from './verdict.ts'

/** The answer to a call, the reasons for it, and the records to write. */
export interface Decision {
  response: Answer
  trace: TraceLine[]
  changes: Entry[]
}

/**
 * Answers one call of the payment API with the records that `read` finds. Runs the operation's checks in the specified
 * order; the first failing check answers, otherwise the operation does. The caller writes `changes`.
 */
export function decide(read: Read, request: SimulatedRequest, context: Context): Decision {
  const call = openCall(read, request, context)
  const trace: TraceLine[] = []
  for (const rule of call.rules.checks) {
    const verdict = checks[rule.id](call, rule)
    trace.push(lineOf(rule, verdict))
    if (verdict?.outcome === 'answered') {
      const { response, changes, charge } = verdict
      return { response, trace, changes: [...changes, ...remember(call, response, charge)] }
    }
  }
  const { body, changes, charge, text } = acts[request.operation](call)
  trace.push({ step: null, check: 'done', outcome: 'answered', text })
  const response: Answer = { status: 200, body }
  return { response, trace, changes: [...changes, ...remember(call, response, charge)] }
}

function lineOf({ step, id, passed }: CheckRule, verdict: Verdict): TraceLine {
  if (!verdict) return passed
  return { step, check: id, outcome: verdict.outcome, text: verdict.text }
}

/** Stores answers that a repeated request must receive again, and charges that can be read back. */
function remember(call: Call, answer: Answer, charge: ChargeRecord | undefined): Entry[] {
  const { request, texts, contract, now } = call
  const isKept = charge !== undefined || contract.repeats.some(({ code }) => code === answer.body.resultCode)
  if (!isKept || texts.correlationId === undefined || call.facts().repeat === 'answered-again') return []
  const record = { operation: request.operation, body: texts, answer, at: now, charge: charge ?? null }
  return [{ kind: 'requests', scope: request.projectId, key: texts.correlationId, record }]
}
