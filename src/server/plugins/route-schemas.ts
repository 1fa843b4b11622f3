import type { FastifySchema } from 'fastify'
import { isObject } from '#domain/is-object.ts'
import { lookUp } from '#domain/json-pointer.ts'
import {
  asDocument,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type Reference,
  type ResponseObject,
  resolve,
} from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'
import type { Specification } from '#server/dependencies.ts'

/** Other media types are files, which no schema validates or serialises. */
const parsedMediaTypes = ['application/json', 'multipart/form-data']

/** What Fastify validates and serialises, by operationId. `npm run generate` has validated the specification. */
export function routeSchemas(specification: Specification): Map<string, FastifySchema> {
  const document = asDocument(specification)
  const read = new SpecificationReader(document)
  return new Map(
    operationsBelow(document.paths, '#/paths').flatMap(({ operation, item }) =>
      operation.operationId === undefined
        ? []
        : [[operation.operationId, read.schemaOf(operation, item.parameters)] as const],
    ),
  )
}

class SpecificationReader {
  readonly #document: OpenApiDocument
  /** Schemas by their references. Places with the same reference share its schema. */
  readonly #schemas = new Map<string, object | undefined>()

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  schemaOf(operation: OperationObject, shared: OperationObject['parameters'] = []): FastifySchema {
    const parameters = [...shared, ...(operation.parameters ?? [])].map((each) => resolve(this.#document, each))
    const body = operation.requestBody && this.#content(operation.requestBody)
    const answers = Object.entries(operation.responses ?? {})
      // refusals.ts writes all failures, so their serialisers are not compiled.
      .filter(([status]) => !/^[45]\d\d$/.test(status))
      .map(([status, answer]) => [status, this.#content(answer)] as const)
      .filter(([, content]) => content)
    return {
      ...this.#inputs('params', 'path', parameters),
      ...this.#inputs('querystring', 'query', parameters),
      ...this.#inputs('headers', 'header', parameters),
      ...(body && { body }),
      response: Object.fromEntries(answers),
    }
  }

  #inputs(part: keyof FastifySchema, place: string, parameters: ParameterObject[]): FastifySchema {
    const inputs = parameters.filter((parameter) => parameter.in === place)
    if (inputs.length === 0) return {}
    const properties = Object.fromEntries(inputs.map(({ name, schema }) => [name, this.#resolve(schema)]))
    const required = inputs.filter((parameter) => parameter.required).map(({ name }) => name)
    return { [part]: { type: 'object', properties, ...(required.length > 0 && { required }) } }
  }

  #content(described: Pick<ResponseObject, 'content'> | Reference): { content: object } | undefined {
    const content = Object.entries(resolve(this.#document, described).content ?? {})
      .filter(([type]) => parsedMediaTypes.includes(type))
      .map(([type, { schema }]) => [type, { schema: this.#resolve(schema) }])
    return content.length > 0 ? { content: Object.fromEntries(content) } : undefined
  }

  /** The schema with its references replaced. What is written beside a reference counts before its target. */
  #resolve(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((part) => this.#resolve(part))
    if (!isObject(node)) return node
    const { $ref, ...besides } = node
    if (typeof $ref === 'string') {
      const target = this.#schemaAt($ref)
      return Object.keys(besides).length > 0 ? { ...target, ...this.#resolveParts(besides) } : target
    }
    const schema = this.#resolveParts(node)
    return schema.format === 'binary' ? asFile(schema) : schema
  }

  #resolveParts(node: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, this.#resolve(part)]))
  }

  #schemaAt(reference: string): object {
    if (!this.#schemas.has(reference)) {
      this.#schemas.set(reference, undefined)
      const resolved = this.#resolve(lookUp(this.#document, reference))
      if (isObject(resolved)) this.#schemas.set(reference, resolved)
    }
    const schema = this.#schemas.get(reference)
    if (!schema) throw new Error(`The schema ${reference} of the specification is missing or contains itself`)
    return schema
  }
}

/** The type that uploads.ts creates for a file in a form. */
function asFile({ 'x-messages': given }: Record<string, unknown>): object {
  const messages = isObject(given) ? given : {}
  return { type: 'object', 'x-file': true, 'x-messages': { ...messages, type: messages.required } }
}
