import { isObject } from '#domain/is-object.ts'
import { stepsOf } from '#domain/json-pointer.ts'
import type { GatewayRoute } from '#server/gateway/products.ts'
import { asObject, type ObjectSchema, standAlone } from './tool-schema.ts'

/** A tool as MCP lists it. */
export interface ToolDescription {
  name: string
  title: string
  description: string
  inputSchema: ObjectSchema
  outputSchema?: ObjectSchema
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: false }
}

/** An operation of a product, as a tool. */
export interface OperationTool {
  description: ToolDescription
  route: GatewayRoute
  parameters: Parameter[]
  hasBody: boolean
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
}

/** A product's specification, whatever its shape. */
interface Specification {
  product: string
  document: unknown
}

/**
 * A tool per operation that the sandbox routes. The arguments are the operation's parameters by their names, and its body
 * under `body`. An operationId of two products, or one that is `taken`, gets its product's suffix in front.
 */
export function operationTools(
  routes: GatewayRoute[],
  documents: Specification[],
  taken: readonly string[],
): OperationTool[] {
  const names = [...taken, ...routes.map(({ operation }) => operation)]
  return routes.map((route) => {
    const isUnique = names.filter((name) => name === route.operation).length === 1
    const document = documents.find(({ product }) => product === route.product)?.document
    return toolOf(route, new Reader(document), isUnique ? route.operation : `${route.product}_${route.operation}`)
  })
}

function toolOf(route: GatewayRoute, reader: Reader, name: string): OperationTool {
  const method = route.method.toLowerCase()
  const item = reader.at(reader.root, 'paths', route.path)
  const operation = reader.at(item, method)
  const parameters = [...reader.list(item, 'parameters'), ...reader.list(operation, 'parameters')].flatMap((each) =>
    reader.parameter(each),
  )
  const body = reader.at(operation, 'requestBody')
  const bodySchema = reader.at(body, 'content', 'application/json').schema
  const properties = Object.fromEntries(parameters.map(({ name: each, schema }) => [each, schema]))
  const required = parameters.filter((each) => each.required).map((each) => each.name)
  const hasBody = isObject(bodySchema)
  const input = {
    type: 'object' as const,
    properties: { ...properties, ...(hasBody && { body: bodySchema }) },
    required: [...required, ...(hasBody && body.required === true ? ['body'] : [])],
    additionalProperties: false,
  }
  const output = asObject(standAlone(reader.answer(operation), reader.schemas))
  const summary = stringOr(operation.summary, name)
  return {
    route,
    parameters: parameters.map(({ name: each, in: where }) => ({ name: each, in: where })),
    hasBody,
    description: {
      name,
      title: summary,
      description: plainText(`${summary}. ${stringOr(operation.description, '')}`),
      inputSchema: { ...input, ...standAlone(input, reader.schemas), type: 'object' },
      ...(output && { outputSchema: output }),
      annotations: {
        readOnlyHint: method === 'get' || method === 'head',
        destructiveHint: ['delete', 'put', 'patch'].includes(method),
        idempotentHint: method !== 'post' && method !== 'patch',
        openWorldHint: false,
      },
    },
  }
}

type Place = Record<string, unknown>

/** Reads an OpenAPI document whose shape is not known, following references. */
class Reader {
  readonly root: Place
  readonly schemas: Record<string, unknown>

  constructor(document: unknown) {
    this.root = isObject(document) ? document : {}
    this.schemas = this.at(this.root, 'components', 'schemas')
  }

  /** An empty object where nothing is. */
  at(from: unknown, ...names: string[]): Place {
    const [name, ...rest] = names
    const place = this.#resolve(from)
    if (name === undefined) return place
    return this.at(Object.entries(place).find(([key]) => key === name)?.[1], ...rest)
  }

  #resolve(value: unknown): Place {
    if (!isObject(value)) return {}
    const { $ref } = value
    if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return value
    return this.at(this.root, ...stepsOf($ref))
  }

  list(from: Place, name: string): unknown[] {
    const found = from[name]
    return Array.isArray(found) ? found : []
  }

  /** Cookies have no place in a tool. */
  parameter(value: unknown): (Parameter & { required: boolean; schema: object })[] {
    const { name, in: where, required, schema, description, example } = this.at(value)
    if (typeof name !== 'string' || (where !== 'path' && where !== 'query' && where !== 'header')) return []
    const described = {
      ...(isObject(schema) ? schema : { type: 'string' }),
      ...(typeof description === 'string' && { description: plainText(description) }),
      ...(example !== undefined && { examples: [example] }),
    }
    return [{ name, in: where, required: required === true, schema: described }]
  }

  /** The schema of the first success with JSON. */
  answer(operation: Place): object {
    const statuses = Object.keys(this.at(operation, 'responses')).filter((status) => /^2\d\d$/.test(status))
    const [status = ''] = statuses.sort()
    const { schema } = this.at(operation, 'responses', status, 'content', 'application/json')
    return isObject(schema) ? schema : {}
  }
}

function stringOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise
}

/** Markdown without its marks. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim()
}
