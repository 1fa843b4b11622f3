import Ajv2020, { type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { formats } from '#domain/formats/formats.ts'
import { type PlacedOperation, type Ref, resolve, type Schema } from '../../scripts/generate/openapi.ts'
import type { Outcome } from './client.ts'
import { type Api, answerSchema } from './contract.ts'

type Wire = Pick<Outcome, 'status' | 'headers' | 'text'>

/** A property of a response that the specification does not allow. */
export interface Violation {
  /** Into the body; `header NAME` for a header, empty for the whole response. */
  pointer: string
  message: string
}

/** Describes every violation of the specification in a response, including those that Prism reports in `sl-violations`. */
export const contractViolations = (api: Api, operation: PlacedOperation, answer: Wire): string[] =>
  violationsOf(api, operation, answer).map(
    ({ pointer, message }) => `${pointer || 'the answer'} ${message} in ${answer.text}`,
  )

export function violationsOf(api: Api, operation: PlacedOperation, answer: Wire): Violation[] {
  const { status, headers, text } = answer
  const contentType = headers.get('content-type')?.split(';')[0] ?? ''
  const violations = headers.get('sl-violations')
  const byPrism = violations ? [{ pointer: '', message: `Prism: ${violations}` }] : []
  if (contentType === 'application/problem+json') return [{ pointer: '', message: `Prism: ${text}` }]
  const schema = answerSchema(api, operation, status, contentType)
  if (!schema) {
    const message = `status ${status} with content type ${contentType || 'none'} is not documented`
    return [...byPrism, { pointer: '', message }]
  }
  return [
    ...byPrism,
    ...headerErrors(api, operation, answer),
    ...(contentType === 'application/json' ? bodyErrors(api, schema, text) : []),
  ]
}

type Compile = (api: Api, schema: Ref<Schema>) => ValidateFunction

/** References inside a schema point to the document's components, so these are part of the compiled schema. */
function compilerOf(options: Options): Compile {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, formats, ...options })
  addFormats.default(ajv, ['uuid', 'date-time', 'date', 'uri'])
  const compiled = new WeakMap<object, ValidateFunction>()
  return ({ document }, schema) => {
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components })
    compiled.set(schema, validate)
    return validate
  }
}

const compileBody = compilerOf({})

function bodyErrors(api: Api, schema: Ref<Schema>, text: string): Violation[] {
  const body = parseJson(text)
  if (body === undefined) return [{ pointer: '', message: 'the body is not JSON' }]
  const validate = compileBody(api, schema)
  if (validate(body)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) => ({
    pointer: instancePath,
    message: `${message} ${JSON.stringify(params)}`,
  }))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// A header is text, so '30' is an integer.
const compileHeader = compilerOf({ coerceTypes: true })

function headerErrors(api: Api, operation: PlacedOperation, { status, headers }: Wire): Violation[] {
  const { document } = api
  const response = operation.responses[String(status)]
  const documented = response ? Object.entries(resolve(document, response).headers ?? {}) : []
  return documented.flatMap(([name, reference]) => {
    const { required, schema = {} } = resolve(document, reference)
    const value = headers.get(name)
    const pointer = `header ${name}`
    if (value === null) return required ? [{ pointer, message: 'is missing' }] : []
    const validate = compileHeader(api, schema)
    return validate(value) ? [] : (validate.errors ?? []).map(({ message }) => ({ pointer, message: `${message}` }))
  })
}
