import { isObject } from '#domain/is-object.ts'
import {
  asDocument,
  findJson,
  isJsonType,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  resolve,
} from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'
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
  /** The JSON media type of the body; undefined for an operation without such a body. */
  bodyType: string | undefined
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
}

/**
 * A tool per operation that the sandbox routes. The arguments are the operation's parameters by their names, and its body
 * under `body`. An operationId of two products, or one that is `taken`, gets its product's suffix in front.
 */
export function operationTools(
  routes: GatewayRoute[],
  documents: { product: string; document: object }[],
  taken: readonly string[],
): OperationTool[] {
  const names = [...taken, ...routes.map(({ operation }) => operation)]
  return routes.map((route) => {
    const isUnique = names.filter((name) => name === route.operation).length === 1
    const { document = {} } = documents.find(({ product }) => product === route.product) ?? {}
    return toolOf(route, asDocument(document), isUnique ? route.operation : `${route.product}_${route.operation}`)
  })
}

function toolOf(route: GatewayRoute, document: OpenApiDocument, name: string): OperationTool {
  const method = route.method.toLowerCase()
  const written = operationsBelow(document.paths, '#/paths').find(
    (each) => each.name === `${route.method} ${route.path}`,
  )
  const { item = {}, operation = {} } = written ?? {}
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].flatMap((each) =>
    argumentOf(resolve(document, each)),
  )
  const body = operation.requestBody && resolve(document, operation.requestBody)
  const [type, media] = Object.entries(body?.content ?? {}).find(([each]) => isJsonType(each)) ?? []
  const bodySchema = media?.schema
  const schemas = document.components?.schemas ?? {}
  const properties = Object.fromEntries(parameters.map(({ name: each, schema }) => [each, schema]))
  const required = parameters.filter((each) => each.required).map((each) => each.name)
  const hasBody = isObject(bodySchema)
  const input = {
    type: 'object' as const,
    properties: { ...properties, ...(hasBody && { body: bodySchema }) },
    required: [...required, ...(hasBody && body?.required === true ? ['body'] : [])],
    additionalProperties: false,
  }
  const output = asObject(standAlone(answerSchema(document, operation), schemas))
  const { summary = name, description = '' } = operation
  return {
    route,
    parameters: parameters.map(({ name: each, in: where }) => ({ name: each, in: where })),
    bodyType: hasBody ? type : undefined,
    description: {
      name,
      title: summary,
      description: plainText(`${summary}. ${description}`),
      inputSchema: { ...input, ...standAlone(input, schemas), type: 'object' },
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

/** Cookies have no place in a tool. */
function argumentOf(parameter: ParameterObject): (Parameter & { required: boolean; schema: object })[] {
  const { name, in: where, required, schema, description, example } = parameter
  if (where === 'cookie') return []
  const described = {
    ...(isObject(schema) ? schema : { type: 'string' }),
    ...(description !== undefined && { description: plainText(description) }),
    ...(example !== undefined && { examples: [example] }),
  }
  return [{ name, in: where, required: required === true, schema: described }]
}

/** The schema of the only success. With several, an answer may be another one than the listed schema describes. */
function answerSchema(document: OpenApiDocument, { responses = {} }: OperationObject): object {
  const [success, ...others] = Object.entries(responses).filter(([status]) => /^[23](\d\d|XX)$/.test(status))
  if (!success || others.length > 0) return {}
  const schema = findJson(resolve(document, success[1]).content)?.schema
  return isObject(schema) ? schema : {}
}

/** Markdown without its marks. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim()
}
