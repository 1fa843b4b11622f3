import { literal } from './literals.ts'
import type { Piece } from './pieces.ts'

/** Syntax of JSON values per language. */
interface Style {
  indent: string
  string(text: string): string
  key(name: string): string
  separator: string
  words: { true: string; false: string; null: string }
  trailingComma: boolean
  object(names: string[]): [open: string, close: string]
}

const words = { true: 'true', false: 'false', null: 'null' }

/** What most languages have in common. */
const common = {
  indent: '  ',
  separator: ': ',
  words,
  trailingComma: true,
  object: (): [string, string] => ['{', '}'],
}

const styles = {
  json: {
    ...common,
    string: (text) => JSON.stringify(text),
    key: (name) => JSON.stringify(name),
    trailingComma: false,
  },
  javascript: {
    ...common,
    string: literal.javascript,
    // A plain __proto__ would set the prototype.
    key: (name) =>
      name === '__proto__' ? "['__proto__']" : /^[a-z_$][\w$]*$/i.test(name) ? name : literal.javascript(name),
  },
  python: {
    ...common,
    indent: '    ',
    string: literal.python,
    key: literal.python,
    words: { true: 'True', false: 'False', null: 'None' },
  },
  php: {
    ...common,
    indent: '    ',
    string: literal.php,
    key: literal.php,
    separator: ' => ',
    // PHP encodes an empty or numbered array as a JSON array.
    object: (names) => [names.every((name) => /^-?\d+$/.test(name)) ? '(object) [' : '[', ']'],
  },
  ruby: {
    ...common,
    string: literal.ruby,
    key: (name) => (/^[a-z_]\w*$/i.test(name) ? name : literal.ruby(name)),
    words: { ...words, null: 'nil' },
    trailingComma: false,
  },
} satisfies Record<string, Style>

export type NativeLanguage = keyof typeof styles

/** A JSON value as a literal of the language, one member per line; `indent` is that of its first line. */
export function nativeValue(language: NativeLanguage, value: unknown, indent = ''): Piece[] {
  const style: Style = styles[language]
  if (typeof value === 'string') return [['string', style.string(value)]]
  if (typeof value === 'number') return [['number', String(value)]]
  if (typeof value === 'boolean') return [['constant', style.words[value ? 'true' : 'false']]]
  if (typeof value !== 'object' || value === null) return [['constant', style.words.null]]
  const deeper = indent + style.indent
  if (Array.isArray(value)) {
    const items = value.map((item) => nativeValue(language, item, deeper))
    return enclose(style, ['[', ']'], items, indent)
  }
  const names = Object.keys(value)
  const members = Object.entries(value).map(([name, member]): Piece[] => [
    ['key', style.key(name)],
    style.separator,
    ...nativeValue(language, member, deeper),
  ])
  return enclose(style, style.object(names), members, indent)
}

function enclose(style: Style, [open, close]: [string, string], members: Piece[][], indent: string): Piece[] {
  if (members.length === 0) return [open + close]
  const lines = members.flatMap((member, index): Piece[] => {
    const comma = style.trailingComma || index < members.length - 1 ? ',' : ''
    return [`\n${indent}${style.indent}`, ...member, comma]
  })
  return [open, ...lines, `\n${indent}`, close]
}
