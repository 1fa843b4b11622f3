import { type OneTimePasswordRules, type Operator, operationIds, type PricePoint, type Profile } from './contract.ts'
import { along, at, flag, items, maybe, oneOf, type Place, refuse, text, textOrNull, whole } from './place.ts'
import { pattern } from './read-limits.ts'
import { paymentStatuses, type Results, refusalOf } from './read-results.ts'

export function readOperators(document: Place): Operator[] {
  return items(at(document, 'x-operators')).map((row) => {
    const code = text(at(row, 'code'))
    const msisdn = at(row, 'msisdnPattern')
    return {
      code,
      name: textOrNull(at(row, 'name')) ?? code,
      currency: textOrNull(at(row, 'currency')),
      msisdnPattern: msisdn.value === null ? null : pattern(msisdn),
      offered: oneOf(at(row, 'status'), ['offered', 'coming-soon']) === 'offered',
      asksPaymentCode: flag(at(row, 'asksPaymentCode')),
    }
  })
}

export function readPricePoints(document: Place): PricePoint[] {
  return items(at(document, 'x-price-points')).map((row) => ({
    operator: textOrNull(at(row, 'operator')),
    code: text(at(row, 'code')),
    amount: text(at(row, 'amount')),
  }))
}

export function readProfiles(document: Place, results: Results): Profile[] {
  return items(at(document, 'x-subscriber-profiles')).map((row) => {
    const result = text(at(row, 'result'))
    const readBack = at(row, 'readBack')
    const delivers = maybe(row, 'deliversOneTimePassword')
    return {
      suffix: text(at(row, 'suffix')),
      name: text(at(row, 'profile')),
      message: text(at(row, 'message')),
      on: items(at(row, 'on')).map((id) => oneOf(id, operationIds)),
      times: oneOf(at(row, 'times'), ['always', 'once']),
      readBack: readBack.value === null ? null : oneOf(readBack, paymentStatuses),
      refusal: result === 'SUCCESS' ? null : refusalOf(row, results.refusals, result, whole(at(row, 'statusCode'))),
      deliversOneTimePassword: delivers ? flag(delivers) : true,
    }
  })
}

export function readOneTimePassword(document: Place): OneTimePasswordRules {
  const rules = at(document, 'x-one-time-password')
  return {
    digits: whole(at(rules, 'digits')),
    placeholder: text(at(rules, 'placeholder')),
    ttlSeconds: whole(at(rules, 'ttlSeconds')),
    tries: whole(at(rules, 'tries')),
    usedBy: {
      ASSOCIATION: oneOf(along(rules, 'usedBy', 'ASSOCIATION'), operationIds),
      PAYMENT: oneOf(along(rules, 'usedBy', 'PAYMENT'), operationIds),
    },
  }
}

export function readRepeats(document: Place, { codes }: Results) {
  const rules = at(document, 'x-idempotency')
  if (text(at(rules, 'scope')) !== 'project') refuse(rules, 'must have the scope project')
  return items(at(rules, 'repeated')).map((row) => ({
    code: oneOf(at(row, 'code'), codes),
    promise: oneOf(at(row, 'then'), ['answered-again', 'tried-again']),
  }))
}

export function readUnsubscribe(document: Place) {
  const rules = at(document, 'x-unsubscribe-message')
  return {
    beginsWith: text(at(rules, 'beginsWith')),
    ignoreCase: flag(at(rules, 'ignoreCase')),
    pattern: pattern(at(rules, 'pattern')),
    message: text(at(rules, 'message')),
  }
}
