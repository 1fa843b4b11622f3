import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { formats } from '#domain/formats/formats.ts'
import type { PlacedOperation, Ref, Schema } from '../../scripts/generate/openapi.ts'
import type { Outcome } from './client.ts'
import { type Api, answerSchema } from './contract.ts'

type Wire = Pick<Outcome, 'status' | 'headers' | 'text'>

/** Describes every violation of the specification in a response, including those that Prism reports in `sl-violations`. */
export function contractViolations(api: Api, operation: PlacedOperation, answer: Wire): string[] {
  const { status, headers, text } = answer
  const contentType = headers.get('content-type')?.split(';')[0] ?? ''
  const violations = headers.get('sl-violations')
  const byPrism = violations ? [`Prism: ${violations}`] : []
  if (contentType === 'application/problem+json') return [`Prism: ${text}`]
  const schema = answerSchema(api, operation, status, contentType)
  if (!schema)
    return [...byPrism, `status ${status} with content type ${contentType || 'none'} is not documented: ${text}`]
  return [...byPrism, ...(contentType === 'application/json' ? schemaErrors(api, schema, text) : [])]
}

const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, formats })
addFormats.default(ajv, ['uuid', 'date-time', 'date', 'uri'])

function schemaErrors(api: Api, schema: Ref<Schema>, text: string): string[] {
  const validate = compile(api, schema)
  if (validate(JSON.parse(text))) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath || 'the body'} ${message} ${JSON.stringify(params)} in ${text}`.trim(),
  )
}

const compiled = new WeakMap<object, ReturnType<typeof ajv.compile>>()

/** References inside the schema point to the document's components, so these are part of the compiled schema. */
function compile({ document }: Api, schema: Ref<Schema>) {
  const cached = compiled.get(schema)
  if (cached) return cached
  const validate = ajv.compile({ ...schema, components: document.components })
  compiled.set(schema, validate)
  return validate
}
