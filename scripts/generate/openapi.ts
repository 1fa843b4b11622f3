import { essenceOf } from '#docs/model/media-kind.ts'
import type { MediaObject, OpenApiDocument, OperationObject, ParameterObject, Reference } from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'

/** A bundled document and the file that it comes from. */
export interface ApiDocument {
  name: string
  source: string
  document: OpenApiDocument
}

/** Parses a bundled document. No validation: the bundler has validated it. */
export const parseDocument = (text: string): OpenApiDocument => JSON.parse(text)

/** One operation with its path and method. Its parameters include those of the path. */
export interface PlacedOperation extends OperationObject {
  path: string
  method: string
  /** Empty without one, which the linter reports. */
  operationId: string
  parameters: (ParameterObject | Reference)[]
  responses: NonNullable<OperationObject['responses']>
}

/** The key of the response to a status: the status itself, its range such as 4XX, or default. */
export const responseKey = ({ responses }: PlacedOperation, status: number): string | undefined =>
  [`${status}`, `${Math.floor(status / 100)}XX`, 'default'].find((key) => Object.hasOwn(responses, key))

/** What a content documents for a media type: by the type itself or by a range such as text/*. */
export function mediaOf(content: Record<string, MediaObject> = {}, type: string): MediaObject | undefined {
  const ranges = [type, type.replace(/\/.*/, '/*'), '*/*']
  const key = ranges.map((range) => Object.keys(content).find((each) => essenceOf(each) === range)).find(Boolean)
  return key === undefined ? undefined : content[key]
}

/** Every operation in the order of the specification. */
export const operationsOf = ({ paths }: OpenApiDocument): PlacedOperation[] =>
  operationsBelow(paths, '#/paths').map(({ path, method, item, operation }) => ({
    operationId: '',
    responses: {},
    ...operation,
    path,
    method,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
  }))
