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
  min: number
  /** Undefined: unlimited. */
  max: number | undefined
}

const maxParts = 5

/** '^\d{4}$' is '4 digits'. Null for complex expressions. */
function wordsOf(pattern: string): string | null {
  const inside = /^\^(.+)\$$/s.exec(pattern)?.[1]
  const parts = inside === undefined ? null : partsOf(inside)
  const [only] = parts ?? []
  if (!parts || !only || parts.length > maxParts) return null
  const kinds = only.kinds.map(([many]) => many)
  const isOfKinds = parts.length === 1 && kinds.length > 0 && only.min <= 1 && only.max === undefined
  if (isOfKinds) return `${listed(kinds, 'conjunction')} only`
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

const isLiteral = ({ kinds, min, max }: Part) => kinds.length === 0 && min === 1 && max === 1

function limitsOf(count: RegExpExecArray | null): Pick<Part, 'min' | 'max'> {
  if (!count) return { min: 1, max: 1 }
  const [, sign, min, comma, max] = count
  if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : undefined }
  return { min: Number(min), max: comma ? (max ? Number(max) : undefined) : Number(min) }
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

function partWords({ kinds, text, min, max }: Part): string {
  const isOne = max === 1
  const words = kinds.map(([many, one]) => (isOne ? one : many))
  const what = kinds.length > 0 ? listed(words, 'disjunction') : `'${text}'`
  if (isOne) return min === 0 ? `an optional ${what}` : kinds.length > 0 ? `1 ${what}` : what
  if (max === undefined) return min === 0 ? `any number of ${what}` : `${min} or more ${what}`
  return min === max ? `${min} ${what}` : `${min} to ${max} ${what}`
}

const listed = (words: string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-GB', { type }).format(new Set(words))
