import { asObject, formPairs } from './form-fields.ts'
import { literal } from './literals.ts'
import { nativeValue } from './native-value.ts'
import type { Piece } from './pieces.ts'
import { continued, joinLines, type Native, raw, shellBody, text, type Writing } from './value-writers.ts'

/** A template tag: a string becomes a string token, pieces stay as they are. */
export function codePieces(words: TemplateStringsArray, ...filled: (string | Piece[])[]): Piece[] {
  return words.flatMap((word, index): Piece[] => {
    const part = filled[index]
    if (part === undefined) return [word]
    return [word, ...(typeof part === 'string' ? [['string', part] as Piece] : part)]
  })
}

/** Code of a form field, per language. */
const pairs = {
  shell: (name: string, value: string) =>
    codePieces`--data-urlencode ${literal.shell(`${encodeURIComponent(name)}=${value}`)}`,
  csharp: (name: string, value: string) => codePieces`    [${literal.csharp(name)}] = ${literal.csharp(value)},`,
  go: (name: string, value: string) => codePieces`fields.Add(${literal.go(name)}, ${literal.go(value)})`,
}

const formEncoders: Record<Native, [before: string, after: string]> = {
  javascript: ['new URLSearchParams(', ')'],
  python: ['data=', ''],
  php: ['http_build_query(', ')'],
  ruby: ['URI.encode_www_form(', ')'],
}

const nativeForm =
  (language: Native): Writing =>
  (value, hole, indent) => {
    const fields = formPairs(value)
    const object = fields && asObject(fields)
    // PHP has no list of pairs, and interprets brackets in names.
    if (!fields || (!object && language === 'php')) return text(language)(value, hole, indent)
    const [before, after] = formEncoders[language]
    return [before, ...nativeValue(language, object ?? fields, indent), after]
  }

const pairLines =
  (language: keyof typeof pairs, between: string, withoutFields: Writing): Writing =>
  (value, hole, indent) => {
    // cURL and Go encode each pair themselves, so the exact text is not kept here.
    const fields = [...new URLSearchParams(value)]
    if (fields.length === 0) return withoutFields(value, hole, indent)
    return joinLines(
      fields.map(([name, each]) => pairs[language](name, each)),
      `${between}${indent}`,
    )
  }

const csharpForm: Writing = (value, hole, indent) => {
  const fields = formPairs(value)
  if (!fields || !asObject(fields)) {
    const type = literal.csharp('application/x-www-form-urlencoded')
    return [
      ['keyword', 'new'],
      ' StringContent(',
      ...raw('csharp')(value, hole, indent),
      `, MediaTypeHeaderValue.Parse(${type}))`,
    ]
  }
  const lines = fields.flatMap(([name, each]): Piece[] => [`\n${indent}`, ...pairs.csharp(name, each)])
  return [
    ['keyword', 'new'],
    ' FormUrlEncodedContent(',
    ['keyword', 'new'],
    ` Dictionary<string, string>\n${indent}{`,
    ...lines,
    `\n${indent}})`,
  ]
}

/** Value writers of application/x-www-form-urlencoded bodies. */
export const formWriters: Record<string, Writing> = {
  'shell-form': pairLines('shell', continued, shellBody),
  'javascript-form': nativeForm('javascript'),
  'python-form': nativeForm('python'),
  'php-form': nativeForm('php'),
  'ruby-form': nativeForm('ruby'),
  'csharp-form': csharpForm,
  'go-form': pairLines('go', '\n', () => []),
}
