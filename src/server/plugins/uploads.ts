import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { documentProblem, documentTypeOf, largestDocument } from '#domain/documents.ts'
import { type FieldProblem, fail, ProblemError } from '#domain/problems.ts'
import { refuseUnreadable } from '#server/plugins/validation.ts'

const form = 'multipart/form-data'
/** A file, its form and their framing. A larger Content-Length is refused before the body is read. */
const largestForm = largestDocument + 1024 * 1024

const limits = {
  // One byte more than allowed, to tell a full file from one that is cut off; a second file, to say so.
  fileSize: largestDocument + 1,
  files: 2,
  fields: 10,
  fieldSize: 256 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
}

/**
 * Makes the body of a multipart request what its schema describes: JSON parts are values, files are `File`s whose type is what
 * their content says. Everything else about the body is then validated as any other.
 */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  // Keeps the path in a file name, so that such a name can be refused.
  await scope.register(multipart, { limits, preservePath: true, throwFileSizeLimit: false })
  scope.addHook('onRequest', async (request) => refuseOtherContent(request))
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    request.body = await readForm(request)
    refuseUnreadable(request)
  })
}

/** Content the operation does not take is refused before it is read: nothing would validate it. */
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

/** Reads to the end whatever is wrong: a connection that is cut off in the middle could not hear why. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const parts = bodySchemas(request)?.[form]?.schema?.properties ?? {}
  const body: Record<string, unknown> = {}
  const problems: FieldProblem[] = []
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname
      const read = part.type === 'file' ? await readFile(part) : readField(part, parts[name])
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

/** More files than the two that are read: the second one has its problem already. */
function isOneFileTooMany(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT'
}

type Read = { value: unknown } | { rule: string }
type FilePart = Extract<Multipart, { type: 'file' }>
type FieldPart = Extract<Multipart, { type: 'field' }>

async function readFile(part: FilePart): Promise<Read> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  const content = Buffer.concat(chunks)
  const name = part.filename ?? ''
  const rule = documentProblem(name, content)
  if (rule) return { rule }
  return { value: new File([content], name, { type: documentTypeOf(content) ?? '' }) }
}

/** A part that is sent as JSON has been parsed already; others are JSON where the contract wants more than text. */
function readField({ value }: FieldPart, schema: PartSchema | undefined): Read {
  if (typeof value !== 'string' || schema?.['x-file'] || schema?.type === 'string') return { value }
  try {
    return { value: JSON.parse(value) }
  } catch {
    return { rule: 'json' }
  }
}

/** In the words that stand beside the part; every rule of a file has the same. */
function problem(name: string, rule: string, schema: PartSchema | undefined): FieldProblem {
  const messages = schema?.['x-messages']
  const ownWords = messages?.[rule] ?? (schema?.['x-file'] ? messages?.required : undefined)
  return { field: `/${name}`, rule, message: ownWords ?? words[rule] ?? 'This value is not valid.' }
}

const words: Record<string, string> = {
  json: 'This part is not valid JSON.',
  maxItems: 'This part is sent more than once.',
}
