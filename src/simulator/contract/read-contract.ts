import {
  type BodyRules,
  type Branch,
  type CheckId,
  type CheckRule,
  type Condition,
  type Contract,
  checkIds,
  type Field,
  type LimitKeyword,
  limitKeywords,
  type OperationId,
  type OperationRules,
  type ResultCode,
} from './contract.ts'
import { along, at, documentPlace, items, maybe, members, oneOf, type Place, refuse, text, whole } from './place.ts'
import { pattern, readLimits } from './read-limits.ts'
import { type Results, readResults, refusalOf } from './read-results.ts'
import {
  readOneTimePassword,
  readOperators,
  readPricePoints,
  readProfiles,
  readRepeats,
  readUnsubscribe,
} from './read-tables.ts'

// Keywords with one check each; limit keywords are listed per check.
const others = ['additionalProperties', 'required', 'type'] as const

const ofBody: CheckId[] = ['body', 'mandatory', 'text', 'value', 'correlation-id-free']
const ofSubscriber: CheckId[] = [...ofBody, 'provider', 'subscriber']

/** Checks that an operation relies on when it acts. */
const relied: Record<OperationId, CheckId[]> = {
  requestOneTimePassword: [...ofSubscriber, 'product-code'],
  identifyCustomer: [...ofSubscriber, 'one-time-password'],
  createCharge: [...ofBody, 'provider', 'user-token', 'product-code', 'operator'],
  getCharge: ['correlation-id-known'],
  refundCharge: [...ofBody, 'original-transaction', 'not-refunded'],
  sendSms: [...ofSubscriber, 'user-token', 'registered'],
}

/** The checks of one operation, in order. */
function readChecks(document: Place, operation: OperationId, results: Results): CheckRule[] {
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
  const id = oneOf(at(check, 'id'), checkIds, ': write it in src/simulator/checks and name it in contract/contract.ts')
  if (!answers && id !== 'operator') refuse(check, 'does not say what it answers')
  return {
    step,
    id,
    passed: { step, check: id, outcome: 'passed', text: text(at(check, 'title')) },
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

/**
 * Reads the payment API's rules from its bundled specification: openapi.json of the product direct-carrier-billing,
 * parsed. Throws, with the position, for a rule that the simulator does not implement.
 */
export function readContract(specification: unknown): Contract {
  const document = documentPlace(specification)
  const results = readResults(document)
  const rulesOf = (id: OperationId) => readOperation(document, id, results)
  return {
    operations: {
      requestOneTimePassword: rulesOf('requestOneTimePassword'),
      identifyCustomer: rulesOf('identifyCustomer'),
      createCharge: rulesOf('createCharge'),
      getCharge: rulesOf('getCharge'),
      refundCharge: rulesOf('refundCharge'),
      sendSms: rulesOf('sendSms'),
    },
    refusals: results.refusals,
    operators: readOperators(document),
    pricePoints: readPricePoints(document),
    profiles: readProfiles(document, results),
    repeats: readRepeats(document, results),
    oneTimePassword: readOneTimePassword(document),
    unsubscribe: readUnsubscribe(document),
  }
}

function readOperation(document: Place, id: OperationId, results: Results): OperationRules {
  const operation = findOperation(at(document, 'paths'), id)
  const body = maybe(operation, 'requestBody')
  return {
    successMessage: text(at(operation, 'x-success-message')),
    checks: readChecks(document, id, results),
    body: body ? readBody(along(body, 'content', 'application/json', 'schema'), results.codes) : null,
  }
}

function findOperation(paths: Place, id: OperationId): Place {
  const operations = members(paths).flatMap(([, path]) => members(path).map(([, operation]) => operation))
  return operations.find((operation) => maybe(operation, 'operationId')?.value === id) ?? refuse(paths, `lacks ${id}`)
}

type Codes = readonly ResultCode[]

/**
 * Reads the rules of a request body from its schema: a closed object of strings, with rules of the form `if` one
 * property.
 */
function readBody(schema: Place, codes: Codes): BodyRules {
  if (at(schema, 'additionalProperties').value !== false) {
    refuse(schema, 'is open: say additionalProperties: false')
  }
  const rules = maybe(schema, 'allOf')
  return {
    fields: readFields(schema, codes),
    required: readRequired(schema),
    conditions: rules ? items(rules).map((rule) => readCondition(rule, codes)) : [],
  }
}

function readFields(schema: Place, codes: Codes): Field[] {
  const properties = maybe(schema, 'properties')
  return properties ? members(properties).map(([name, limits]) => ({ name, limits: [readLimits(limits, codes)] })) : []
}

function readRequired(schema: Place): string[] {
  const required = maybe(schema, 'required')
  return required ? items(required).map(text) : []
}

function readCondition(rule: Place, codes: Codes): Condition {
  const condition = at(rule, 'if')
  const [first, ...more] = members(at(condition, 'properties'))
  if (!first || more.length > 0 || readRequired(condition).join() !== first[0]) {
    return refuse(condition, 'must look at one property, and require it')
  }
  const [property, value] = first
  const equals = maybe(value, 'const')
  if (!equals && text(at(value, 'type')) !== 'string') refuse(value, 'must be a const or any string')
  return {
    property,
    equals: equals ? text(equals) : null,
    met: readBranch(rule, 'then', codes),
    unmet: readBranch(rule, 'else', codes),
  }
}

function readBranch(rule: Place, name: 'then' | 'else', codes: Codes): Branch {
  const branch = maybe(rule, name)
  if (!branch) return { required: [], requiredMessage: null, fields: [] }
  const message = maybe(rule, 'x-messages') && maybe(along(rule, 'x-messages'), 'required')
  return {
    required: readRequired(branch),
    requiredMessage: message ? text(message) : null,
    fields: readFields(branch, codes),
  }
}
