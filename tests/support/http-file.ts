import { randomUUID } from 'node:crypto'

export interface SentRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string
}

export interface Received {
  status: number
  headers: Record<string, unknown>
  body: string
}

interface Exchange {
  request: SentRequest
  response: Received
}

const delimiter = /^#{3,}.*$/m
const comment = /^\s*(#|\/{2})/
const fileVariable = /^\s*@([^\s=]+)\s*=\s*(.*?)\s*$/

/**
 * Sends the requests of a .http file in order, like the REST Client of Visual Studio Code. Supports file variables, values
 * from the responses of named requests, {{$guid}}, {{$timestamp}}, comments and Basic credentials. Unknown variables are left in place.
 */
export async function runHttpFile(
  text: string,
  send: (request: SentRequest) => Promise<Received>,
): Promise<Exchange[]> {
  const variables = new Map(
    linesOf(text).flatMap((line) => {
      const [, name = '', value = ''] = fileVariable.exec(line) ?? []
      return name ? [[name, value] as const] : []
    }),
  )
  const named = new Map<string, Exchange>()
  const exchanges: Exchange[] = []
  for (const block of text.split(delimiter)) {
    const lines = linesOf(block).filter((line) => !comment.test(line))
    const begin = lines.findIndex((line) => line.trim() !== '' && !fileVariable.test(line))
    if (begin < 0) continue
    // A variable of the file may be the value of an answer.
    const written = fill(lines.slice(begin).join('\n'), variables, named)
    const request = parse(fill(written, variables, named))
    const exchange = { request, response: await send(request) }
    exchanges.push(exchange)
    const name = /^\s*(?:#{1,}|\/{2,})\s+@name\s+(\w+)\s*$/m.exec(block)?.[1]
    if (name) named.set(name, exchange)
  }
  return exchanges
}

const linesOf = (text: string) => text.split(/\r?\n/)

function fill(text: string, variables: Map<string, string>, named: Map<string, Exchange>): string {
  return text.replace(/\{{2}(.+?)\}{2}/g, (whole, name: string) => {
    if (name.trim() === '$guid') return randomUUID()
    if (name.trim() === '$timestamp') return `${Math.floor(Date.now() / 1000)}`
    return variables.get(name.trim()) ?? responseValue(name.trim(), named) ?? whole
  })
}

/** Resolves `name.response.body.$.field` and `name.response.headers.Some-Header` of earlier requests. */
function responseValue(path: string, named: Map<string, Exchange>): string | undefined {
  const [, name = '', part, field = ''] = /^(\w+)\.response\.(body\.\$|headers)\.([\w-]+)$/.exec(path) ?? []
  const response = named.get(name)?.response
  if (!response) return undefined
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const found = part === 'headers' ? response.headers[field.toLowerCase()] : isJson && JSON.parse(response.body)[field]
  return typeof found === 'string' ? found : undefined
}

function parse(text: string): SentRequest {
  const [head = '', ...body] = text.split(/\n\s*\n/)
  const [line = '', ...headerLines] = head.split('\n')
  const [method = '', url = ''] = line.split(/\s+/)
  const headers = headerLines.map((each) => {
    const colon = each.indexOf(':')
    return [each.slice(0, colon).toLowerCase(), each.slice(colon + 1).trim()] as const
  })
  return { method, url, headers: encodeBasic(Object.fromEntries(headers)), body: body.join('\n\n').trim() }
}

function encodeBasic(headers: Record<string, string>): Record<string, string> {
  const [, user, password] = /^Basic ([^\s:]+)[\s:](\S+)$/.exec(headers.authorization ?? '') ?? []
  if (!user) return headers
  return { ...headers, authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
}
