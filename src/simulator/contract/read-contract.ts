import type { Contract, OperationId, OperationRules } from './contract.ts'
import { operationIds } from './operation-ids.ts'
import { along, at, documentPlace, maybe, members, type Place, refuse, text } from './place.ts'
import { readBody } from './read-body.ts'
import { readChecks } from './read-checks.ts'
import { type Results, readResults } from './read-results.ts'
import {
  readOneTimePassword,
  readOperators,
  readPricePoints,
  readProfiles,
  readRepeats,
  readUnsubscribe,
} from './read-tables.ts'

/**
 * The rules of the payment API out of its bundled specification: openapi.json of the product direct-carrier-billing, parsed.
 * Throws where the specification says something that the engine could not keep, and names the place.
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
    profiles: readProfiles(document, operationIds, results),
    repeats: readRepeats(document, results),
    oneTimePassword: readOneTimePassword(document, operationIds),
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
