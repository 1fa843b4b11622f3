import { expect, it } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

it('leaves text, numbers and empty cells unchanged', () => {
  expect(csvLine(['Lumen Music', 12, '12840.50', null, undefined, ''])).toBe('Lumen Music,12,12840.50,,,\n')
})

it.each([
  '=1+1',
  '+SUM(A1)',
  '-2+3',
  '@cmd',
  ' =1',
  '\tone',
  '\rone',
  '-',
  '--1',
  '+65 81234567',
  '＝1+1',
  '＋1',
  '－1',
  '＠cmd',
])('escapes the formula %j', (typed) => {
  expect(csvCell(typed).replaceAll('"', '')).toBe(`'${typed}`)
})

it.each([
  ['Harbour;=1+1', "Harbour;'=1+1"],
  ['Harbour\t+1', "Harbour\t'+1"],
  ['Harbour\n=1+1', "Harbour\n'=1+1"],
  ['Harbour\r\n-2+3', "Harbour\r\n'-2+3"],
  ['Harbour; \u00a0＝1', "Harbour;' \u00a0＝1"],
  ['Harbour;"=1+1', `Harbour;'""=1+1`],
  ['a;=1;b;=2', "a;'=1;b;'=2"],
  ['a;\t=1', "a;\t'=1"],
  ['=a;=b', "'=a;'=b"],
  ['\t=1', "'\t'=1"],
  [';=1', ";'=1"],
])('escapes a formula after a separator in %j', (typed, safe) => {
  expect(csvCell(typed)).toBe(`"${safe}"`)
})

it.each(['Harbour;Radio', 'Harbour\tRadio', 'Harbour\rRadio', 'Harbour\nRadio', 'a = b; c - d', 'Songs, +65'])(
  'keeps %j in one cell for every separator of cells',
  (typed) => {
    expect(csvCell(typed)).toBe(`"${typed}"`)
  },
)

it.each(['2026-03-01', '2026-03-01T09:00:00.000Z', 'a@b.example', '1+1=2', '0.00'])('leaves %j unchanged', (text) => {
  expect(csvCell(text)).toBe(text)
})

it('stays linear in the number of separators', () => {
  const typed = `Harbour${'\t'.repeat(300_000)}`
  expect(csvCell(typed)).toBe(`"${typed}"`)
})

it.each(['-5', '-12.50', -3])('recognises %j as a number', (amount) => {
  expect(csvCell(amount)).toBe(String(amount))
})

it('keeps commas, quotes and line breaks within their cell', () => {
  expect(csvCell('a,b')).toBe('"a,b"')
  expect(csvCell('say "hi"')).toBe('"say ""hi"""')
  expect(csvCell('=a\n"b"')).toBe(`"'=a\n""b"""`)
})
