import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import type { MediaObject, OpenApiDocument, OperationObject } from '#domain/openapi.ts'
import { ExampleAnswers } from '#server/gateway/example-answers.ts'
import type { ProductDocument } from '#server/gateway/products.ts'
import { root } from '#tests/support/tree.ts'

const document = load(readFileSync(`${root}/tests/specs/number-verification.yaml`, 'utf8')) as ProductDocument
const answers = new ExampleAnswers(document)
const answersOf = (operation: OperationObject, components: OpenApiDocument['components'] = {}) => {
  const paths = { '/ping': { post: { operationId: 'ping', ...operation } } }
  return new ExampleAnswers({ openapi: '3.1.0', info: { title: 'Ping', version: '1.0.0' }, paths, components })
}
const json = (media: MediaObject) => ({ content: { 'application/json': media } })
const verify = (body: unknown, prefer?: string) =>
  answers.answer({ operation: 'verifyNumber', body, ...(prefer && { prefer }) })

describe('the answer to a call of a product without a simulator', () => {
  test('is the example of the same name as the example of the request', () => {
    const hash = '32f67ab4e4312618b09cd23ed8ce41b13e095fe52b73b2e8da8ef49830e50dba'
    expect(verify({ hashedPhoneNumber: hash })).toEqual({
      status: 200,
      body: { devicePhoneNumberVerified: false },
      result: { resultCode: 'SUCCESS', statusCode: 200 },
      trace: ['The request is the example hash, and so is the answer.'],
    })
    expect(verify({ phoneNumber: '+6581234567', sink: 'https://shop.example/verified' })).toMatchObject({
      status: 202,
      result: { resultCode: 'ACCEPTED', statusCode: 202 },
    })
  })

  test('is the first success for another request, and for one without a body', () => {
    expect(verify({ phoneNumber: '+6590000001' })).toMatchObject({
      status: 200,
      body: { devicePhoneNumberVerified: true },
    })
    expect(answers.answer({ operation: 'getDevicePhoneNumber', body: undefined })).toMatchObject({
      status: 200,
      body: { devicePhoneNumber: '+6581234567' },
    })
  })

  test.each([
    ['no body', { 204: {} }, 204],
    ['named examples', { 200: json({ examples: { first: { value: { code: 'OK' } } } }) }, 200],
  ])('is the success with %s, and no failure, for a request example without a name', (_, success, status) => {
    const body = { name: 'a' }
    const ping = answersOf({
      requestBody: json({ example: body }),
      responses: { ...success, 404: json({ example: { code: 'NOT_FOUND' } }) },
    })
    expect(ping.answer({ operation: 'ping', body })).toMatchObject({ status })
  })

  test.each([
    ['a missing body', undefined, 'it is missing or no JSON'],
    ['none of the variants', {}, "must have required property 'phoneNumber'"],
    ['a wrong pattern', { phoneNumber: '6581234567' }, '/phoneNumber must match pattern'],
  ])('is the documented 400 for %s', (_, body, problem) => {
    const { status, result, trace } = verify(body)
    expect([status, result?.resultCode]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(trace[0]).toContain(problem)
  })

  test('is the one that the header Prefer names', () => {
    expect(verify({}, 'code=403')).toMatchObject({ status: 403, body: { status: 403 } })
    expect(verify({}, 'code=202, example=later')).toMatchObject({ status: 202 })
    expect(verify({}, 'code=418')).toMatchObject({ status: 400 })
  })

  test('is the one whose name the header Prefer quotes', () => {
    const examples = { first: { value: 1 }, 'first call': { value: 2 } }
    const ping = answersOf({ responses: { 200: json({ examples }) } })
    const body = (prefer: string) => ping.answer({ operation: 'ping', body: undefined, prefer }).body
    expect(body('example="first call"')).toBe(2)
    expect(body('example="first", code=200')).toBe(1)
  })

  test('is a success for a form, whose fields are not checked', () => {
    const upload = { required: true, content: { 'multipart/form-data': {} } }
    const either = { required: true, content: { 'application/json': {}, 'application/x-www-form-urlencoded': {} } }
    const reference = { $ref: '#/components/requestBodies/Either' }
    for (const requestBody of [upload, reference]) {
      const form = answersOf({ requestBody }, { requestBodies: { Either: either } })
      expect(form.answer({ operation: 'ping', body: undefined })).toMatchObject({ status: 200 })
    }
  })

  test('has neither a body nor a result where the specification has none', () => {
    const bare = answersOf({ responses: { 204: {} } })
    expect(bare.answer({ operation: 'ping', body: undefined })).toMatchObject({
      status: 204,
      body: undefined,
      result: null,
    })
  })
})
