import { expect, it } from 'vitest'
import { messageText, prettyJson } from './call-text.ts'

it('indents a JSON body and keeps any other', () => {
  expect(prettyJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
  expect(prettyJson('{"a":')).toBe('{"a":')
})

it('copies a message with its first line, headers and body', () => {
  const message = { headers: [{ name: 'X-Api-Key', value: 'sandbox_…Qm7Z' }], body: '{"a":1}' }
  expect(messageText('POST /v1/charges', message)).toBe('POST /v1/charges\nX-Api-Key: sandbox_…Qm7Z\n\n{\n  "a": 1\n}')
  expect(messageText('200', { headers: [], body: null })).toBe('200')
})
