import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentTypeOf } from '#domain/content-types.ts'

type Content = string | Buffer

const compressors = {
  br: (text: Content) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (text: Content) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}
type Encoding = keyof typeof compressors

/**
 * A file that contains this portal's own address. It is filled and compressed on the first request and cached, because
 * the port may be chosen when listening.
 */
export class FilledFile {
  #type: string
  #fillIn: (address: string) => Content
  #address: string | undefined
  #text: Content = ''
  #tag = ''
  #bodies = new Map<Encoding, Promise<Buffer>>()

  /** The file type, by name. */
  constructor(name: string, fillIn: (address: string) => Content) {
    this.#type = contentTypeOf(extname(name))
    this.#fillIn = fillIn
  }

  async answer(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
    if (this.#address !== address) this.#fill(address)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const tag = `"${this.#tag}${encoding ? `-${encoding}` : ''}"`
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag })
    if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    reply.type(this.#type)
    if (!encoding) return reply.send(this.#text)
    return reply.header('content-encoding', encoding).send(await this.#compressed(encoding))
  }

  #fill(address: string): void {
    this.#text = this.#fillIn(address)
    this.#tag = createHash('sha256').update(this.#text).digest('base64url').slice(0, 27)
    this.#bodies.clear()
    this.#address = address
  }

  #compressed(encoding: Encoding): Promise<Buffer> {
    const body = this.#bodies.get(encoding) ?? compressors[encoding](this.#text)
    this.#bodies.set(encoding, body)
    return body
  }
}

/** The smallest encoding that the client accepts. */
function encodingFor(accepted = ''): Encoding | undefined {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((name) => taken.includes(name))
}

function isKnown(tags: string | undefined, tag: string): boolean {
  const known = (tags ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(tag) || known.includes('*')
}
