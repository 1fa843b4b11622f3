import type { IncomingHttpHeaders } from 'node:http'
import { byName, type Call, type Pairs, type Part, type SentBody } from './sample-expectation.ts'

export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A request as the expectation describes it. `asked`: what the file asks for, where a library may add more. */
export function receivedCall({ method, url, headers, body }: Received, asked: Call): Call {
  const [, path = '', search = ''] = /^([^?]*)\??(.*)$/.exec(url) ?? []
  return {
    id: asked.id,
    alternative: asked.alternative,
    media: asked.media,
    method,
    segments: path.split('/').slice(1).map(decodeURIComponent),
    query: pairsOf(search, '&'),
    headers: headersOf(headers, asked),
    cookies: pairsOf(headers.cookie ?? '', '; '),
    body: bodyOf(headers['content-type'], body, asked.body),
  }
}

/** A + is read as it stands: nothing in a path, cookie or header means a space by it. */
const pairsOf = (text: string, separator: string): Pairs =>
  text === ''
    ? []
    : text.split(separator).map((pair) => {
        const at = pair.indexOf('=')
        return [decodeURIComponent(pair.slice(0, at)), decodeURIComponent(pair.slice(at + 1))]
      })

/** Credentials and the headers of the file's own. Libraries add others, such as Accept. */
function headersOf(headers: IncomingHttpHeaders, asked: Call): Record<string, string> {
  const own = Object.entries(headers).filter(
    ([name]) => name === 'authorization' || name.startsWith('x-') || Object.hasOwn(asked.headers, name),
  )
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}

function bodyOf(type: string | undefined, body: Buffer, asked: SentBody): SentBody {
  const [essence = ''] = (type ?? '').split(';')
  const text = body.toString()
  switch (asked.kind) {
    case 'none':
      return text === '' ? asked : { kind: 'text', type: essence, text }
    case 'json':
      return { kind: 'json', type: essence, value: JSON.parse(text) }
    case 'text':
      return { kind: 'text', type: essence, text }
    case 'form':
      return { kind: 'form', type: essence, pairs: byName([...new URLSearchParams(text)]) }
    case 'multipart':
      return { kind: 'multipart', type: essence, parts: partsOf(type ?? '', text, asked.parts) }
  }
}

function partsOf(type: string, text: string, asked: Part[]): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? ''
  const sections = `\r\n${text}`.split(`\r\n--${boundary}`).slice(1)
  if (sections.pop()?.trim() !== '--') throw new Error(`The multipart body does not end: ${text}`)
  return sections.map((section, index) => partOf(section, asked[index]))
}

function partOf(section: string, asked: Part | undefined): Part {
  const end = section.indexOf('\r\n\r\n')
  const headers = Object.fromEntries(
    section
      .slice(2, end)
      .split('\r\n')
      .map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
      }),
  )
  const { 'content-disposition': disposition = '', 'content-type': type, ...others } = headers
  const own = Object.entries(others).filter(([name]) => name.startsWith('x-'))
  return {
    name: /\bname="?([^";]+)/.exec(disposition)?.[1] ?? '',
    // FormData of JavaScript names every part with a type.
    fileName: asked?.fileName === null ? null : (/filename="?([^";]+)/.exec(disposition)?.[1] ?? null),
    // Libraries write the default types of texts and files.
    type: asked?.type === null ? null : (type ?? null),
    headers: Object.fromEntries(own),
    content: section.slice(end + 4),
  }
}
