import { type FieldEncoding, type FieldEncodings, fieldPairs, fieldType, isStyled } from '#docs/model/field-encoding.ts'
import { bodyKind } from '#docs/model/media-kind.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { decodedOrSame } from '#domain/formats/percent-encoding.ts'
import type { Draft } from '../draft.ts'
import { isObject } from '../json-schema.ts'
import type { SentRequest } from '../request.ts'
import { isAllowed, type RealCalls, type RealRequest } from './real-calls.ts'

/** Headers that browsers do not let a page set (https://fetch.spec.whatwg.org/#forbidden-request-header). */
const forbidden =
  /^(accept-(charset|encoding)|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|(proxy|sec)-.*)$/i

/** The call to send, and the names of headers that cannot be sent. */
export function realRequest(
  { body }: TryOutOperation,
  draft: Draft,
  { method, url, headers, body: text }: SentRequest,
): { request: RealRequest; unsent: string[] } {
  const isForm = body !== null && bodyKind(body.type) === 'multipart'
  const content = bodyOf(body, draft.body?.value, text)
  const named = Object.entries(headers).filter(([, value]) => value !== '')
  const unsent = named.map(([name]) => name).filter((name) => forbidden.test(name))
  // The browser writes the type of a form, with its boundary.
  const sent = named.filter(
    ([name]) => !unsent.includes(name) && !(/^content-type$/i.test(name) && (isForm || content === null)),
  )
  return { request: { method, url, headers: sent, body: content }, unsent }
}

function bodyOf(body: TryOutOperation['body'], value: unknown, text: string | null): RealRequest['body'] {
  if (text === null) return null
  if (value instanceof Blob) return value
  if (body && bodyKind(body.type) === 'multipart' && isObject(value)) return formOf(value, body.encodings)
  return text
}

/** FormData has no headers of parts. Files keep the type that the browser knows. */
function formOf(value: Readonly<Record<string, unknown>>, encodings: FieldEncodings = {}): FormData {
  const form = new FormData()
  for (const [property, given] of Object.entries(value)) {
    const encoding = encodings[property] ?? {}
    for (const part of isStyled(encoding) ? [given] : [given].flat()) {
      if (part instanceof Blob) form.append(property, part)
      else if (part !== undefined && part !== null && part !== '') addParts(form, property, part, encoding)
    }
  }
  return form
}

function addParts(form: FormData, property: string, value: unknown, encoding: FieldEncoding): void {
  const type = fieldType(value, encoding)
  for (const [name, text] of fieldPairs(property, value, encoding)) {
    if (type === undefined) form.append(name, text)
    else form.append(name, new Blob([text], { type }))
  }
}

/** Why the call cannot be sent, in words; null if it can. */
export function obstacleTo(
  { method, url, headers, body }: RealRequest,
  { origins }: Pick<RealCalls, 'origins'>,
  page: Pick<Location, 'protocol'>,
): string | null {
  if (!URL.canParse(url)) return `'${url}' is not an address.`
  const target = new URL(url)
  // As it is written: a value has its braces encoded.
  const open = /\{([^/{}]+)\}/.exec(url.split('?')[0] ?? '')?.[1]
  if (open !== undefined) return `The address needs a value for '${decodedOrSame(open)}'.`
  if (!isAllowed(target, origins))
    return `The owner of this site allows no calls to ${target.origin}, only to ${origins.join(', ') || 'no host'}.`
  if (/^(trace|connect)$/i.test(method)) return `No browser sends ${method} for a page.`
  if (/^(get|head)$/i.test(method) && body !== null) return `No browser sends a body with ${method}.`
  if (page.protocol === 'https:' && target.protocol === 'http:' && !isLoopback(target))
    return `Browsers block calls from a page with https to an address with http.`
  const broken = headers.find(([name, value]) => !isHeader(name, value))
  return broken ? `The header '${broken[0]}' contains characters that no header can hold.` : null
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

function isHeader(name: string, value: string): boolean {
  try {
    new Headers([[name, value]])
    return true
  } catch {
    return false
  }
}
