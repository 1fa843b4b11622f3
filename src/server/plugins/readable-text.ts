import type { IncomingHttpHeaders } from 'node:http'
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import { decodePercent } from '#domain/formats/percent-encoding.ts'
import { below } from '#domain/json-pointer.ts'
import { parseJson } from '#domain/parse-json.ts'
import { type FieldProblem, ProblemError } from '#domain/problems.ts'

// PostgreSQL does not store every JavaScript string: text refuses a null character and replaces half of a surrogate pair,
// jsonb refuses both. Each request is checked here before anything else reads it, so that the stored text is the sent text.

/** At least twice as deep as any body of the contract, and safe for recursive functions. */
const deepest = 20
/** A person corrects a few fields at a time, and the problems of a body of 1 MB would fill 5 MB. */
const maxProblems = 100

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** JSON must be UTF-8. The default parser would replace the bytes that are not. */
export function readJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decodeUtf8(body)
    if (text === undefined) done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY(), undefined)
    else void parse(request, text, done)
  })
}

/** Undefined when the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** The value of JSON in UTF-8; undefined for any other bytes. */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes)
  return text === undefined ? undefined : parseJson(text)
}

/** Refuses null characters and lone surrogates in every name and value of the request. */
export function refuseUnreadableText(request: FastifyRequest): void {
  refuseUnreadableQuery(request)
  if ([request.params, request.query, request.headers, request.body].every((part) => isReadable(part))) return
  const problems = [
    ...problemsIn(request.params, '/path'),
    ...problemsIn(request.query, '/query'),
    ...problemsIn(request.headers, '/header'),
    ...problemsIn(request.body, ''),
  ]
  if (problems.length > 0) throw requestRefusal(problems)
}

export function requestRefusal(problems: FieldProblem[]): ProblemError {
  return new ProblemError('invalid-request', { problems: problems.slice(0, maxProblems) })
}

export function hasUnreadableHeader(headers: IncomingHttpHeaders): boolean {
  return !isReadable(headers)
}

/** Whether `problemsIn` would find nothing, which holds for nearly every request: it builds no paths. */
function isReadable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isReadableText(value)
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return true
  if (value instanceof File) return isReadableText(value.name)
  if (depth > deepest) return false
  if (Array.isArray(value)) return value.every((each) => isReadable(each, depth + 1))
  return Object.entries(value).every(([name, each]) => isReadableText(name) && isReadable(each, depth + 1))
}

const isReadableText = (text: string) => !text.includes('\0') && text.isWellFormed()

/** The parser of queries keeps an escape that it cannot decode as text. Pages may be asked for with any query. */
function refuseUnreadableQuery({ url, routeOptions }: FastifyRequest): void {
  if (!routeOptions.config.operationId) return
  if (decodePercent(url.split('?').slice(1).join('?')) === undefined) throw new ProblemError('malformed-request')
}

/** The null characters and lone surrogates in the names and values of a part of a request. */
export function problemsIn(value: unknown, field: string, depth = 0): FieldProblem[] {
  if (typeof value === 'string') return problemsOfText(value, field)
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return []
  if (value instanceof File) return problemsOfText(value.name, field)
  if (depth > deepest) return [{ field, rule: 'depth', message: 'This is nested too deep.' }]
  return Object.entries(value).flatMap(([key, each]) => {
    const ofKey = problemsOfText(key, field)
    return ofKey.length > 0 ? ofKey : problemsIn(each, below(field, key), depth + 1)
  })
}

function problemsOfText(text: string, field: string): FieldProblem[] {
  if (text.includes('\0')) return [{ field, rule: 'null-byte', message: 'Null characters are not allowed.' }]
  if (text.isWellFormed()) return []
  const message = 'This text holds a broken character. Delete it, or type the text again.'
  return [{ field, rule: 'unicode', message }]
}
