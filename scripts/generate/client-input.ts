import { httpMethods } from '#domain/http-methods.ts'
import {
  asObject,
  type MediaObject,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
  resolve,
  resolveSchema,
} from '#domain/openapi.ts'

/**
 * Adapts the specification for orval. src/web/api/http.ts unwraps envelopes, turns failures into AppErrors and adds `nocache`,
 * so the input describes what screens get: the data of a query's envelope, a Blob for a file, a stream for events, no failures, no `nocache`.
 */
export function clientDocument(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [path, clientPath(document, item)])
  return withoutUnused({ ...document, paths: Object.fromEntries(paths) })
}

function clientPath(document: OpenApiDocument, item: PathItem): PathItem {
  const { parameters, ...rest } = item
  const operations = httpMethods.flatMap((method) => {
    const operation = rest[method]
    return operation ? [[method, clientOperation(document, operation, method)]] : []
  })
  return {
    ...(parameters && { parameters: clientParameters(document, parameters) }),
    ...Object.fromEntries(operations),
  }
}

const clientOperation = (document: OpenApiDocument, operation: OperationObject, method: string): OperationObject => ({
  ...operation,
  ...(operation.parameters && { parameters: clientParameters(document, operation.parameters) }),
  responses: success(document, operation, method),
})

/** Resolves references: when orval writes invalidations, it reads `in` from the parameter itself only. */
const clientParameters = (document: OpenApiDocument, parameters: NonNullable<OperationObject['parameters']>) =>
  parameters.map((parameter) => resolve(document, parameter)).filter(({ name }) => name !== 'nocache')

function success(
  document: OpenApiDocument,
  { responses = {} }: OperationObject,
  method: string,
): OperationObject['responses'] {
  return Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => {
        const { content = {}, ...rest } = resolve(document, response)
        const [media] = Object.values(content)
        return [status, { ...rest, content: clientContent(document, content, method === 'get' ? media : undefined) }]
      }),
  )
}

function clientContent(
  document: OpenApiDocument,
  content: Record<string, MediaObject>,
  query: MediaObject | undefined,
) {
  if (content['text/event-stream']) return events
  if (!content[json]) return file
  return query ? dataOf(document, query) : content
}

/** src/web/api/http.ts resolves to the body's stream, for which orval has no type. */
const events = { 'application/json': { schema: {} } }

const json = 'application/json'

const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

function dataOf(document: OpenApiDocument, { schema }: MediaObject): Record<string, MediaObject> {
  const data = schema && resolveSchema(document, schema).properties?.data
  if (!data) throw new Error(`A query of ${document.info.title} answers without an envelope: ${JSON.stringify(schema)}`)
  return { [json]: { schema: data } }
}

/** Removes components that no path refers to, because orval writes a model for each component. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const used = new Set(listsForScreens(document))
  collect(document.paths)
  const components = Object.entries(document.components ?? {}).map(([kind, section]) => [
    kind,
    Object.fromEntries(Object.entries(Object(section)).filter(([name]) => used.has(`#/components/${kind}/${name}`))),
  ])
  return { ...document, components: Object.fromEntries(components) }

  function collect(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    const pointer = '$ref' in node && typeof node.$ref === 'string' ? node.$ref : undefined
    if (pointer && !used.has(pointer)) {
      used.add(pointer)
      collect(resolve(document, { $ref: pointer }))
    }
    Object.values(node).forEach(collect)
  }
}

/** Lists with a reason per entry, which screens read and no operation refers to. */
const listsForScreens = ({ components }: OpenApiDocument) =>
  Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) =>
    'x-enumDescriptions' in asObject(schema) ? [`#/components/schemas/${name}`] : [],
  )
