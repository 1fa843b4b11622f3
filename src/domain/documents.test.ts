import { expect, test } from 'vitest'
import admin from '#generated/admin/openapi.json' with { type: 'json' }
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import { documentLabel, documentProblem, documentTypeOf, largestDocument, oneFileMessage } from './documents.ts'

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

test('has the title, message and size of the contract', () => {
  const { document } = portal.components.schemas.DocumentUpload.properties
  expect(document.title).toBe(documentLabel)
  expect(new Set(Object.values(document['x-messages']))).toEqual(new Set([oneFileMessage]))
  expect(document.maxLength).toBe(largestDocument)
})

// The limit is in the description: as maxLength it would be new, and count as a breaking change.
test('has the message and size that the contract says for the file of a technical approval', () => {
  const { file } = admin.components.schemas.TechApprovalWithFile.properties
  expect(file['x-messages'].required).toBe(oneFileMessage)
  expect(file.description).toContain(`(${largestDocument} bytes)`)
})
