import { existsSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyRequest } from 'fastify'
import { escapeStep } from '#domain/json-pointer.ts'
import adminSpecification from '#generated/admin/openapi.json' with { type: 'json' }
import { type OperationId, operationFacts } from '#generated/operations.ts'
import portalSpecification from '#generated/portal/openapi.json' with { type: 'json' }

const specifications = { portal: portalSpecification, admin: adminSpecification }

/** One line for the developer about an answer that cannot be serialised by its schema; undefined for any other error. */
export function describeBrokenAnswer(error: unknown, request: FastifyRequest): string | undefined {
  if (!(error instanceof Error) || !('serialization' in error)) return undefined
  const id = request.routeOptions.config.operationId
  if (!id) return undefined
  const { api, tag, success } = operationFacts[id]
  const field = /^"(.*)" is required!$/.exec(error.message)?.[1]
  const problem =
    field === undefined
      ? `does not fit its schema (${error.message})`
      : `lacks the required field ${pointerOf(id, field, request.answer) ?? field}`
  return `${placeOf(id)}: the answer ${success} of ${id} ${problem}: return it from src/server/operations/${tag}, or change the schema of openapi/${api}`
}

/** The serialiser names the field alone, so a validator looks for it in the answer. */
function pointerOf(id: OperationId, field: string, answer: unknown): string | undefined {
  const { api, path, method, success } = operationFacts[id]
  const document = specifications[api]
  const steps = ['paths', path, method, 'responses', success, 'content', 'application/json', 'schema']
  const pointer = steps.map((step) => encodeURIComponent(escapeStep(step)))
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, validateFormats: false })
  ajv.addSchema(document, 'specification', false, false)
  const validate = ajv.compile({ $ref: `specification#/${pointer.join('/')}` })
  validate(answer)
  const missing = validate.errors?.find((each) => each.params.missingProperty === field)
  return missing && `${missing.instancePath}/${field}`
}

/** The line of the operation, where the files of the specification are at hand. */
function placeOf(id: OperationId): string {
  const { api, tag } = operationFacts[id]
  const file = `openapi/${api}/${tag}.yaml`
  if (!existsSync(file)) return file
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex((line) => line.trim() === `operationId: ${id}`)
  return at < 0 ? file : `${file}:${at + 1}`
}
