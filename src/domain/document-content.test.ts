import { expect, test } from 'vitest'
import { documentProblem, documentTypeOf } from './document-content.ts'
import { largestDocument } from './documents.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const pdf = bytes('%PDF-1.7\n')
const png = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')
const jpeg = bytes('\xff\xd8\xff\xe0\0\x10JFIF')

test.each([
  ['application/pdf', pdf],
  ['image/png', png],
  ['image/jpeg', jpeg],
  [undefined, bytes('MZ\x90')],
  [undefined, bytes('<html>%PDF-')],
  [undefined, bytes('%PDF')],
  [undefined, bytes('')],
])('detects the type by content: %s', (type, content) => {
  expect(documentTypeOf(content)).toBe(type)
})

test.each([
  ['registration.pdf', pdf],
  ['Scan 2.JPG', jpeg],
  ['scan.jpeg', jpeg],
  ['logo.png', png],
  ['Größe – ทะเบียน.pdf', pdf],
  ['registration', pdf],
])('accepts %s', (name, content) => {
  expect(documentProblem(name, content)).toBeUndefined()
})

test.each([
  ['registration.pdf', bytes(''), 'required'],
  ['registration.pdf', new Uint8Array(largestDocument + 1), 'maxLength'],
  ['registration.pdf', png, 'contentMediaType'],
  ['registration.docx', pdf, 'contentMediaType'],
  ['registration.pdf.exe', pdf, 'contentMediaType'],
  ['registration.', pdf, 'contentMediaType'],
  ['registration.pdf', bytes('plain text'), 'contentMediaType'],
  ['../registration.pdf', pdf, 'format'],
  ['C:\\registration.pdf', pdf, 'format'],
  ['a\r\nb.pdf', pdf, 'format'],
  ['gpj.\u202epdf', pdf, 'format'],
  ['', pdf, 'format'],
  [`${'a'.repeat(200)}.pdf`, pdf, 'format'],
])('rejects %j', (name, content, rule) => {
  expect(documentProblem(name, content)).toBe(rule)
})

test('accepts exactly 5 MB and rejects one byte more', () => {
  const full = new Uint8Array(largestDocument)
  full.set(pdf)
  expect(documentProblem('registration.pdf', full)).toBeUndefined()
})
