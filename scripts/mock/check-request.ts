import type { IncomingHttpHeaders } from 'node:http'
import { parse } from 'node:querystring'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { decodedOrSame } from '#domain/formats/percent-encoding.ts'
import {
  asObject,
  type OpenApiDocument,
  type ParameterObject,
  resolve,
  type SchemaNode,
  type SchemaObject,
} from '#domain/openapi.ts'
import { type FieldProblem, problems } from '#domain/problems.ts'
import { parameterPattern, toPattern } from '#server/gateway/gateway-path.ts'
import { parseJsonBytes, problemsIn } from '#server/plugins/readable-text.ts'
import { fieldProblems, requestValidators } from '#server/plugins/validation.ts'
import { operationsOf, type PlacedOperation } from '../generate/openapi.ts'
import { headerOf, schemeOf } from './credentials.ts'

export interface MockRequest {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A request that the server answers with 400. */
export interface Refusal {
  operation: PlacedOperation
  problems: FieldProblem[]
  isMalformed: boolean
}

const notJson = { field: '', rule: 'json', message: problems['malformed-json'].message }

type Place = 'path' | 'query'

/** Without a schema there is no JSON to check. */
interface Body {
  value?: unknown
  schema?: SchemaNode
  isMissing?: true
}

const prefixes = { path: 'params', query: 'querystring' } as const

/**
 * Checks requests as the server does, because Prism ignores unknown query parameters and our formats, hangs on malformed
 * JSON, and answers 422 wherever that is documented. Requests without credentials are left to Prism.
 */
export class RequestChecks {
  readonly #document: OpenApiDocument
  readonly #kind: 'api' | 'product'
  readonly #operations: { operation: PlacedOperation; path: RegExp }[]
  readonly #validators = requestValidators()
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(document: OpenApiDocument, kind: 'api' | 'product') {
    this.#document = document
    this.#kind = kind
    // A path without parameters comes before one that matches it too.
    this.#operations = operationsOf(document)
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
      .map((operation) => ({ operation, path: patternOf(operation.path) }))
  }

  find({ method, url }: MockRequest): PlacedOperation | undefined {
    const path = pathOf(url)
    const found = this.#operations.find(
      (each) => each.operation.method === method.toLowerCase() && each.path.test(path),
    )
    return found?.operation
  }

  refusalOf(request: MockRequest): Refusal | undefined {
    const operation = this.find(request)
    if (!operation || !this.#hasCredentials(operation, request.headers)) return undefined
    const body = this.#bodyOf(operation, request)
    if (body === 'malformed') return { operation, problems: [notJson], isMalformed: true }
    const found = this.#problemsOf(operation, request.url, body)
    return found ? { operation, problems: found, isMalformed: false } : undefined
  }

  /** The problems of the first part that has some, in the server's order. */
  #problemsOf(operation: PlacedOperation, url: string, body: Body): FieldProblem[] | undefined {
    const path = parametersOf(operation.path, url)
    const query = queryOf(url)
    const isMissing = 'isMissing' in body
    const parts = [
      () => [...problemsIn(path, '/path'), ...problemsIn(query, '/query'), ...problemsIn(body.value, '')],
      () => (isMissing ? [{ field: '', rule: 'required', message: 'The request needs a JSON body.' }] : []),
      () => this.#inParameters(operation, 'path', path),
      () => this.#inBody(operation, body),
      () => this.#inParameters(operation, 'query', query),
    ]
    return parts
      .values()
      .map((find) => find())
      .find((each) => each.length > 0)
  }

  #hasCredentials(operation: PlacedOperation, headers: IncomingHttpHeaders): boolean {
    const alternatives = operation.security ?? this.#document.security ?? []
    const isSent = (name: string) => {
      const [header] = headerOf(schemeOf(this.#document, name), '') ?? []
      return header === undefined || headers[header.toLowerCase()] !== undefined
    }
    return alternatives.length === 0 || alternatives.some((each) => Object.keys(each).every(isSent))
  }

  #inParameters(operation: PlacedOperation, place: Place, values: object): FieldProblem[] {
    const validate = this.#compile(`${place} ${operation.operationId}`, () => {
      const own = operation.parameters.map((each) => resolve(this.#document, each)).filter((each) => each.in === place)
      return this.#validators.parameters.compile(this.#withoutReferences(this.#schemaOf(own, place)))
    })
    return validate({ ...values }) ? [] : fieldProblems(validate.errors ?? [], prefixes[place])
  }

  #schemaOf(parameters: ParameterObject[], place: Place): SchemaObject {
    const properties = Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema]))
    const required = parameters.filter((each) => each.required).map(({ name }) => name)
    // The gateway of the products ignores other query parameters.
    const isClosed = place === 'query' && this.#kind === 'api'
    return {
      type: 'object',
      properties,
      required,
      ...(isClosed && { additionalProperties: false }),
    }
  }

  /** Forms and other content types are left to Prism. */
  #bodyOf(operation: PlacedOperation, { headers, body }: MockRequest): Body | 'malformed' {
    const contentType = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
    const media = operation.requestBody && resolve(this.#document, operation.requestBody).content['application/json']
    if (!media) return {}
    if (contentType === undefined && body.length === 0) return { isMissing: true }
    if (contentType !== 'application/json') return {}
    const value = parseJsonBytes(body)
    return value === undefined ? 'malformed' : { value, schema: media.schema ?? {} }
  }

  #inBody({ operationId }: PlacedOperation, { value, schema }: Body): FieldProblem[] {
    if (!schema) return []
    const validate = this.#compile(`body ${operationId}`, () =>
      this.#validators.bodies.compile(this.#withoutReferences(schema)),
    )
    return validate(value) ? [] : fieldProblems(validate.errors ?? [], 'body')
  }

  /** As the server has them: a missing property is refused with the message beside its own schema. */
  #withoutReferences(schema: SchemaNode): SchemaObject {
    const expand = (_: string, value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || !('$ref' in value)) return value
      const { $ref, ...beside } = value
      return { ...resolve<SchemaObject>(this.#document, { $ref: `${$ref}` }), ...beside }
    }
    try {
      return JSON.parse(JSON.stringify(schema, expand))
    } catch {
      // A schema that contains itself.
      return { ...asObject(schema), components: this.#document.components }
    }
  }

  #compile(key: string, compile: () => ValidateFunction): ValidateFunction {
    const validate = this.#compiled.get(key) ?? compile()
    this.#compiled.set(key, validate)
    return validate
  }
}

const patternOf = (path: string) => toPattern(path, '[^/]+')

function parametersOf(path: string, url: string): Record<string, string> {
  const values = patternOf(path).exec(pathOf(url))?.slice(1) ?? []
  const names = [...path.matchAll(parameterPattern)].map(([, name = '']) => name)
  // Prism answers an escape that cannot be decoded.
  return Object.fromEntries(names.map((name, at) => [name, decodedOrSame(values[at] ?? '')]))
}

const pathOf = (url: string) => url.split('?')[0] ?? ''

const queryOf = (url: string) => parse(url.split('?').slice(1).join('?'))
