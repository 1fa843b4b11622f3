import type { Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formats } from '#domain/formats/formats.ts'
import { type FieldProblem, ProblemError } from '#domain/problems.ts'
import { operationFacts } from '#generated/operations.ts'
import { fieldProblems, type Part } from '#server/plugins/field-problems.ts'

const options: Options = {
  allErrors: true,
  strict: false,
  // The parent schema of an error holds the words for it.
  verbose: true,
  useDefaults: true,
  discriminator: true,
  removeAdditional: false,
}

/** At least twice as deep as any body of the contract, and safe for recursive functions. */
const deepest = 20
/** A person mends a few fields at a time; a list of all that is wrong with a megabyte would be five megabytes. */
const mostProblems = 100

/** Requests are held against the specification's own schemas; the first broken part answers with all its problems. */
export function validateRequests(app: FastifyInstance): void {
  // A parameter is text on the wire, whatever its type; a body has types of its own, and '1' is no number there.
  const parameters = withFormats(new Ajv2020({ ...options, coerceTypes: true }))
  const bodies = withFormats(new Ajv2020(options))

  app.setValidatorCompiler<Record<string, unknown>>(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? bodies : parameters
    // The specification cannot say that other query parameters are unknown; we do.
    const validate = ajv.compile(httpPart === 'querystring' ? { ...schema, additionalProperties: false } : schema)
    const part = toPart(httpPart)
    return (data) => {
      if (validate(data)) return { value: data }
      return { error: refusal(fieldProblems(validate.errors ?? [], part)) }
    }
  })
  app.setSchemaErrorFormatter((errors) =>
    errors instanceof Error ? errors : new Error('unreadable validation errors'),
  )
  app.addHook('preValidation', async (request) => {
    // The payment API has words of its own for what it cannot read.
    if (request.routeOptions.config.isGateway) return
    refuseUnreadable(request)
    refuseUndeclaredInput(request)
  })
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  ajvFormats.default(ajv)
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate })
  for (const keyword of ['example', 'externalDocs', 'xml']) ajv.addKeyword(keyword)
  return ajv
}

function toPart(httpPart: string | undefined): Part {
  return httpPart === 'params' || httpPart === 'querystring' || httpPart === 'headers' ? httpPart : 'body'
}

function refusal(problems: FieldProblem[]): ProblemError {
  return new ProblemError('invalid-request', { problems: problems.slice(0, mostProblems) })
}

/** What a route declares no schema for is not validated by Fastify: a query where there is none, a body left out. */
function refuseUndeclaredInput(request: FastifyRequest): void {
  const { schema, config } = request.routeOptions
  if (!config.operationId) return
  if (!schema?.querystring) {
    const unknown = Object.keys(request.query ?? {})
    if (unknown.length > 0) {
      throw refusal(
        unknown.map((name) => ({
          field: `/query/${name}`,
          rule: 'additionalProperties',
          message: 'This field is not known.',
        })),
      )
    }
  }
  // A form is read later, by uploads.ts.
  const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
  if (schema?.body && request.body === undefined && !isForm) {
    throw refusal([{ field: '', rule: 'required', message: 'The request needs a JSON body.' }])
  }
  if (operationFacts[config.operationId].accepts === 'nothing' && !isEmpty(request.body)) {
    throw refusal([{ field: '', rule: 'additionalProperties', message: 'This call takes no body.' }])
  }
}

/** Some clients send an empty object with every POST. */
function isEmpty(body: unknown): boolean {
  return body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0)
}

/** PostgreSQL stores no null character, and no field of ours has a use for one; nor for a hundred thousand brackets. */
export function refuseUnreadable(request: FastifyRequest): void {
  const problems = [
    ...unreadable(request.params, '/path'),
    ...unreadable(request.query, '/query'),
    ...unreadable(request.body, ''),
  ]
  if (problems.length > 0) throw refusal(problems)
}

function unreadable(value: unknown, field: string, depth = 0): FieldProblem[] {
  if (typeof value === 'string') return value.includes('\0') ? [nullByte(field)] : []
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return []
  if (depth > deepest) return [{ field, rule: 'depth', message: 'This is nested too deep.' }]
  return Object.entries(value).flatMap(([key, each]) =>
    key.includes('\0')
      ? [nullByte(field)]
      : unreadable(each, `${field}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1),
  )
}

function nullByte(field: string): FieldProblem {
  return { field, rule: 'null-byte', message: 'Null characters are not allowed.' }
}
