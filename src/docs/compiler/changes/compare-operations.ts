import {
  type HeaderObject,
  type MediaObject,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type RequestBody,
  type ResponseObject,
  resolve,
} from '../document.ts'
import { compareSchemas } from './compare-schemas.ts'
import { compareSecurity } from './compare-security.ts'
import { below, type Located } from './flat-schema.ts'
import type { Report } from './report.ts'
import type { Direction } from './rules.ts'

/** An operation with the parameters of its path. */
export interface PlacedOperation {
  item: PathItem
  operation: OperationObject
  pointer: string
}

interface Directions {
  sent: Direction
  answered: Direction
}

/** Who sends the body: callers of an operation, or the API itself in a callback or webhook. */
export const directions: Record<'operation' | 'callback', Directions> = {
  operation: { sent: 'request', answered: 'response' },
  callback: { sent: 'response', answered: 'request' },
}

const operationTexts = ['summary', 'description', 'externalDocs', 'tags']

export function compareOperations(
  report: Report,
  before: PlacedOperation,
  after: PlacedOperation,
  directed: Directions,
): void {
  const { operation: old } = before
  const { operation: current, pointer } = after
  if (old.operationId !== current.operationId)
    report.add(
      'operation-id-changed',
      below(pointer, 'operationId'),
      `was ${old.operationId}, is ${current.operationId}`,
    )
  compareSecurity(report, old, current, pointer)
  compareParameters(report, before, after, directed)
  compareBodies(report, before, after, directed)
  compareResponses(report, before, after, directed)
  report.compareDeprecation(old, current, pointer)
  report.compareTexts(old, current, pointer, operationTexts)
}

function parametersOf(
  report: Report,
  side: 'before' | 'after',
  placed: PlacedOperation,
): Map<string, Located<ParameterObject>> {
  const { item, operation, pointer } = placed
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
    resolve(report[side], each),
  )
  let position = 0
  return new Map(
    parameters.map((parameter) => {
      // The name of a path parameter is not part of a call; header names have no case.
      const name = parameter.in === 'path' ? position++ : parameter.name.toLowerCase()
      return [`${parameter.in} ${name}`, { value: parameter, pointer: below(pointer, 'parameters', parameter.name) }]
    }),
  )
}

function compareParameters(
  report: Report,
  before: PlacedOperation,
  after: PlacedOperation,
  { sent }: Directions,
): void {
  const [old, current] = [parametersOf(report, 'before', before), parametersOf(report, 'after', after)]
  for (const [key, { value, pointer }] of old)
    if (!current.has(key)) report.add('parameter-removed', pointer, `${value.in} parameter ${value.name} is gone`)
  for (const [key, parameter] of current) {
    const { value, pointer } = parameter
    const earlier = old.get(key)
    if (earlier) compareParameter(report, earlier, parameter, sent)
    else if (value.required)
      report.add('required-parameter-added', pointer, `${value.in} parameter ${value.name} is new and required`)
    else report.add('parameter-added', pointer, `${value.in} parameter ${value.name} is new`)
  }
}

function compareParameter(
  report: Report,
  before: Located<ParameterObject>,
  after: Located<ParameterObject>,
  direction: Direction,
): void {
  const { value: old } = before
  const { value: current, pointer } = after
  if (!old.required && current.required)
    report.add('parameter-became-required', pointer, `${current.name} is required now`)
  if (old.required && !current.required)
    report.add('parameter-became-optional', pointer, `${current.name} may be left out`)
  if (styleOf(old) !== styleOf(current))
    report.add(
      'parameter-style-changed',
      pointer,
      `${current.name} was written as ${styleOf(old)}, is ${styleOf(current)}`,
    )
  compareContent(report, before, after, direction)
  report.compareDeprecation(old, current, pointer)
  report.compareTexts(old, current, pointer, ['description', 'example', 'examples'])
}

const defaultStyles = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const

function styleOf({
  in: place,
  style = defaultStyles[place],
  explode = style === 'form',
  content,
}: ParameterObject): string {
  if (content) return Object.keys(content).join()
  return explode ? `${style}, exploded` : style
}

/** The schema of a parameter or header, directly or below its media type. */
function compareContent(
  report: Report,
  before: Located<HeaderObject>,
  after: Located<HeaderObject>,
  direction: Direction,
): void {
  const [old, current] = [before, after].map(({ value: { schema, content }, pointer }) => {
    const [[type, media] = []] = Object.entries(content ?? {})
    const at = type === undefined ? below(pointer, 'schema') : below(pointer, 'content', type, 'schema')
    return { value: schema ?? media?.schema ?? true, pointer: at }
  })
  if (old && current) compareSchemas(report, old, current, direction)
}

function compareBodies(report: Report, before: PlacedOperation, after: PlacedOperation, { sent }: Directions): void {
  const [old, current] = [bodyOf(report, 'before', before), bodyOf(report, 'after', after)]
  const pointer = below(after.pointer, 'requestBody')
  if (old && !current)
    report.add('request-body-removed', below(before.pointer, 'requestBody'), 'takes no body any more')
  if (!current) return
  if (!old?.required && current.required) report.add('request-body-became-required', pointer, 'needs a body now')
  else if (!old) report.add('request-body-added', pointer, 'may have a body now')
  if (!old) return
  if (old.required && !current.required) report.add('request-body-became-optional', pointer, 'may come without a body')
  const media = [located(before.pointer, old.content), located(after.pointer, current.content)] as const
  compareMedia(report, ...media, sent, ['request-media-type-removed', 'request-media-type-added'])
  report.compareTexts(old, current, pointer, ['description'])
}

const located = <T>(pointer: string, value: T): Located<T> => ({
  value,
  pointer: below(pointer, 'requestBody', 'content'),
})

function bodyOf(report: Report, side: 'before' | 'after', { operation }: PlacedOperation): RequestBody | undefined {
  return operation.requestBody && resolve(report[side], operation.requestBody)
}

type MediaRules =
  | ['request-media-type-removed', 'request-media-type-added']
  | ['response-media-type-removed', 'response-media-type-added']

function compareMedia(
  report: Report,
  before: Located<Record<string, MediaObject>>,
  after: Located<Record<string, MediaObject>>,
  direction: Direction,
  [removed, added]: MediaRules,
): void {
  for (const type of Object.keys(before.value))
    if (!after.value[type]) report.add(removed, below(before.pointer, type), `${type} is gone`)
  for (const [type, media] of Object.entries(after.value)) {
    const pointer = below(after.pointer, type)
    const earlier = before.value[type]
    if (!earlier) {
      report.add(added, pointer, `${type} is new`)
      continue
    }
    const old = { value: earlier.schema ?? true, pointer: below(before.pointer, type, 'schema') }
    compareSchemas(report, old, { value: media.schema ?? true, pointer: below(pointer, 'schema') }, direction)
    report.compareTexts(earlier, media, pointer, ['example', 'examples', 'encoding'])
  }
}

function compareResponses(
  report: Report,
  before: PlacedOperation,
  after: PlacedOperation,
  { answered }: Directions,
): void {
  const [old, current] = [before.operation.responses ?? {}, after.operation.responses ?? {}]
  for (const status of Object.keys(old)) {
    if (current[status]) continue
    const rule = status.startsWith('2') || status.startsWith('3') ? 'success-removed' : 'failure-removed'
    report.add(rule, below(before.pointer, 'responses', status), `${status} is no longer answered`)
  }
  for (const [status, response] of Object.entries(current)) {
    const pointer = below(after.pointer, 'responses', status)
    const earlier = old[status]
    if (!earlier) report.add('status-added', pointer, `${status} is new`)
    else
      compareResponse(
        report,
        { value: resolve(report.before, earlier), pointer: below(before.pointer, 'responses', status) },
        { value: resolve(report.after, response), pointer },
        answered,
      )
  }
}

function compareResponse(
  report: Report,
  before: Located<ResponseObject>,
  after: Located<ResponseObject>,
  direction: Direction,
): void {
  compareHeaders(report, before, after, direction)
  const old = { value: before.value.content ?? {}, pointer: below(before.pointer, 'content') }
  const current = { value: after.value.content ?? {}, pointer: below(after.pointer, 'content') }
  compareMedia(report, old, current, direction, ['response-media-type-removed', 'response-media-type-added'])
  report.compareTexts(before.value, after.value, after.pointer, ['description', 'links'])
}

function compareHeaders(
  report: Report,
  before: Located<ResponseObject>,
  after: Located<ResponseObject>,
  direction: Direction,
): void {
  const [old, current] = [before.value.headers ?? {}, after.value.headers ?? {}]
  for (const name of Object.keys(old))
    if (!current[name]) report.add('response-header-removed', below(before.pointer, 'headers', name), `${name} is gone`)
  for (const [name, header] of Object.entries(current)) {
    const pointer = below(after.pointer, 'headers', name)
    const earlier = old[name] && resolve(report.before, old[name])
    const value = resolve(report.after, header)
    if (!earlier) {
      report.add('response-header-added', pointer, `${name} is new`)
      continue
    }
    if (earlier.required && !value.required)
      report.add('response-header-became-optional', pointer, `${name} may be missing now`)
    if (!earlier.required && value.required)
      report.add('response-header-became-required', pointer, `${name} is always there now`)
    compareContent(
      report,
      { value: earlier, pointer: below(before.pointer, 'headers', name) },
      { value, pointer },
      direction,
    )
    report.compareTexts(earlier, value, pointer, ['description', 'example', 'examples'])
  }
}
