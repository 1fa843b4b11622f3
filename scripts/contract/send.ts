import { encodingsIn } from '#docs/compiler/operations/encodings.ts'
import { styleOf } from '#docs/compiler/operations/sent-value.ts'
import { concreteType } from '#docs/model/call-values.ts'
import { type FieldEncoding, type FieldEncodings, fieldPairs, fieldType, formText } from '#docs/model/field-encoding.ts'
import { bodyKind } from '#docs/model/media-kind.ts'
import { writeParameter } from '#docs/model/parameter-encoding.ts'
import { isObject } from '#domain/is-object.ts'
import { resolve } from '#domain/openapi.ts'
import type { PlannedRequest } from './plan.ts'

export interface Exchange {
  status: number
  headers: Headers
  text: string
}

/** A request without an answer. */
export interface Failure {
  failure: string
  isTimeout: boolean
}

interface SendOptions {
  target: string
  timeoutMs: number
}

const maxBytes = 5 * 1024 * 1024

/** Sends one request. Follows no redirect, because it would carry the credentials to another address. */
export async function send(planned: PlannedRequest, options: SendOptions): Promise<Exchange | Failure> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  const { headers, body } = bodyOf(planned)
  try {
    const response = await fetch(urlOf(planned, options.target), {
      method: planned.operation.method.toUpperCase(),
      headers: { ...headers, ...planned.headers },
      redirect: 'manual',
      signal,
      ...(body !== undefined && { body }),
    })
    return { status: response.status, headers: response.headers, text: await readText(response) }
  } catch (error) {
    return { failure: reasonOf(error), isTimeout: signal.aborted }
  }
}

function urlOf({ api: { document }, operation, request }: PlannedRequest, target: string): string {
  const parameters = operation.parameters.map((each) => resolve(document, each))
  const written = (place: 'path' | 'query', name: string, value: unknown) => {
    const parameter = parameters.findLast((each) => each.in === place && each.name === name)
    return writeParameter(parameter ? styleOf(parameter) : { in: place, name }, value) ?? ''
  }
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name) => written('path', name, request.params[name]))
  const query = Object.entries(request.query ?? {}).map(([name, value]) => written('query', name, value))
  const search = [...query, request.unknownQuery ?? ''].filter((part) => part !== '').join('&')
  return `${target}${path}${search === '' ? '' : `?${search}`}`
}

function bodyOf({ api: { document }, operation: { requestBody }, request, raw }: PlannedRequest): {
  headers: Record<string, string>
  body?: string | FormData
} {
  if (raw) return { headers: { 'Content-Type': raw.contentType }, body: raw.body }
  const { contentType, body } = request
  if (contentType === undefined) return { headers: {} }
  const media = requestBody && resolve(document, requestBody).content[contentType]
  const encodings = encodingsIn(document, contentType, media)
  // fetch writes the header of a form, with its boundary.
  if (contentType === 'multipart/form-data') return { headers: {}, body: formOf(body, encodings) }
  const type = concreteType(contentType)
  return { headers: { 'Content-Type': type }, body: textOf(body, type, encodings) }
}

function textOf(body: unknown, type: string, encodings: FieldEncodings): string {
  const kind = bodyKind(type)
  if (kind === 'form' && isObject(body)) return formText(body, encodings)
  return kind !== 'json' && typeof body === 'string' ? body : JSON.stringify(body)
}

function formOf(fields: unknown, encodings: FieldEncodings): FormData {
  const form = new FormData()
  for (const [property, value] of Object.entries(Object(fields))) {
    if (value instanceof File) form.append(property, value)
    else addParts(form, property, value, encodings[property] ?? {})
  }
  return form
}

function addParts(form: FormData, property: string, value: unknown, encoding: FieldEncoding): void {
  const type = fieldType(value, encoding)
  for (const [name, text] of fieldPairs(property, value, encoding))
    form.append(name, type === undefined ? text : new Blob([text], { type }))
}

async function readText(response: Response): Promise<string> {
  // A stream of events does not end.
  if (!response.body || response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return ''
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body) {
    parts.push(part)
    bytes += part.length
    if (bytes > maxBytes) throw new Error('the answer is larger than 5 MB')
  }
  return Buffer.concat(parts).toString('utf8')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error ? cause.message : error.message
}
