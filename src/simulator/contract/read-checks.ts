import { type CheckId, checkIds } from './check-ids.ts'
import type { CheckRule, OperationId } from './contract.ts'
import { type LimitKeyword, limitKeywords } from './limit-keywords.ts'
import { at, items, maybe, oneOf, type Place, refuse, text, whole } from './place.ts'
import { pattern } from './read-limits.ts'
import { type Results, refusalOf } from './read-results.ts'

// What these are about needs no list: there is one check for each.
const others = ['additionalProperties', 'required', 'type'] as const

const ofBody: CheckId[] = ['body', 'mandatory', 'text', 'value', 'correlation-id-free']
const ofSubscriber: CheckId[] = [...ofBody, 'provider', 'subscriber']

/** What an operation takes for granted when it acts: without these checks the engine would find itself without a record. */
const relied: Record<OperationId, CheckId[]> = {
  requestOneTimePassword: [...ofSubscriber, 'product-code'],
  identifyCustomer: [...ofSubscriber, 'one-time-password'],
  createCharge: [...ofBody, 'provider', 'user-token', 'product-code', 'operator'],
  getCharge: ['correlation-id-known'],
  refundCharge: [...ofBody, 'original-transaction', 'not-refunded'],
  sendSms: [...ofSubscriber, 'user-token', 'registered'],
}

/** The checks of one operation, in their order. */
export function readChecks(document: Place, operation: OperationId, results: Results): CheckRule[] {
  const table = at(document, 'x-checks')
  const checks = items(table)
    .filter((check) => items(at(check, 'operations')).some(({ value }) => value === operation))
    .map((check) => readCheck(check, results))
  for (const id of relied[operation]) {
    if (!checks.some((check) => check.id === id)) refuse(table, `must have ${operation} make the check '${id}'`)
  }
  return checks
}

function readCheck(check: Place, { refusals }: Results): CheckRule {
  const step = whole(at(check, 'step'))
  const own = maybe(check, 'pattern')
  const answers = maybe(check, 'answers')
  const message = maybe(check, 'message')
  const id = oneOf(at(check, 'id'), checkIds, ': write it in src/simulator/checks and name it in contract/check-ids.ts')
  if (!answers && id !== 'operator') refuse(check, 'does not say what it answers')
  return {
    step,
    id,
    passed: { step, check: id, outcome: 'passed', words: text(at(check, 'title')) },
    keywords: readKeywords(check),
    pattern: own ? pattern(own) : null,
    refusal: answers ? refusalOf(answers, refusals, text(at(answers, 'code')), whole(at(answers, 'statusCode'))) : null,
    message: message ? text(message) : null,
  }
}

function readKeywords(check: Place): LimitKeyword[] {
  const keyword = maybe(check, 'keyword')
  if (!keyword) return []
  const each = Array.isArray(keyword.value) ? items(keyword) : [keyword]
  const named = each.map((place) => oneOf(place, [...limitKeywords, ...others]))
  return limitKeywords.filter((limit) => named.includes(limit))
}
