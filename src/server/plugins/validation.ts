import type { FuncKeywordDefinition, Options } from 'ajv'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { capitalize } from '#domain/capitalize.ts'
import { formats } from '#domain/formats/formats.ts'
import { ipv4Problem } from '#domain/formats/ipv4.ts'
import { isUuid } from '#domain/formats/uuid.ts'
import { below } from '#domain/json-pointer.ts'
import type { FieldProblem } from '#domain/problems.ts'
import { trimText } from '#domain/trim-text.ts'
import { operationFacts } from '#generated/operations.ts'
import { refuseUnreadableText, requestRefusal } from './readable-text.ts'

/**
 * The validated part of the request. In a body, the pointer alone is the field's name; a parameter's name has a prefix.
 */
type Part = 'body' | 'params' | 'querystring' | 'headers'

const prefixes: Record<Part, string> = { body: '', params: '/path', querystring: '/query', headers: '/header' }

/** Summary keywords: the errors of their branches name the broken rule. */
const summaries = new Set(['if', 'oneOf', 'anyOf', 'allOf', 'propertyNames'])

/** Ajv's errors with the messages beside the broken limit (x-messages). */
export function fieldProblems(errors: ErrorObject[], part: Part): FieldProblem[] {
  const telling = errors.filter((error) => !summaries.has(error.keyword))
  const problems = (telling.length > 0 ? telling : errors).map((error) => ({
    field: prefixes[part] + error.instancePath + missingOrUnknown(error),
    rule: error.keyword,
    message: messageOf(error),
  }))
  return onePerSentence(problems)
}

function missingOrUnknown({ keyword, params }: ErrorObject): string {
  const name =
    keyword === 'required' ? params.missingProperty : (params.additionalProperty ?? params.unevaluatedProperty)
  return typeof name === 'string' ? below('', name) : ''
}

function messageOf(error: ErrorObject): string {
  const { keyword, params, parentSchema, data } = error
  // Messages for IP addresses contain the address and depend on the mistake.
  const ofAddress = params.format === 'ipv4-unicast' && typeof data === 'string' ? ipv4Problem(data) : undefined
  if (ofAddress) return ofAddress
  const schema = keyword === 'required' ? parentSchema?.properties?.[params.missingProperty] : parentSchema
  const own = schema?.['x-messages']
  if (typeof own?.[keyword] === 'string') return own[keyword]
  return fallback(error)
}

export const invalidValue = 'This value is not valid.'

/** For rules that the screens never break, since they send the contract's types. */
function fallback({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'required') return 'Required.'
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'This field is not known.'
  if (keyword === 'type') return `Must be of type ${[params.type].flat().join(' or ')}.`
  if (keyword === 'format') return `Must be a valid ${params.format}.`
  return message ? `${capitalize(message)}.` : invalidValue
}

/** A short empty name breaks three rules with the same message; it is shown once. */
function onePerSentence(problems: FieldProblem[]): FieldProblem[] {
  const seen = new Set<string>()
  return problems.filter(({ field, message }) => {
    const sentence = `${field} ${message}`
    return seen.has(sentence) ? false : seen.add(sentence)
  })
}

const options: Options = {
  allErrors: true,
  strict: false,
  // An error's parent schema contains its messages.
  verbose: true,
  useDefaults: true,
  discriminator: true,
  removeAdditional: false,
}

/** The mocks of scripts/mock validate with the same settings, so that they refuse what the server refuses. */
export function requestValidators() {
  // Parameters are text and coerced; in a body, '1' is not a number.
  return {
    parameters: withFormats(new Ajv2020({ ...options, coerceTypes: true })),
    bodies: withFormats(new Ajv2020(options)),
  }
}

/** Validates requests against the specification's schemas; the first invalid part answers with all its problems. */
export function validateRequests(app: FastifyInstance): void {
  const { parameters, bodies } = requestValidators()

  app.setValidatorCompiler<Record<string, unknown>>(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? bodies : parameters
    // OpenAPI cannot forbid other query parameters, so this does.
    const strict = httpPart === 'querystring' ? { ...schema, additionalProperties: false } : schema
    const part = toPart(httpPart)
    // Compiled for the first request, because compiling all schemas would take a quarter of the start.
    let validate: ValidateFunction | undefined
    return (data) => {
      validate ??= ajv.compile(strict)
      if (validate(data)) return { value: data }
      return { error: requestRefusal(fieldProblems(validate.errors ?? [], part)) }
    }
  })
  app.setSchemaErrorFormatter((errors) =>
    errors instanceof Error ? errors : new Error('unreadable validation errors'),
  )
  app.addHook('preValidation', async (request) => {
    // The payment API has its own answers to unreadable requests.
    if (request.routeOptions.config.isGateway) return
    refuseUnreadableText(request)
    refuseUndeclaredInput(request)
  })
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  ajvFormats.default(ajv)
  // Its own also takes 'urn:uuid:' before an id.
  ajv.addFormat('uuid', { type: 'string', validate: isUuid })
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate })
  for (const keyword of ['example', 'externalDocs', 'xml']) ajv.addKeyword(keyword)
  ajv.addKeyword(trimming)
  return ajv
}

/** Runs before the limits of a text, so that they apply to the trimmed text. */
const trimming: FuncKeywordDefinition = {
  keyword: 'x-trim',
  type: 'string',
  schemaType: 'boolean',
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate: (trims: boolean, text: string, _schema: unknown, place?: Parameters<ValidateFunction>[1]) => {
    if (trims && place) place.parentData[place.parentDataProperty] = trimText(text)
    return true
  },
}

function toPart(httpPart: string | undefined): Part {
  return httpPart === 'params' || httpPart === 'querystring' || httpPart === 'headers' ? httpPart : 'body'
}

/** Fastify does not validate parts without a schema: unexpected query parameters and bodies. */
function refuseUndeclaredInput(request: FastifyRequest): void {
  const { schema, config } = request.routeOptions
  if (!config.operationId) return
  if (!schema?.querystring) {
    const unknown = Object.keys(request.query ?? {})
    if (unknown.length > 0) {
      throw requestRefusal(
        unknown.map((name) => ({
          field: below('/query', name),
          rule: 'additionalProperties',
          message: 'This field is not known.',
        })),
      )
    }
  }
  // A form is parsed later, by uploads.ts.
  const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
  if (schema?.body && request.body === undefined && !isForm) {
    throw requestRefusal([{ field: '', rule: 'required', message: 'The request needs a JSON body.' }])
  }
  if (operationFacts[config.operationId].accepts === 'nothing' && !isEmpty(request.body)) {
    throw requestRefusal([{ field: '', rule: 'additionalProperties', message: 'This call takes no body.' }])
  }
}

/** Some clients send an empty object with every POST. */
function isEmpty(body: unknown): boolean {
  return body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0)
}
