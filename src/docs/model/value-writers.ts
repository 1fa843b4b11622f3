import { faithfulJson } from './form-fields.ts'
import { block, literal } from './literals.ts'
import { type NativeLanguage, nativeValue } from './native-value.ts'
import type { Piece } from './pieces.ts'
import type { Placeholder } from './snippet.ts'

/** Writes a placeholder's value; `indent` is that of its line. */
export type Writing = (value: string, hole: Placeholder, indent: string) => Piece[]

type Language = keyof typeof literal

/** The code around a body: a JSON value or text. */
type Around = Record<'json' | 'text', [before: string, after: string]>

const around: Record<Exclude<NativeLanguage, 'json'>, Around> = {
  javascript: { json: ['JSON.stringify(', ')'], text: ['', ''] },
  python: { json: ['json=', ''], text: ['data=', '.encode()'] },
  php: { json: ['json_encode(', ')'], text: ['', ''] },
  ruby: { json: ['JSON.generate(', ')'], text: ['', ''] },
}

export type Native = keyof typeof around

export const text =
  (language: Native): Writing =>
  (value, _, indent) => {
    const [before, after] = around[language].text
    return [before, ['string', block[language](value, indent)], after]
  }

const json =
  (language: Native): Writing =>
  (value, hole, indent) => {
    const parsed = faithfulJson(value)
    if (parsed === undefined) return text(language)(value, hole, indent)
    const [before, after] = around[language].json
    return [before, ...nativeValue(language, parsed, indent), after]
  }

export const joinLines = (lines: Piece[][], between: string): Piece[] =>
  lines.flatMap((line, index) => (index > 0 ? [between, ...line] : line))

const string =
  (language: Language): Writing =>
  (value) => [['string', literal[language](value)]]

export const raw =
  (language: Language): Writing =>
  (value, _, indent) => [['string', block[language](value, indent)]]

export const continued = ' \\\n'

export const shellBody: Writing = (value) => [['constant', '--data-raw'], ' ', ['string', literal.shell(value)]]

/** cURL expands brackets and braces. */
const shellUrl: Writing = (value) => [
  ['constant', /[[\]{}]/.test(value) ? '--globoff ' : ''],
  ['string', literal.shell(value)],
]

/** cURL drops a header with nothing after the colon. */
const curlHeader =
  (language: 'shell' | 'php'): Writing =>
  (value, hole) => {
    const name = hole.hole === 'header' ? hole.name : ''
    return [['string', literal[language](value === '' ? `${name};` : `${name}: ${value}`)]]
  }

function nativeWritings(language: Native): Record<string, Writing> {
  return {
    [language]: string(language),
    [`${language}-json`]: json(language),
    [`${language}-text`]: text(language),
  }
}

function rawWritings(language: 'java' | 'csharp' | 'go'): Record<string, Writing> {
  return {
    [language]: string(language),
    [`${language}-text`]: raw(language),
  }
}

/** Value writers by the placeholder's `as`. Those of forms are added when a file needs them. */
export const valueWriters: Record<string, Writing> = {
  'shell-url': shellUrl,
  'shell-header': curlHeader('shell'),
  'shell-text': shellBody,
  'php-header': curlHeader('php'),
  ...nativeWritings('javascript'),
  ...nativeWritings('python'),
  ...nativeWritings('php'),
  ...nativeWritings('ruby'),
  ...rawWritings('java'),
  ...rawWritings('csharp'),
  ...rawWritings('go'),
}

export const addWriters = (more: Record<string, Writing>): void => void Object.assign(valueWriters, more)
