import { expect, it } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

it('leaves words, numbers and gaps as they are', () => {
  expect(csvLine(['Lumen Music', 12, '12840.50', null, undefined, ''])).toBe('Lumen Music,12,12840.50,,,\n')
})

it.each(['=1+1', '+SUM(A1)', '-2+3', '@cmd', ' =1', '\t=1', '\r=1', '-', '--1', '+65 81234567'])(
  'makes a text of %j, which a spreadsheet would run',
  (typed) => {
    expect(csvCell(typed).replaceAll('"', '')).toBe(`'${typed}`)
  },
)

it.each(['-5', '-12.50', -3])('knows %j for a number', (amount) => {
  expect(csvCell(amount)).toBe(String(amount))
})

it('keeps commas, quotes and line breaks within their cell', () => {
  expect(csvCell('a,b')).toBe('"a,b"')
  expect(csvCell('say "hi"')).toBe('"say ""hi"""')
  expect(csvCell('=a\n"b"')).toBe(`"'=a\n""b"""`)
})
