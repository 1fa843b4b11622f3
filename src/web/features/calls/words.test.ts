import { expect, it } from 'vitest'
import { asText, fileNameFor, meaningAnchor, readable, reasonWords, resultWords, statusWords, toneOf } from './words.ts'

it('an answer is done, refused or worth another try', () => {
  const tones = [200, 400, 404, 409, 429, 500, 503].map((httpStatus) => toneOf({ httpStatus }))
  expect(tones).toEqual(['live', 'rejected', 'rejected', 'rejected', 'pending', 'pending', 'pending'])
})

it('a call without a result is told by its HTTP status', () => {
  expect(resultWords({ resultCode: 'SUCCESS', httpStatus: 200 })).toBe('SUCCESS')
  expect(resultWords({ resultCode: null, httpStatus: 404 })).toBe('HTTP 404')
})

it('below a result stands what was wrong', () => {
  const none = { refusal: null, reason: null }
  const notListed = { refusal: 'address-not-listed', reason: null, httpStatus: 403, statusCode: 403 }
  expect(reasonWords(notListed)).toBe('Address not listed')
  expect(reasonWords({ ...none, reason: 'INVALID_USER_TOKEN', httpStatus: 404, statusCode: 404 })).toBe(
    'INVALID_USER_TOKEN',
  )
  expect(reasonWords({ ...none, httpStatus: 422, statusCode: 422 })).toBe('Status code 422')
  expect(reasonWords({ ...none, httpStatus: 200, statusCode: 200 })).toBeUndefined()
  expect(reasonWords({ ...none, httpStatus: 404, statusCode: null })).toBeUndefined()
})

it('the status code is told where it says more than the HTTP status', () => {
  expect(statusWords({ httpStatus: 200, statusCode: 200 })).toBe('200')
  expect(statusWords({ httpStatus: 400, statusCode: 105 })).toBe('400, status code 105')
  expect(statusWords({ httpStatus: 404, statusCode: null })).toBe('404')
})

it('a body of JSON is laid out, any other is shown as it came', () => {
  expect(readable('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
  expect(readable('{"a":')).toBe('{"a":')
})

it('a message is copied with its first line, its headers and its body', () => {
  const message = { headers: [{ name: 'X-Api-Key', value: 'sandbox_…Qm7Z' }], body: '{"a":1}' }
  expect(asText('POST /v1/charges', message)).toBe('POST /v1/charges\nX-Api-Key: sandbox_…Qm7Z\n\n{\n  "a": 1\n}')
  expect(asText('200', { headers: [], body: null })).toBe('200')
})

it('the file carries the names of the project and the environment', () => {
  expect(fileNameFor('Fleet tracker No. 2', 'sandbox')).toBe('fleet-tracker-no-2-sandbox-calls.csv')
})

it('an answer leads to the row of the documentation that explains it', () => {
  expect(meaningAnchor({ refusal: null, resultCode: 'GENERAL_DECLINE', statusCode: 402 })).toBe(
    'result-codes/GENERAL_DECLINE-402',
  )
  expect(meaningAnchor({ refusal: 'header-missing', resultCode: 'FAILURE', statusCode: 401 })).toBe(
    'gateway-refusals/header-missing',
  )
  expect(meaningAnchor({ refusal: null, resultCode: null, statusCode: null })).toBeUndefined()
})
