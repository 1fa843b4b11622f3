// Test data from the specifications: example requests and documented responses. New operations are covered automatically.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { sampleOf } from '#docs/compiler/content/sample.ts'
import { exampleValue } from '#docs/compiler/operations/sent-value.ts'
import {
  type ExampleObject,
  type MediaObject,
  type OpenApiDocument,
  type ParameterObject,
  resolve,
  resolveSchema,
} from '#domain/openapi.ts'
import { apis } from '../../codegen.config.ts'
import { operationsOf, type PlacedOperation, parseDocument } from '../../scripts/generate/openapi.ts'

export interface Api {
  /** `portal`, `admin`, or the suffix of a product. */
  name: string
  /** The root file of the specification. Undefined when it is not one of this repository. */
  file?: string
  document: OpenApiDocument
  operations: PlacedOperation[]
}

/** A request from the specification's examples. */
export interface ExampleRequest {
  name: string
  params: Record<string, unknown>
  /** Undefined if the operation has no query parameters. */
  query: Record<string, unknown> | undefined
  /** An undocumented query parameter. The generated function cannot send it. */
  unknownQuery?: string
  body: unknown
  /** Undefined if there is no body. */
  contentType: string | undefined
}

/** One documented answer. */
export interface Answer {
  status: number
  example: string
  contentType: string
  value: unknown
}

export const readApis = (): Api[] =>
  apis.map((name) => toApi(name, `openapi/${name}.yaml`, `src/generated/${name}/openapi.json`))

/** The products that the sandbox serves. */
export const readProducts = (): Api[] =>
  globSync('src/generated/products/*/openapi.json')
    .sort()
    .map((bundle) => ({ bundle, name: basename(dirname(bundle)) }))
    .map(({ bundle, name }) => toApi(name, `openapi/products/${name}.yaml`, bundle))
    .filter(({ document }) => JSON.stringify(Object(document).servers).includes('{PUBLIC_URL}/sandbox'))

function toApi(name: string, file: string, bundle: string): Api {
  const document = parseDocument(readFileSync(bundle, 'utf8'))
  return { name, file, document, operations: operationsOf(document) }
}

// src/web/api/http.ts adds this parameter to every GET, so the generated functions do not take it.
const addedByEdge = 'nocache'

/** Every example request of an operation: one per example of the body, or one without a body. A body without an example is made up. */
export function requestsOf({ document }: Api, operation: PlacedOperation): ExampleRequest[] {
  const parameters = operation.parameters
    .map((parameter) => resolve(document, parameter))
    .filter(({ name }) => name !== addedByEdge)
  const valuesOf = (place: ParameterObject['in']) =>
    Object.fromEntries(
      parameters.filter((parameter) => parameter.in === place).map((each) => [each.name, exampleOf(document, each)]),
    )
  const hasQuery = parameters.some((parameter) => parameter.in === 'query')
  const common = { params: valuesOf('path'), query: hasQuery ? valuesOf('query') : undefined }
  if (!operation.requestBody) return [{ ...common, name: 'no body', body: undefined, contentType: undefined }]
  return Object.entries(resolve(document, operation.requestBody).content).flatMap(([contentType, media]) =>
    sentExamplesOf(document, media).map(([name, body]) => ({
      ...common,
      name,
      body: contentType === 'multipart/form-data' ? withFiles(document, media, body) : body,
      contentType,
    })),
  )
}

/** Replaces the placeholders in examples of uploads with files. */
function withFiles(document: OpenApiDocument, { schema = {} }: MediaObject, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { properties = {} } = resolveSchema(document, schema)
  const isFile = (name: string) => properties[name] && resolveSchema(document, properties[name]).format === 'binary'
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isFile(name) ? new File(['%PDF-1.7'], 'file.pdf') : value]),
  )
}

/** Every example of the documented statuses, without those of ranges and of the default. */
export const answersOf = ({ document }: Api, operation: PlacedOperation): Answer[] =>
  Object.entries(operation.responses)
    .filter(([status]) => Number.isInteger(Number(status)))
    .flatMap(([status, response]) =>
      Object.entries(resolve(document, response).content ?? {}).flatMap(([contentType, media]) =>
        examplesOf(document, media).map(([example, value]) => ({
          status: Number(status),
          example,
          contentType,
          value,
        })),
      ),
    )

function sentExamplesOf(document: OpenApiDocument, media: MediaObject): [string, unknown][] {
  const examples = examplesOf(document, media)
  if (examples.length > 0) return examples
  return [['made from the schema', sampleOf(media.schema ?? true, document, 'request') ?? '']]
}

const examplesOf = (document: OpenApiDocument, { example, examples = {} }: MediaObject): [string, unknown][] =>
  example === undefined
    ? Object.entries(examples).map(([name, reference]) => [name, resolve<ExampleObject>(document, reference).value])
    : [['default', example]]

function exampleOf(document: OpenApiDocument, parameter: ParameterObject): unknown {
  const named = Object.values(parameter.examples ?? {})[0]
  if (named) return resolve<ExampleObject>(document, named).value
  const schema = parameter.schema ? resolveSchema(document, parameter.schema) : {}
  const [member] = Array.isArray(schema.enum) ? schema.enum : []
  return parameter.example ?? schema.default ?? schema.const ?? member ?? exampleValue(document, parameter)
}
