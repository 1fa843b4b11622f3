import fastify from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { markInternalCallers } from '#server/plugins/internal-callers.ts'
import { testApp } from '#tests/support/app.ts'

const direct = testApp()
const proxied = testApp({ config: { trustProxy: ['127.0.0.1'] } })

describe.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'])(
  'a caller with %s from a peer that is not trusted',
  (header) => {
    const headers = { [header]: header === 'forwarded' ? 'for=10.1.2.3' : '10.1.2.3' }

    test('is external for staff operations, the network check and the metrics', async () => {
      const { accessToken, mfaToken } = await direct.signedIn('bea')
      const tokens = { authorization: `Bearer ${accessToken}`, 'x-mfa-token': mfaToken }
      const statuses = async (extra: object) =>
        Promise.all(
          ['/admin/vpn-check', '/admin/projects/status/pending', '/metrics'].map(
            async (url) => (await direct.inject({ url, headers: { ...tokens, ...extra } })).statusCode,
          ),
        )
      expect(await statuses({})).toEqual([200, 200, 200])
      expect(await statuses(headers)).toEqual([403, 403, 404])
    })
  },
)

test('takes the address that a trusted proxy forwards', async () => {
  const status = async (headers: Record<string, string>) =>
    (await proxied.inject({ url: '/metrics', headers })).statusCode
  expect(await status({ 'x-forwarded-for': '10.1.2.3' })).toBe(200)
  expect(await status({ 'x-forwarded-for': '8.8.8.8' })).toBe(404)
  expect(await status({ 'x-forwarded-for': '10.1.2.3, 8.8.8.8' })).toBe(404)
  expect(await status({ 'x-real-ip': '8.8.8.8' })).toBe(404)
})

test('logs a forwarding header from an untrusted peer once a minute', async () => {
  const lines: string[] = []
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  const app = fastify({ logger: { stream: { write: (line) => void lines.push(line) } } })
  markInternalCallers(app, readConfig({ SESSION_SECRET: 'x'.repeat(32), DEMO: '1' }))
  app.get('/', async () => 'ok')
  const warnings = async () => {
    for (let calls = 0; calls < 3; calls++) await app.inject({ url: '/', headers: { 'x-forwarded-for': '10.1.2.3' } })
    return lines.filter((line) => line.includes('TRUST_PROXY')).length
  }
  expect(await warnings()).toBe(1)
  clock.mockReturnValue(1_059_000)
  expect(await warnings()).toBe(1)
  clock.mockReturnValue(1_061_000)
  expect(await warnings()).toBe(2)
  clock.mockRestore()
  await app.close()
})
