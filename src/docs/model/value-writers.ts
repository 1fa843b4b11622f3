import { pairs } from './form-code.ts'
import { asObject, faithfulJson, formPairs } from './form-fields.ts'
import { block, literal } from './literals.ts'
import { type NativeLanguage, nativeValue } from './native-value.ts'
import type { Piece } from './pieces.ts'
import type { Hole } from './snippet.ts'

/** Writes a placeholder's value; `indent` is that of its line. */
export type Writing = (value: string, hole: Hole, indent: string) => Piece[]

type Language = keyof typeof literal

/** The code around a body: a JSON value, form fields or text. */
type Around = Record<'json' | 'form' | 'text', [before: string, after: string]>

const around: Record<Exclude<NativeLanguage, 'json'>, Around> = {
  javascript: { json: ['JSON.stringify(', ')'], form: ['new URLSearchParams(', ')'], text: ['', ''] },
  python: { json: ['json=', ''], form: ['data=', ''], text: ['data=', '.encode()'] },
  php: { json: ['json_encode(', ')'], form: ['http_build_query(', ')'], text: ['', ''] },
  ruby: { json: ['JSON.generate(', ')'], form: ['URI.encode_www_form(', ')'], text: ['', ''] },
}

type Native = keyof typeof around

const text =
  (language: Native): Writing =>
  (value, _, indent) => {
    const [before, after] = around[language].text
    return [before, ['string', block[language](value, indent)], after]
  }

const json =
  (language: Native): Writing =>
  (value, hole, indent) => {
    const meant = faithfulJson(value)
    if (meant === undefined) return text(language)(value, hole, indent)
    const [before, after] = around[language].json
    return [before, ...nativeValue(language, meant, indent), after]
  }

const form =
  (language: Native): Writing =>
  (value, hole, indent) => {
    const meant = formPairs(value)
    const object = meant && asObject(meant)
    // PHP has no list of pairs, and interprets brackets in names.
    if (!meant || (!object && language === 'php')) return text(language)(value, hole, indent)
    const [before, after] = around[language].form
    return [before, ...nativeValue(language, object ?? meant, indent), after]
  }

export const joinLines = (lines: Piece[][], between: string): Piece[] =>
  lines.flatMap((line, index) => (index > 0 ? [between, ...line] : line))

const pairLines =
  (language: keyof typeof pairs, between: string, otherwise: Writing): Writing =>
  (value, hole, indent) => {
    const meant = [...new URLSearchParams(value)]
    if (meant.length === 0) return otherwise(value, hole, indent)
    return joinLines(
      meant.map(([name, each]) => pairs[language](name, each)),
      `${between}${indent}`,
    )
  }

const string =
  (language: Language): Writing =>
  (value) => [['string', literal[language](value)]]

const raw =
  (language: Language): Writing =>
  (value, _, indent) => [['string', block[language](value, indent)]]

export const continued = ' \\\n'

const shellBody: Writing = (value) => [['constant', '--data-raw'], ' ', ['string', literal.shell(value)]]

const csharpForm: Writing = (value, hole, indent) => {
  const meant = formPairs(value)
  if (!meant || !asObject(meant)) {
    const type = literal.csharp('application/x-www-form-urlencoded')
    return [
      ['keyword', 'new'],
      ' StringContent(',
      ...raw('csharp')(value, hole, indent),
      `, new MediaTypeHeaderValue(${type}))`,
    ]
  }
  const lines = meant.flatMap(([name, each]): Piece[] => [`\n${indent}`, ...pairs.csharp(name, each)])
  return [
    ['keyword', 'new'],
    ' FormUrlEncodedContent(',
    ['keyword', 'new'],
    ` Dictionary<string, string>\n${indent}{`,
    ...lines,
    `\n${indent}})`,
  ]
}

/** cURL expands brackets and braces. */
const shellUrl: Writing = (value) => [
  ['constant', /[[\]{}]/.test(value) ? '--globoff ' : ''],
  ['string', literal.shell(value)],
]

/** cURL drops a header with nothing after the colon. */
const shellHeader: Writing = (value, hole) => {
  const name = hole.hole === 'header' ? hole.name : ''
  return [['string', literal.shell(value === '' ? `${name};` : `${name}: ${value}`)]]
}

const phpHeader: Writing = (value, hole) => {
  const name = hole.hole === 'header' ? hole.name : ''
  return [['string', literal.php(value === '' ? `${name};` : `${name}: ${value}`)]]
}

function nativeWritings(language: Native): Record<string, Writing> {
  return {
    [language]: string(language),
    [`${language}-json`]: json(language),
    [`${language}-form`]: form(language),
    [`${language}-text`]: text(language),
  }
}

function rawWritings(language: 'java' | 'csharp' | 'go'): Record<string, Writing> {
  return {
    [language]: string(language),
    [`${language}-text`]: raw(language),
  }
}

/** Value writers by the placeholder's `as`. Those of multipart bodies are added when a file needs them. */
export const valueWriters: Record<string, Writing> = {
  'shell-url': shellUrl,
  'shell-header': shellHeader,
  'shell-text': shellBody,
  'shell-form': pairLines('shell', continued, shellBody),
  'php-header': phpHeader,
  ...nativeWritings('javascript'),
  ...nativeWritings('python'),
  ...nativeWritings('php'),
  ...nativeWritings('ruby'),
  ...rawWritings('java'),
  ...rawWritings('csharp'),
  'csharp-form': csharpForm,
  ...rawWritings('go'),
  'go-form': pairLines('go', '\n', () => []),
}

export const addWriters = (more: Record<string, Writing>): void => void Object.assign(valueWriters, more)
