import { expect, test } from 'vitest'
import admin from '#generated/admin/openapi.json' with { type: 'json' }
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import { documentLabel, largestDocument, oneFileMessage } from './documents.ts'

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
