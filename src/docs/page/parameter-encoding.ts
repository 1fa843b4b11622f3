/** A parameter, as far as it decides how its value is written into a call. */
export interface Placed {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  /** As the file says it; left out where it is the usual way of the place. */
  style?: string | undefined
  explode?: boolean | undefined
  allowReserved?: boolean | undefined
  /** Of a parameter with a media type: its value is one text, whatever it is. */
  type?: string | undefined
}

type Values = { list: string[] } | { members: [name: string, value: string][] } | { text: string }

/**
 * A value in its place, as code samples and TRY OUT write it: a part of the path, pairs of the query, the value of a header, a
 * pair of the cookie. Null where there is nothing to write: a parameter without a value is left out.
 */
export function writeParameter(parameter: Placed, value: unknown): string | null {
  const values = valuesIn(value, parameter.type !== undefined)
  if (values === null) return null
  const { in: place, name } = parameter
  if (place === 'path') return inPath(parameter, values)
  if (place === 'query') return inQuery(parameter, values)
  if (place === 'header') return pieces(values, parameter.explode === true).join(',')
  return `${name}=${encodeURIComponent(pieces(values, false).join(','))}`
}

/** Empty parts are left out, as an empty field of a form is. */
function valuesIn(value: unknown, isOneText: boolean): Values | null {
  if (!isGiven(value)) return null
  if (isOneText || typeof value !== 'object' || value instanceof File) return { text: textual(value) }
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

/** Texts that are joined by a separator: 'a', 'b' of a list; 'x', '1' of an object, or 'x=1' where it is exploded. */
function pieces(values: Values, isExploded: boolean, write = (text: string) => text): string[] {
  if ('text' in values) return [write(values.text)]
  if ('list' in values) return values.list.map(write)
  const pairs = values.members.map(([name, value]) => [write(name), write(value)])
  return isExploded ? pairs.map((pair) => pair.join('=')) : pairs.flat()
}

function inPath({ name, style = 'simple', explode = false }: Placed, values: Values): string {
  const parts = pieces(values, explode, encodeURIComponent)
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`
  if (style !== 'matrix') return parts.join(',')
  if (!explode || 'text' in values) return `;${name}=${parts.join(',')}`
  return parts.map((piece) => ('list' in values ? `;${name}=${piece}` : `;${piece}`)).join('')
}

const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

function inQuery(parameter: Placed, values: Values): string {
  const { style = 'form', explode = style === 'form' } = parameter
  const write = parameter.allowReserved ? encodeUnreserved : encodeURIComponent
  const name = encodeURIComponent(parameter.name)
  const pair = (key: string, value: string) => `${key}=${write(value)}`
  if ('text' in values) return pair(name, values.text)
  if ('members' in values && style === 'deepObject')
    return values.members.map(([key, value]) => pair(encodeURIComponent(`${parameter.name}[${key}]`), value)).join('&')
  if (!explode) return `${name}=${pieces(values, false, write).join(separators[style] ?? ',')}`
  return 'list' in values
    ? values.list.map((value) => pair(name, value)).join('&')
    : values.members.map(([key, value]) => pair(encodeURIComponent(key), value)).join('&')
}

/** Reserved characters stay, except those that would end the value. */
const encodeUnreserved = (text: string) =>
  encodeURIComponent(text).replace(/%(?:3A|2F|3F|40|21|24|2C|3B)/g, decodeURIComponent)
