/** The fields of a parameter that determine its serialisation. */
export interface Placed {
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
export function writeParameter(parameter: Placed, value: unknown): string | null {
  const values = valuesIn(value, parameter.type !== undefined)
  if (values === null) return null
  const { in: place, name } = parameter
  if (place === 'path') return inPath(parameter, values)
  if (place === 'query') return inQuery(parameter, values)
  if (place === 'header') return pieces(values, parameter.explode === true).join(',')
  return `${name}=${encodeURIComponent(pieces(values, false).join(','))}`
}

/** Empty items are left out, like empty form fields. */
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

/** Texts to join with a separator: 'a', 'b' for a list; 'x', '1' for an object, or 'x=1' when exploded. */
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

/** Keeps reserved characters except those that would end the value. */
const encodeUnreserved = (text: string) =>
  encodeURIComponent(text).replace(/%(?:3A|2F|3F|40|21|24|2C|3B)/g, decodeURIComponent)
