import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { standInAddress, withPortalAddress } from '#domain/portal-address.ts'
import type { Config } from '#server/config.ts'

const types: Record<string, string> = {
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
}

const compressors = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}
type Encoding = keyof typeof compressors

/**
 * The downloads of the documentation and llms.txt name this portal's own address instead of the one they were built with. They
 * are filled and compressed when they are first asked for, and kept: listening may still choose the port of the address.
 */
export function serveWithOwnAddress(app: FastifyInstance, webDir: string, config: Pick<Config, 'publicUrl'>): void {
  for (const path of globSync(['llms.txt', 'api-doc/*.{yaml,json,md}'], { cwd: webDir })) {
    const file = new FilledFile(join(webDir, path))
    app.get(`/${path}`, (request, reply) => file.answer(request, reply, config.publicUrl))
  }
}

class FilledFile {
  #path: string
  #address: string | undefined
  #text = ''
  #tag = ''
  #bodies = new Map<Encoding, Promise<Buffer>>()

  constructor(path: string) {
    this.#path = path
  }

  async answer(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
    if (this.#address !== address) this.#fill(address)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const tag = `"${this.#tag}${encoding ? `-${encoding}` : ''}"`
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag })
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    reply.type(types[extname(this.#path)] ?? 'text/plain; charset=utf-8')
    if (!encoding) return reply.send(this.#text)
    return reply.header('content-encoding', encoding).send(await this.#compressed(encoding))
  }

  #fill(address: string): void {
    const specification = this.#path.replace(/\.\w+$/, '.json')
    const standIn = existsSync(specification)
      ? standInAddress(JSON.parse(readFileSync(specification, 'utf8')))
      : undefined
    this.#text = withPortalAddress(readFileSync(this.#path, 'utf8'), standIn, address)
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

/** The smaller one of those the reader takes. */
function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const taken = new Map(
    [accepted ?? ''].flat().flatMap((line) =>
      line.split(',').map((part) => {
        const [name = '', ...parameters] = part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/)
        return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const
      }),
    ),
  )
  return (['br', 'gzip'] as const).find((name) => taken.get(name))
}

function isKnown(tags: string | undefined, tag: string): boolean {
  const known = (tags ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(tag) || known.includes('*')
}
