import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** Stands between a browser and the portal, and records what the pages write to the console. */
export interface ConsoleRecorder {
  url: string
  /** How many pages have run the script that reports. */
  pages: number
  errors: string[]
  close(): Promise<void>
}

const scriptPath = '/console-recorder.js'
const reportPath = '/console-recorder'

// WebKit's WebDriver does not report the console, so a script in front of all others reports it, in both browsers alike.
// Firefox dispatches an error event, and writes nothing, for the preload of a module that is loaded already.
const script = `
  const report = (kind, text) =>
    navigator.sendBeacon('${reportPath}', JSON.stringify({ page: location.pathname, kind, text: String(text) }))
  const describe = (value) => (value instanceof Error ? value.stack || value.message : String(value))
  for (const kind of ['error', 'warn']) {
    const write = console[kind]
    console[kind] = (...values) => {
      report(kind, values.map(describe).join(' '))
      write.apply(console, values)
    }
  }
  addEventListener('error', ({ error, message, target }) => {
    if (target === window) report('uncaught', error ? describe(error) : message)
    else if (target.rel !== 'modulepreload') report('not loaded', target.src || target.href)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled', describe(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('policy', violatedDirective + ' ' + blockedURI))
  report('page', '')
`

export async function startConsoleRecorder(portal: string): Promise<ConsoleRecorder> {
  const server = createServer((incoming, answer) => {
    if (incoming.url === scriptPath) return void answer.setHeader('content-type', 'text/javascript').end(script)
    if (incoming.url === reportPath) return void listen(incoming, answer, recorder)
    passOn(portal, incoming, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const recorder: ConsoleRecorder = {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    pages: 0,
    errors: [],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return recorder
}

async function listen(incoming: IncomingMessage, answer: ServerResponse, recorder: ConsoleRecorder): Promise<void> {
  const { page, kind, text: words } = JSON.parse(await text(incoming))
  if (kind === 'page') recorder.pages++
  else recorder.errors.push(`${page}: ${kind}: ${words}`)
  answer.writeHead(204).end()
}

function passOn(portal: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = incoming
  const onward = request(`${portal}${url}`, {
    agent: false,
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
  })
  onward.on('error', () => answer.destroy())
  onward.on('response', async (response) => {
    const status = response.statusCode ?? 502
    if (!response.headers['content-type']?.startsWith('text/html') || status === 304) {
      answer.writeHead(status, response.headers)
      return void response.pipe(answer)
    }
    const page = (await text(response)).replace('<head>', `<head><script src="${scriptPath}"></script>`)
    answer.writeHead(status, { ...response.headers, 'content-length': Buffer.byteLength(page) }).end(page)
  })
  incoming.pipe(onward)
}
