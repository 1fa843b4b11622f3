import { below } from '#domain/json-pointer.ts'
import {
  type HeaderObject,
  type MediaObject,
  type OpenApiDocument,
  type ParameterObject,
  type Reference,
  type RequestBody,
  type ResponseObject,
  resolve,
} from '#domain/openapi.ts'
import type { WrittenOperation } from '#domain/openapi-operations.ts'
import { compareEncodings } from './compare-encodings.ts'
import { compareSchemas } from './compare-schemas.ts'
import { compareSecurity } from './compare-security.ts'
import type { Located } from './flat-schema.ts'
import type { Report } from './report.ts'
import type { Direction } from './rules.ts'

/** A part of an operation as it is in two versions. */
interface Pair<T> {
  report: Report
  before: Located<T>
  after: Located<T>
  direction: Direction
}

/** Who sends the body: callers of an operation, or the API itself in a callback or webhook. */
export const directions: Record<'operation' | 'callback', { sent: Direction; answered: Direction }> = {
  operation: { sent: 'request', answered: 'response' },
  callback: { sent: 'response', answered: 'request' },
}

const operationTexts = ['summary', 'description', 'externalDocs', 'tags']

export function compareOperations(
  report: Report,
  before: WrittenOperation,
  after: WrittenOperation,
  { sent, answered }: (typeof directions)['operation'],
): void {
  const [{ operation: old }, { operation: current, pointer }] = [before, after]
  if (old.operationId !== current.operationId) {
    const message = `was ${old.operationId}, is ${current.operationId}`
    report.add('operation-id-changed', below(pointer, 'operationId'), message)
  }
  compareSecurity(report, old, current, pointer)
  compareKeys(parametersOf(report.before, before), parametersOf(report.after, after), {
    gone: ({ value, pointer: at }) =>
      report.add('parameter-removed', at, `${value.in} parameter ${value.name} is gone`),
    added: ({ value, pointer: at }) =>
      value.required && sent === 'request'
        ? report.add('required-parameter-added', at, `${value.in} parameter ${value.name} is new and required`)
        : report.add('parameter-added', at, `${value.in} parameter ${value.name} is new`),
    both: (earlier, parameter) => compareParameter({ report, before: earlier, after: parameter, direction: sent }),
  })
  compareBodies(report, bodyOf(report.before, before), bodyOf(report.after, after), sent)
  compareKeys(partsOf(located(before, 'responses')), partsOf(located(after, 'responses')), {
    gone: ({ pointer: at }, status) =>
      report.add(/^[23]/.test(status) ? 'success-removed' : 'failure-removed', at, `${status} is no longer returned`),
    added: ({ pointer: at }, status) => report.add('status-added', at, `${status} is new`),
    both: (earlier, response) => compareResponse(resolved(report, earlier, response, answered)),
  })
  report.compareDeprecation(old, current, pointer)
  report.compareTexts(old, current, pointer, operationTexts)
}

interface KeyChanges<T> {
  gone: (value: T, key: string) => void
  added: (value: T, key: string) => void
  both: (before: T, after: T, key: string) => void
}

/** Those that are gone come first. */
export function compareKeys<T>(
  before: Map<string, T>,
  after: Map<string, T>,
  { gone, added, both }: KeyChanges<T>,
): void {
  for (const [key, value] of before) if (!after.has(key)) gone(value, key)
  for (const [key, value] of after) {
    const earlier = before.get(key)
    if (earlier === undefined) added(value, key)
    else both(earlier, value, key)
  }
}

const located = <Field extends 'requestBody' | 'responses'>(
  { operation, pointer }: WrittenOperation,
  field: Field,
) => ({ value: operation[field], pointer: below(pointer, field) })

/** The parts of a map by their keys. */
const partsOf = <T>({ value = {}, pointer }: Located<Record<string, T> | undefined>): Map<string, Located<T>> =>
  new Map(Object.entries(value).map(([key, part]) => [key, { value: part, pointer: below(pointer, key) }]))

const resolved = <T extends object>(
  report: Report,
  before: Located<T | Reference>,
  after: Located<T | Reference>,
  direction: Direction,
): Pair<T> => ({
  report,
  before: { ...before, value: resolve(report.before, before.value) },
  after: { ...after, value: resolve(report.after, after.value) },
  direction,
})

function parametersOf(
  document: OpenApiDocument,
  { path, item, operation, pointer }: WrittenOperation,
): Map<string, Located<ParameterObject>> {
  const placeholders = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name)
  return new Map(
    [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) => {
      const parameter = resolve(document, each)
      return [
        keyOf(parameter, placeholders),
        { value: parameter, pointer: below(pointer, 'parameters', parameter.in, parameter.name) },
      ]
    }),
  )
}

/** The name of a path parameter is not part of a call, only its place in the path; header names have no case. */
function keyOf({ in: place, name }: ParameterObject, placeholders: (string | undefined)[]): string {
  const position = place === 'path' ? placeholders.indexOf(name) : -1
  return `${place} ${position >= 0 ? position : place === 'header' ? name.toLowerCase() : name}`
}

function compareParameter(pair: Pair<ParameterObject>): void {
  const { report, before, after, direction } = pair
  const [{ value: old }, { value: current, pointer }] = [before, after]
  const { name } = current
  const words = [`${name} is required now`, `${name} is optional now`] as const
  report.compareRequired({ part: 'parameter', direction }, old, current, pointer, words)
  if (styleOf(old) !== styleOf(current)) {
    const message = `${name} was written as ${styleOf(old)}, is ${styleOf(current)}`
    report.add('parameter-style-changed', pointer, message)
  }
  compareContent(pair)
  report.compareDeprecation(old, current, pointer)
  report.compareTexts(old, current, pointer, ['description', 'example', 'examples'])
}

const defaultStyles = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const

function styleOf({
  in: place,
  style = defaultStyles[place],
  explode = style === 'form',
  allowReserved = false,
  content,
}: ParameterObject): string {
  if (content) return Object.keys(content).join()
  return `${style}${explode ? ', exploded' : ''}${allowReserved ? ', with reserved characters' : ''}`
}

/** The schema of a parameter or header, directly or below its media type. */
function compareContent({ report, before, after, direction }: Pair<HeaderObject>): void {
  const schemaOf = ({ value: { schema, content = {} }, pointer }: Located<HeaderObject>) => {
    const [[type, media] = []] = Object.entries(content)
    const at = type === undefined ? below(pointer, 'schema') : below(pointer, 'content', type, 'schema')
    return { value: schema ?? media?.schema ?? true, pointer: at }
  }
  compareSchemas(report, schemaOf(before), schemaOf(after), direction)
}

function bodyOf(document: OpenApiDocument, operation: WrittenOperation): Located<RequestBody> | undefined {
  const { value, pointer } = located(operation, 'requestBody')
  const body = value && resolve(document, value)
  return body && { value: body, pointer }
}

function compareBodies(
  report: Report,
  before: Located<RequestBody> | undefined,
  after: Located<RequestBody> | undefined,
  direction: Direction,
): void {
  if (before && !after) report.add('request-body-removed', before.pointer, 'no longer accepts a body')
  if (!after) return
  const { value, pointer } = after
  const words = ['requires a body now', 'no longer requires a body'] as const
  report.compareRequired({ part: 'request-body', direction }, before?.value ?? {}, value, pointer, words)
  if (before) {
    compareMedia({ report, before, after, direction }, 'request')
    report.compareTexts(before.value, value, pointer, ['description'])
  } else if (!value.required) report.add('request-body-added', pointer, 'accepts a body now')
}

/** `side`: a request of a callback is sent by the API. */
function compareMedia(
  { report, before, after, direction }: Pair<{ content?: Record<string, MediaObject> }>,
  side: 'request' | 'response',
): void {
  const mediaOf = ({ value, pointer }: typeof before) =>
    partsOf({ value: value.content, pointer: below(pointer, 'content') })
  const schemaOf = ({ value: { schema = true }, pointer }: Located<MediaObject>) => ({
    value: schema,
    pointer: below(pointer, 'schema'),
  })
  compareKeys(mediaOf(before), mediaOf(after), {
    gone: ({ pointer }, type) => report.add(`${side}-media-type-removed`, pointer, `${type} is gone`),
    added: ({ pointer }, type) => report.add(`${side}-media-type-added`, pointer, `${type} is new`),
    both: (old, current, type) => {
      compareSchemas(report, schemaOf(old), schemaOf(current), direction)
      compareEncodings(report, old.value, current, { type, direction })
      report.compareTexts(old.value, current.value, current.pointer, ['example', 'examples'])
    },
  })
}

function compareResponse(pair: Pair<ResponseObject>): void {
  const { report, before, after, direction } = pair
  compareKeys(headersOf(before), headersOf(after), {
    gone: ({ name, pointer }) => report.add('response-header-removed', pointer, `${name} is gone`),
    added: ({ name, pointer }) => report.add('response-header-added', pointer, `${name} is new`),
    both: (old, current) => compareHeader(resolved(report, old, current, direction), current.name),
  })
  compareMedia(pair, 'response')
  report.compareTexts(before.value, after.value, after.pointer, ['description', 'links'])
}

/** Header names have no case. */
function headersOf({ value: { headers }, pointer }: Located<ResponseObject>) {
  const parts = partsOf({ value: headers, pointer: below(pointer, 'headers') })
  return new Map([...parts].map(([name, header]) => [name.toLowerCase(), { ...header, name }]))
}

function compareHeader(pair: Pair<HeaderObject>, name: string): void {
  const { report, before, after, direction } = pair
  const words = [`${name} is always there now`, `${name} may be missing now`] as const
  report.compareRequired({ part: 'response-header', direction }, before.value, after.value, after.pointer, words)
  compareContent(pair)
  report.compareTexts(before.value, after.value, after.pointer, ['description', 'example', 'examples'])
}
