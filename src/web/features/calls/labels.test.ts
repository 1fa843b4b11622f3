import { expect, it } from 'vitest'
import { httpStatusLabel, meaningAnchor, meaningPage, reasonLabel, resultLabel, toneOf } from './labels.ts'

it('distinguishes success, rejection and retriable failure', () => {
  const tones = [200, 400, 404, 409, 429, 500, 503].map((httpStatus) => toneOf({ httpStatus }))
  expect(tones).toEqual(['live', 'rejected', 'rejected', 'rejected', 'pending', 'pending', 'pending'])
})

it('labels a call without a result by its HTTP status', () => {
  expect(resultLabel({ resultCode: 'SUCCESS', httpStatus: 200 })).toBe('SUCCESS')
  expect(resultLabel({ resultCode: null, httpStatus: 404 })).toBe('HTTP 404')
})

it('adds the reason to a result', () => {
  const none = { refusal: null, reason: null }
  const notListed = { refusal: 'address-not-listed', reason: null, httpStatus: 403, statusCode: 403 }
  expect(reasonLabel(notListed)).toBe('Address not listed')
  expect(reasonLabel({ ...none, reason: 'INVALID_USER_TOKEN', httpStatus: 404, statusCode: 404 })).toBe(
    'INVALID_USER_TOKEN',
  )
  expect(reasonLabel({ ...none, httpStatus: 422, statusCode: 422 })).toBe('Status code 422')
  expect(reasonLabel({ ...none, httpStatus: 200, statusCode: 200 })).toBeUndefined()
  expect(reasonLabel({ ...none, httpStatus: 404, statusCode: null })).toBeUndefined()
})

it('adds the status code where it differs from the HTTP status', () => {
  expect(httpStatusLabel({ httpStatus: 200, statusCode: 200 })).toBe('200')
  expect(httpStatusLabel({ httpStatus: 400, statusCode: 105 })).toBe('400, status code 105')
  expect(httpStatusLabel({ httpStatus: 404, statusCode: null })).toBe('404')
})

it('links an answer to its row in the documentation', () => {
  expect(meaningAnchor({ refusal: null, resultCode: 'GENERAL_DECLINE', statusCode: 402 })).toBe(
    'result-codes/GENERAL_DECLINE-402',
  )
  expect(meaningAnchor({ refusal: 'header-missing', resultCode: 'FAILURE', statusCode: 401 })).toBe(
    'gateway-refusals/header-missing',
  )
  expect(meaningAnchor({ refusal: null, resultCode: null, statusCode: null })).toBeUndefined()
})

it('links an answer to the page that its header Link names, without one to that of its product', () => {
  const link = '<http://127.0.0.1:8080/api-doc/direct-carrier-billing#gateway-refusals/key-unknown>; rel="help"'
  const headers = [{ name: 'Link', value: link }]
  expect(meaningPage({ product: 'number-verification', response: { headers, body: null } })).toBe(
    'direct-carrier-billing',
  )
  expect(meaningPage({ product: 'number-verification', response: { headers: [], body: null } })).toBe(
    'number-verification',
  )
})
