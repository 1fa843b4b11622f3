interface Patterned {
  pattern?: unknown
  description?: unknown
}

/**
 * A pattern in words if it is simple, else the expression. Undefined where the description contains the expression. An error
 * message of the file is not used: it describes the mistake.
 */
export function patternPhrase({ pattern, description }: Patterned): string | undefined {
  if (typeof pattern !== 'string') return undefined
  if (plainText.test(pattern)) return `contains ${pattern}`
  const words = wordsOf(pattern)
  if (words !== null) return words
  return typeof description === 'string' && description.includes(pattern) ? undefined : `matches ${pattern}`
}

/** An expression without any sign of its own: the value holds this text somewhere. */
const plainText = /^[^\\^$.*+?()[\]{}|]+$/

interface Part {
  /** Plural and singular of a character class; undefined for literal text. */
  kinds: [many: string, one: string][]
  text: string
  least: number
  /** Undefined: unlimited. */
  most: number | undefined
}

const mostParts = 5

/** '^\d{4}$' is '4 digits'. Null for complex expressions. */
function wordsOf(pattern: string): string | null {
  const inside = /^\^(.+)\$$/s.exec(pattern)?.[1]
  const parts = inside === undefined ? null : partsOf(inside)
  const [only] = parts ?? []
  if (!parts || !only || parts.length > mostParts) return null
  const kinds = only.kinds.map(([many]) => many)
  const isOfKinds = parts.length === 1 && kinds.length > 0 && only.least <= 1 && only.most === undefined
  if (isOfKinds) return `${listed(kinds, 'and')} only`
  return parts.map(partWords).join(', then ')
}

const token = /\[(?!\^)((?:\\.|[^\]\\])+)\]|\\([dw])|\\([^\w\s])|([^\\^$.*+?()[\]{}|])/y
const quantifier = /([*+?])(?!\?)|\{(\d+)(,?)(\d*)\}(?!\?)/y

function partsOf(text: string): Part[] | null {
  const parts: Part[] = []
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const found = token.exec(text)
    if (!found) return null
    quantifier.lastIndex = token.lastIndex
    const count = quantifier.exec(text)
    at = count ? quantifier.lastIndex : token.lastIndex
    const [, set, shorthand, escaped, plain] = found
    const kinds = set !== undefined ? kindsOf(set) : shorthand ? kindsOf(`\\${shorthand}`) : []
    if (kinds === null) return null
    const part: Part = { kinds, text: escaped ?? plain ?? '', ...limitsOf(count) }
    const last = parts.at(-1)
    if (isLiteral(part) && last && isLiteral(last)) last.text += part.text
    else parts.push(part)
  }
  return parts
}

const isLiteral = ({ kinds, least, most }: Part) => kinds.length === 0 && least === 1 && most === 1

function limitsOf(count: RegExpExecArray | null): Pick<Part, 'least' | 'most'> {
  if (!count) return { least: 1, most: 1 }
  const [, sign, least, comma, most] = count
  if (sign) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : undefined }
  return { least: Number(least), most: comma ? (most ? Number(most) : undefined) : Number(least) }
}

const named: [source: string, many: string, one: string][] = [
  ['A-Za-z', 'letters', 'letter'],
  ['a-zA-Z', 'letters', 'letter'],
  ['a-z', 'lower-case letters', 'lower-case letter'],
  ['A-Z', 'capital letters', 'capital letter'],
  ['0-9', 'digits', 'digit'],
  ['\\d', 'digits', 'digit'],
]

function kindsOf(set: string): Part['kinds'] | null {
  const kinds: Part['kinds'] = []
  let rest = set.replaceAll('\\w', 'A-Za-z0-9_')
  while (rest !== '') {
    const known = named.find(([source]) => rest.startsWith(source))
    const single = /^\\?([^\w\s\\])(?!-.)|^([\w ])(?!-.)/.exec(rest)
    if (!known && !single) return null
    const character = single?.[1] ?? single?.[2]
    const quoted = character === ' ' ? 'blanks' : `'${character}'`
    kinds.push(known ? [known[1], known[2]] : [quoted, quoted])
    rest = rest.slice(known ? known[0].length : single?.[0].length)
  }
  return kinds
}

function partWords({ kinds, text, least, most }: Part): string {
  const isOne = most === 1
  const words = kinds.map(([many, one]) => (isOne ? one : many))
  const what = kinds.length > 0 ? listed(words, 'or') : `'${text}'`
  if (isOne) return least === 0 ? `an optional ${what}` : kinds.length > 0 ? `1 ${what}` : what
  if (most === undefined) return least === 0 ? `any number of ${what}` : `${least} or more ${what}`
  return least === most ? `${least} ${what}` : `${least} to ${most} ${what}`
}

function listed(words: string[], joint: 'and' | 'or'): string {
  const unique = [...new Set(words)]
  const last = unique.pop() ?? ''
  return unique.length > 0 ? `${unique.join(', ')} ${joint} ${last}` : last
}
