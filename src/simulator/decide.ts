import { type Call, openCall } from './call.ts'
import { checks } from './checks/all.ts'
import type { CheckRule, TraceLine } from './contract/contract.ts'
import { acts } from './operations/all.ts'
import type { Answer, Context, Decision, SimulatedRequest } from './request.ts'
import type { Entry, Read } from './state/records.ts'
import type { Verdict } from './verdict.ts'

/**
 * Answers one call of the payment API out of the records that `read` finds: the checks that the specification lists for the
 * operation, in its order, the first that fails answers; then the deed itself. What there is to remember comes back as
 * `changes`, for whoever keeps the records to write.
 */
export function decide(read: Read, request: SimulatedRequest, context: Context): Decision {
  const call = openCall(read, request, context)
  const trace: TraceLine[] = []
  for (const rule of call.rules.checks) {
    const verdict = checks[rule.id](call, rule)
    trace.push(lineOf(rule, verdict))
    if (verdict?.outcome === 'answered') {
      const { response, changes } = verdict
      return { response, trace, changes: [...changes, ...remember(call, response)] }
    }
  }
  const { body, changes, words } = acts[request.operation](call)
  trace.push({ step: null, check: 'done', outcome: 'answered', words })
  const response: Answer = { status: 200, body }
  return { response, trace, changes: [...changes, ...remember(call, response)] }
}

function lineOf({ step, id, passed }: CheckRule, verdict: Verdict): TraceLine {
  if (!verdict) return passed
  return { step, check: id, outcome: verdict.outcome, words: verdict.words }
}

/** The answer is kept for its correlation id, if it is one that a repeated request can count on. */
function remember(call: Call, answer: Answer): Entry[] {
  const { request, texts, contract, now } = call
  const isKept = contract.repeats.some(({ code }) => code === answer.body.resultCode)
  if (!isKept || texts.correlationId === undefined || call.facts().repeat === 'answered-again') return []
  const record = { operation: request.operation, body: texts, answer, at: now }
  return [{ kind: 'requests', scope: request.projectId, key: texts.correlationId, record }]
}
