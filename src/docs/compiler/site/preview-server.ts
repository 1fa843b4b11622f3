import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { contentTypeOf } from '#domain/content-types.ts'
import { decodePercent } from '#domain/formats/percent-encoding.ts'

const eventsName = '__events'
const scriptName = '__live-reload.js'

interface Preview {
  /** Folder of the site. */
  folder: string
  /** Source of the script that reloads open pages. */
  liveReload: string
}

/** Serves a site on loopback, under the path of its public address, and tells open pages of new builds. */
export class PreviewServer {
  /** The path of the site's address, '/' or '/docs/'. */
  base = '/'
  readonly #preview: Preview
  readonly #server: Server
  readonly #listeners = new Set<ServerResponse>()
  /** Tells the builds of this process from those of earlier ones. */
  readonly #startedAt = Date.now()
  #buildCount = 0
  #problem = ''

  constructor(preview: Preview) {
    this.#preview = preview
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  /** Rejects when the port is taken. */
  async listen(port: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#server.once('error', reject).listen(port, '127.0.0.1', resolve)
    await promise
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  announceBuild(): void {
    this.#buildCount += 1
    this.#problem = ''
    this.#notify()
  }

  announceProblem(problem: string): void {
    this.#problem = problem
    this.#notify()
  }

  get #buildId(): string {
    return `${this.#startedAt}-${this.#buildCount}`
  }

  #notify(): void {
    for (const listener of this.#listeners) this.#send(listener)
  }

  #send(listener: ServerResponse): void {
    listener.write(`event: built\ndata: ${this.#buildId}\n\n`)
    if (this.#problem !== '') listener.write(`event: problem\ndata: ${this.#problem.replaceAll('\n', '; ')}\n\n`)
  }

  async #answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { base } = this
    const path = pathOf(url)
    if (path === undefined) return void response.writeHead(400).end()
    if (!path.startsWith(base)) return void response.writeHead(302, { location: base }).end()
    const name = path.slice(base.length)
    if (name === eventsName) return this.#addListener(response)
    if (name === scriptName) return this.#write(response, 200, '.js', Buffer.from(this.#preview.liveReload))
    const file = name === '' || name.endsWith('/') ? `${name}index.html` : name
    const content = await this.#read(file)
    if (content) return this.#write(response, 200, extname(file), content)
    this.#write(response, 404, '.html', (await this.#read('404.html')) ?? Buffer.from('<p>There is no such page.</p>'))
  }

  async #read(file: string): Promise<Buffer | undefined> {
    const path = normalize(file)
    if (path.startsWith('..') || path.startsWith(sep) || path.includes('\0')) return undefined
    return await readFile(join(this.#preview.folder, path)).catch(() => undefined)
  }

  #write(response: ServerResponse, status: number, kind: string, content: Buffer): void {
    const headers = { 'content-type': contentTypeOf(kind), 'cache-control': 'no-cache' }
    response.writeHead(status, headers).end(kind === '.html' ? this.#withLiveReload(content.toString()) : content)
  }

  /** The published file stays as it is. Only the served page may open the stream of builds. */
  #withLiveReload(html: string): string {
    const { base } = this
    const script = `<script src="${base}${scriptName}" data-events="${base}${eventsName}" data-build="${this.#buildId}" defer></script>`
    const policy = html.replace(/(?<=Content-Security-Policy" content=")[^"]*/, (directives) =>
      directives.includes('connect-src ')
        ? directives.replace('connect-src ', "connect-src 'self' ")
        : `${directives}; connect-src 'self'`,
    )
    // Before the page's scripts, which read the choices that it restores.
    return policy.replace(/(?=<script|<\/head>)/, `${script}\n`)
  }

  #addListener(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
    this.#send(response)
  }
}

/** Undefined for an address that cannot be read. */
function pathOf(url: string): string | undefined {
  const root = 'http://localhost'
  return URL.canParse(url, root) ? decodePercent(new URL(url, root).pathname) : undefined
}
