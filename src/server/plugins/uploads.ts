import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { documentProblem, documentTypeOf } from '#domain/document-content.ts'
import { largestDocument } from '#domain/documents.ts'
import { type FieldProblem, fail, ProblemError } from '#domain/problems.ts'
import { codeOf } from '#server/config-error.ts'
import { decodeUtf8, refuseUnreadableText } from '#server/plugins/readable-text.ts'
import { invalidValue } from '#server/plugins/validation.ts'

const form = 'multipart/form-data'
/** A file, its form and their framing. A larger Content-Length is rejected before the body is read. */
const largestForm = largestDocument + 1024 * 1024

const limits = {
  // One byte more than allowed, to detect a truncated file; two files, to report the second one.
  fileSize: largestDocument + 1,
  files: 2,
  fields: 10,
  fieldSize: 256 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
}

/**
 * Converts a multipart body into the object of its schema: JSON parts become values, files become `File`s with the type
 * of their content. Validation then treats it like any other body.
 */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  // Keeps the path in a file name, so that the name can be rejected.
  await scope.register(multipart, { limits, preservePath: true, throwFileSizeLimit: false })
  scope.addHook('onRequest', async (request) => refuseOtherContent(request))
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    request.body = await readForm(request)
    refuseUnreadableText(request)
  })
}

/** Rejects unsupported content types before the body is read. */
function refuseOtherContent(request: FastifyRequest): void {
  const type = essenceOf(request)
  const taken = bodySchemas(request)
  if (type === form && !taken?.[form]) fail('unsupported-media-type')
  if (type && taken && !taken[type]) fail('unsupported-media-type')
  if (type === form && Number(request.headers['content-length'] ?? 0) > largestForm) fail('body-too-large')
}

function essenceOf({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase()
}

interface PartSchema {
  'x-file'?: boolean
  type?: unknown
  'x-messages'?: Record<string, string>
}
interface BodySchema {
  schema?: { properties?: Record<string, PartSchema> }
}

function bodySchemas(request: FastifyRequest): Record<string, BodySchema> | undefined {
  const body: unknown = request.routeOptions.schema?.body
  return hasContent(body) ? body.content : undefined
}

function hasContent(body: unknown): body is { content: Record<string, BodySchema> } {
  return typeof body === 'object' && body !== null && 'content' in body
}

/** Reads to the end in any case: a client whose upload is cut off does not receive the answer. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const parts = bodySchemas(request)?.[form]?.schema?.properties ?? {}
  const body: Record<string, unknown> = {}
  const problems: FieldProblem[] = []
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname
      const read = part.type === 'file' ? await readFile(part, parts[name]) : readField(part.value, parts[name])
      if (Object.hasOwn(body, name)) problems.push(problem(name, 'maxItems', parts[name]))
      else if ('rule' in read) problems.push(problem(name, read.rule, parts[name]))
      else body[name] = read.value
    }
  } catch (error) {
    if (!isOneFileTooMany(error)) throw new ProblemError('malformed-request', { cause: error })
  }
  if (problems.length > 0) fail('invalid-request', { problems })
  return body
}

/** The second of several files is already reported. */
function isOneFileTooMany(error: unknown): boolean {
  return codeOf(error) === 'FST_FILES_LIMIT'
}

type Read = { value: unknown } | { rule: string }
type FilePart = Extract<Multipart, { type: 'file' }>

async function readFile(part: FilePart, schema: PartSchema | undefined): Promise<Read> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  const content = Buffer.concat(chunks)
  if (schema && !schema['x-file']) return readBlob(content, schema)
  const name = part.filename ?? ''
  const rule = documentProblem(name, content)
  if (rule) return { rule }
  return { value: new File([content], name, { type: documentTypeOf(content) ?? '' }) }
}

/** A browser sends a Blob as a file, also where the schema has a value: JSON with its content type, for instance. */
function readBlob(content: Buffer, schema: PartSchema): Read {
  if (content.length > limits.fieldSize) return { rule: 'maxLength' }
  const text = decodeUtf8(content)
  return text === undefined ? { rule: 'unicode' } : readField(text, schema)
}

/** A JSON part is parsed already; a text part is parsed where the schema expects another type. */
function readField(value: unknown, schema: PartSchema | undefined): Read {
  // Bytes that are not UTF-8 arrive as U+FFFD.
  if (typeof value === 'string' && value.includes('\ufffd')) return { rule: 'unicode' }
  if (typeof value !== 'string' || schema?.['x-file'] || schema?.type === 'string') return { value }
  try {
    return { value: JSON.parse(value) }
  } catch {
    return { rule: 'json' }
  }
}

/** The messages beside the part's schema; all rules of a file share one. */
function problem(name: string, rule: string, schema: PartSchema | undefined): FieldProblem {
  const messages = schema?.['x-messages']
  const message = messages?.[rule] ?? (schema?.['x-file'] ? messages?.required : undefined)
  return { field: `/${name}`, rule, message: message ?? defaultMessages[rule] ?? invalidValue }
}

const defaultMessages: Record<string, string> = {
  json: 'This part is not valid JSON.',
  unicode: 'This part is not valid UTF-8.',
  maxLength: 'This part is too large.',
  maxItems: 'This part is sent more than once.',
}
