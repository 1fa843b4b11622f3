import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { block, literal } from '#docs/model/literals.ts'
import { nativeValue } from '#docs/model/native-value.ts'
import { toText } from '#docs/model/pieces.ts'
import { installedTools } from '#tests/support/sample-tools.ts'
import { csharpValue } from './csharp-literal.ts'

// Input of TRY OUT becomes literals in the code samples. These tests evaluate the literals in each language.

const specialTexts = [
  ...[
    "'",
    '"',
    '""',
    '"""',
    '\\',
    '\\\\',
    '\n',
    '\r',
    '\t',
    ' ',
    '  ',
    '`',
    '$',
    '$x',
    '${',
    '{$x}',
    '#',
    '#{',
    '#$x',
    '#@x',
  ],
  ...[
    '</script>',
    '<?php',
    '?>',
    '*/',
    '//',
    '\\u0041',
    '\\x41',
    '\\0',
    '%s',
    '!',
    '!!',
    '{',
    '}',
    '[',
    ']',
    '&',
    'é',
    '😀',
  ],
  ...['\u0001', '\u007f', '\u0085', '\u2028', '\u2029', '\ufeff', 'TEXT', 'EOF', '0', '7', 'a'],
]
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...specialTexts), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('\n', '  ', 'a', '"', '\\', '`'), maxLength: 12 }),
  // Command lines and URLs cannot contain NUL.
  fc.string({ unit: 'binary', maxLength: 12 }).filter((value) => !value.includes('\0')),
)
// One program evaluates all of them, because starting a compiler for each would take an hour.
const texts = () => fc.sample(text, 250)

const indents = ['', '    ', '\t']
const blocksOf = (language: keyof typeof block, each: string[]) =>
  each.map((value, index) => block[language](value, indents[index % indents.length] ?? ''))

describe.each(installedTools())('a literal of $language', ({ language, valuesOf }) => {
  it('evaluates to its source string', () => {
    const each = texts()
    expect(valuesOf(each.map(literal[language]))).toEqual(each)
  }, 120_000)

  it('evaluates to its source string in its form of several lines', () => {
    const each = texts()
    expect(valuesOf(blocksOf(language, each))).toEqual(each)
  }, 120_000)
})

describe('a literal of csharp', () => {
  it('evaluates to its source string', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...indents), (value, indent) => {
        expect(csharpValue(literal.csharp(value))).toBe(value)
        expect(csharpValue(block.csharp(value, indent))).toBe(value)
      }),
      { numRuns: 1000 },
    )
  })
})

// Parsed like the body of a call. Without lone surrogates, because such a body is sent as text.
const json = fc
  .json({ stringUnit: 'binary' })
  .filter((body) => !/\\u0000|\\ud[89a-f]/i.test(body))
  .map((body): unknown => JSON.parse(body))

const toJson = {
  javascript: (expression: string) => `JSON.stringify(${expression})`,
  python: (expression: string) => `__import__("json").dumps(${expression})`,
  php: (expression: string) => `json_encode(${expression})`,
  ruby: (expression: string) => `(require "json"; JSON.generate(${expression}))`,
}
type Native = keyof typeof toJson
const isNative = (language: string): language is Native => language in toJson
const natives = installedTools().flatMap(({ language, valuesOf }) =>
  isNative(language) ? [{ language, valuesOf }] : [],
)

describe.each(natives)('a value of JSON in $language', ({ language, valuesOf }) => {
  it('evaluates to the JSON value', () => {
    const values = fc.sample(json, 150)
    const printed = valuesOf(values.map((value) => toJson[language](toText(nativeValue(language, value)))))
    expect(printed.map((each) => JSON.parse(each))).toEqual(values)
  }, 120_000)
})
