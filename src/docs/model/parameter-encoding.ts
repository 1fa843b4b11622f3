import { parseJson } from '#domain/parse-json.ts'
import { bodyKind, isJson } from './media-kind.ts'

/** The style of a value that is the whole query string (`in: querystring` of OpenAPI 3.2). */
export const wholeQuery = 'querystring'

/** The fields of a parameter that determine its serialisation. */
export interface ParameterStyle {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  /** As in the file; undefined for the default of the location. */
  style?: string | undefined
  explode?: boolean | undefined
  allowReserved?: boolean | undefined
  /** For a parameter with a media type, whose value is a single text. */
  type?: string | undefined
}

type Values = { list: string[] } | { members: [name: string, value: string][] } | { text: string }

/**
 * Serialises a value for its location, for code samples and TRY OUT: path segment, query pairs, header value or cookie
 * pair. Null for a missing value.
 */
export function writeParameter(parameter: ParameterStyle, value: unknown): string | null {
  const values = valuesIn(value, parameter.type)
  if (values === null) return null
  const { in: place } = parameter
  if (place === 'path') return inPath(parameter, values)
  if (place === 'query') return queryText(parameter, values, value)
  if (place === 'header') return pieces(values, parameter.explode === true, encodeNonAscii).join(',')
  return inCookie(parameter, values)
}

/** Empty items are left out, like empty form fields. */
function valuesIn(value: unknown, type: string | undefined): Values | null {
  if (!isGiven(value)) return null
  if (type !== undefined) return { text: isJson(type) ? jsonText(value) : textual(value) }
  if (typeof value !== 'object' || value instanceof File) return { text: textual(value) }
  if (Array.isArray(value)) {
    const list = value.filter(isGiven).map(textual)
    return list.length > 0 ? { list } : null
  }
  const members = Object.entries(value ?? {}).flatMap(([name, part]): [string, string][] =>
    isGiven(part) ? [[name, textual(part)]] : [],
  )
  return members.length > 0 ? { members } : null
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

function textual(value: unknown): string {
  if (value instanceof File) return value.name
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Many files write examples of JSON as text. */
const jsonText = (value: unknown): string =>
  typeof value === 'string' && parseJson(value) === undefined ? JSON.stringify(value) : textual(value)

/** Texts to join with a separator: 'a', 'b' for a list; 'x', '1' for an object, or 'x=1' when exploded. */
function pieces(values: Values, isExploded: boolean, write = (text: string) => text): string[] {
  if ('text' in values) return [write(values.text)]
  if ('list' in values) return values.list.map(write)
  const pairs = values.members.map(([name, value]) => [write(name), write(value)])
  return isExploded ? pairs.map((pair) => pair.join('=')) : pairs.flat()
}

function inPath({ name, style = 'simple', explode = false }: ParameterStyle, values: Values): string {
  const parts = pieces(values, explode, encodeURIComponent)
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`
  if (style !== 'matrix') return parts.join(',')
  if (!explode || 'text' in values) return `;${name}=${parts.join(',')}`
  return parts.map((piece) => ('list' in values ? `;${name}=${piece}` : `;${piece}`)).join('')
}

function queryText(parameter: ParameterStyle, values: Values, value: unknown): string {
  if (parameter.style === 'deepObject') return nested(parameter, value)
  if (parameter.style !== wholeQuery) return inQuery(parameter, values)
  const isForm = bodyKind(parameter.type ?? '') === 'form'
  if (!isForm || typeof value !== 'object' || value === null) return encodeURIComponent(pieces(values, false).join())
  const pairs = Object.entries(value).flatMap(([name, part]) =>
    [part].flat().flatMap((each) => (isGiven(each) ? [[name, textual(each)]] : [])),
  )
  return new URLSearchParams(pairs).toString().replaceAll('+', '%20')
}

const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

function inQuery(parameter: ParameterStyle, values: Values): string {
  const { style = 'form', explode = style === 'form' } = parameter
  const write = parameter.allowReserved ? encodeUnreserved : encodeURIComponent
  const name = encodeURIComponent(parameter.name)
  const pair = (key: string, value: string) => `${key}=${write(value)}`
  if ('text' in values) return pair(name, values.text)
  if (!explode) return `${name}=${pieces(values, false, write).join(separators[style] ?? ',')}`
  return 'list' in values
    ? values.list.map((value) => pair(name, value)).join('&')
    : values.members.map(([key, value]) => pair(encodeURIComponent(key), value)).join('&')
}

/**
 * In the style deepObject, whose treatment of lists and deeper objects is left open by OpenAPI. Servers commonly read
 * name[] as an item, and name[0][key] as a property of one.
 */
function nested(parameter: ParameterStyle, value: unknown): string {
  const write = parameter.allowReserved ? encodeUnreserved : encodeURIComponent
  return deepPairs(parameter.name, value)
    .map(([name, text]) => `${encodeURIComponent(name)}=${write(text)}`)
    .join('&')
}

function deepPairs(name: string, value: unknown): [string, string][] {
  if (!isGiven(value)) return []
  if (typeof value !== 'object' || value === null || value instanceof File) return [[name, textual(value)]]
  return Object.entries(value).flatMap(([key, part]) => {
    const isPlainItem = Array.isArray(value) && (typeof part !== 'object' || part === null)
    return deepPairs(isPlainItem ? `${name}[]` : `${name}[${key}]`, part)
  })
}

/** Exploded values are cookies of their own. The style cookie of OpenAPI 3.2 escapes nothing. */
function inCookie({ name, style = 'form', explode = true }: ParameterStyle, values: Values): string {
  const write = style === 'cookie' ? (text: string) => text : encodeURIComponent
  const parts = pieces(values, explode, write)
  if (!explode || 'text' in values) return `${name}=${parts.join(',')}`
  return ('list' in values ? parts.map((part) => `${name}=${part}`) : parts).join('; ')
}

/** HTTP libraries reject other characters in headers, or send them in different encodings. */
const encodeNonAscii = (text: string) => text.replace(/[^\t -~]+/gu, encodeURIComponent)

/** Keeps reserved characters except those that would end the value. */
const encodeUnreserved = (text: string) =>
  encodeURIComponent(text).replace(/%(?:3A|2F|3F|40|21|24|2C|3B)/g, decodeURIComponent)
