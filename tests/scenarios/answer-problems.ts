import Ajv2020 from 'ajv/dist/2020.js'
import { asObject, resolve } from '#domain/openapi.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import type { OperationId } from '#simulator/contract/contract.ts'
import type { Answer } from '#simulator/request.ts'
import { operationsOf, parseDocument } from '../../scripts/generate/openapi.ts'

const document = parseDocument(JSON.stringify(product))
const operations = operationsOf(document)
const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
const validators = new Map<string, ReturnType<typeof ajv.compile>>()

/** Describes every violation of the response schema of this operation and status. */
export function answerProblems(id: OperationId, { status, body }: Answer): string[] {
  const validate = validatorOf(id, status)
  if (!validate) return [`${id} answers ${status}, which the specification does not document`]
  if (validate(body)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function validatorOf(id: OperationId, status: number) {
  const name = `${id} ${status}`
  const cached = validators.get(name)
  if (cached) return cached
  const response = operations.find(({ operationId }) => operationId === id)?.responses[String(status)]
  const schema = response && resolve(document, response).content?.['application/json']?.schema
  if (!schema) return undefined
  const validate = ajv.compile({ ...asObject(schema), components: document.components })
  validators.set(name, validate)
  return validate
}
