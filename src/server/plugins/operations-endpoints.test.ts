import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { testApp } from '#tests/support/app.ts'

const { internalNetworks } = readConfig({ SESSION_SECRET: 'x'.repeat(32), INTERNAL_NETWORKS: '10.0.0.0/8' })
const app = testApp({ config: { internalNetworks, trustProxy: ['127.0.0.1'] }, seeded: false })

test('answers health and readiness', async () => {
  expect((await app.inject({ url: '/healthz' })).json()).toMatchObject({ status: true })
  expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({ status: true })
})

test('fails readiness without the database, and not health', async () => {
  const { ping } = app.database
  app.database.ping = () => Promise.reject(new Error('gone'))
  const answer = await app.inject({ url: '/readyz' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ status: false, code: 'unavailable' })
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  app.database.ping = ping
})

test('serves metrics to the internal network only, by operation', async () => {
  await app.inject({ url: '/portal/configs' })
  const headers = { 'x-forwarded-for': '10.1.2.3' }
  const answer = await app.inject({ url: '/metrics', headers })
  expect(answer.body).toMatch(
    /http_request_duration_seconds_count\{operation="getConfigs",method="GET",status="200"\} 1/,
  )
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '8.8.8.8' } })).statusCode).toBe(404)
})

test('ignores a forwarded address from an untrusted peer', async () => {
  const spoofed = { 'x-forwarded-for': '10.1.2.3' }
  expect((await app.inject({ url: '/metrics', headers: spoofed, remoteAddress: '8.8.8.8' })).statusCode).toBe(404)
})

describe('while the server stops', () => {
  const stopping = new AbortController()
  const portal = testApp({ stopping: stopping.signal, seeded: false })

  test('fails readiness, answers requests and closes their connections', async () => {
    expect((await portal.inject({ url: '/readyz' })).statusCode).toBe(200)
    stopping.abort()
    const readiness = await portal.inject({ url: '/readyz' })
    expect(readiness.statusCode).toBe(503)
    expect(readiness.json()).toMatchObject({ status: false, code: 'unavailable', message: 'The server is stopping.' })
    const answer = await portal.inject({ url: '/portal/configs' })
    expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
  })
})
