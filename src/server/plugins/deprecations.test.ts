import { beforeAll, describe, expect, it } from 'vitest'
import admin from '#generated/admin/openapi.json' with { type: 'json' }
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import { productDocuments } from '#server/gateway/products.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { announced, deprecating } from '#tests/support/deprecating.ts'
import { newPayer, otpRequest, type Payer, pays } from '#tests/support/payment.ts'

const app = testApp({
  config: { publicUrl: 'https://portal.example' },
  specifications: {
    portal: deprecating(portal, ['getUser'], { externalDocs: { url: 'https://docs.example/users' } }),
    admin: deprecating(admin, ['listPendingProjects'], { externalDocs: { url: '/resources' } }),
    products: productDocuments().map(({ product, document }) => ({
      product,
      document: deprecating(document, ['requestOneTimePassword', 'getCharge']),
    })),
  },
})
let dana: Caller
let bea: Caller
let payer: Payer
let api: ReturnType<typeof pays>

beforeAll(async () => {
  dana = await app.signedIn('dana')
  bea = await app.signedIn('bea')
  payer = await newPayer(dana)
  api = pays(app.inject, payer)
})

describe('a deprecated operation of the portal', () => {
  const expected = announced('https://docs.example/users')

  it('announces its end when it succeeds, with HEAD too', async () => {
    const answer = await dana.get('/portal/user')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject(expected)
    const { authorization, ...rest } = { authorization: `Bearer ${dana.accessToken}`, 'x-mfa-token': dana.mfaToken }
    const head = await app.inject({ method: 'HEAD', url: '/portal/user', headers: { authorization, ...rest } })
    expect(head.statusCode).toBe(200)
    expect(head.headers).toMatchObject(expected)
  })

  it('announces its end when it refuses', async () => {
    const answers = [
      [401, await app.inject({ url: '/portal/user' })],
      [400, await dana.get('/portal/user?unknown=1')],
    ] as const
    for (const [status, { statusCode, headers }] of answers) {
      expect(statusCode).toBe(status)
      expect(headers).toMatchObject(expected)
    }
  })

  it('is the only one whose answers have these headers', async () => {
    const { headers } = await dana.get('/portal/org')
    for (const name of ['deprecation', 'sunset', 'link']) expect(headers).not.toHaveProperty(name)
  })
})

describe('a deprecated operation of staff', () => {
  it('links a page of this portal', async () => {
    const expected = announced('https://portal.example/resources')
    const [answer, denied] = [
      await bea.get('/admin/projects/status/pending'),
      await dana.get('/admin/projects/status/pending'),
    ]
    expect([answer.statusCode, denied.statusCode]).toEqual([200, 403])
    for (const { headers } of [answer, denied]) expect(headers).toMatchObject(expected)
  })
})

describe('a deprecated operation of the payment API', () => {
  const pageOf = (operation: string) => `https://portal.example/api-doc/direct-carrier-billing#${operation}`
  it('announces its end and links its documentation', async () => {
    const answer = await api.post('/v1/identities/otp', otpRequest)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject(announced(pageOf('requestOneTimePassword')))
  })

  it('keeps the link to the problem when it refuses', async () => {
    const { deprecation, sunset, link } = announced(pageOf('getCharge'))
    const page = 'https://portal.example/api-doc/direct-carrier-billing'
    const missing = await api.get('/v1/charges/nothing')
    expect(missing.headers).toMatchObject({ deprecation, sunset })
    expect(missing.headers.link).toBe(`<${page}#result-codes/INVALID_CORRELATION_ID-404>; rel="help", ${link}`)
    const withoutKey = await app.inject({ url: '/sandbox/v1/charges/nothing' })
    expect(withoutKey.statusCode).toBe(401)
    expect(withoutKey.headers.link).toContain(`; rel="help", ${link}`)
    const long = await api.get(`/v1/charges/${'x'.repeat(400)}`)
    expect(long.headers).toMatchObject({ deprecation, sunset })
  })

  it('is the only one whose answers have these headers', async () => {
    const answer = await api.post('/v1/charges', {})
    expect(answer.headers).not.toHaveProperty('deprecation')
    expect(answer.headers).not.toHaveProperty('sunset')
  })
})
