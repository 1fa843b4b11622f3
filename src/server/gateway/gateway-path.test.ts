import { describe, expect, test } from 'vitest'
import { newKeyValue } from '#server/identity/api-key-value.ts'
import { loggedPath } from './gateway-path.ts'

const key = newKeyValue('sandbox')

describe('loggedPath', () => {
  test.each([
    [
      'masks a parameter by the rule of its name',
      '/v1/users/{userIdentifier}',
      '/v1/users/merchant-7',
      '/v1/users/me…nt-7',
    ],
    ['masks a percent-encoded parameter', '/v1/users/{userIdentifier}', '/v1/users/%6derchant-7', '/v1/users/me…nt-7'],
    [
      'masks a phone number in an unknown parameter',
      '/v1/phones/{phone}',
      '/v1/phones/%2B6581234567',
      '/v1/phones/+65…4567',
    ],
    [
      'masks each parameter of a segment',
      '/v1/{phone}:call/{other}.{kind}',
      '/v1/6581234567:call/6590000001.pdf',
      '/v1/65…4567:call/65…0001.pdf',
    ],
    ['keeps an id without digits of a person', '/v1/jobs/{jobId}', '/v1/jobs/a%20b', '/v1/jobs/a%20b'],
    [
      'keeps the digits of a specified field',
      '/v1/charges/{correlationId}',
      '/v1/charges/6581234567',
      '/v1/charges/6581234567',
    ],
    [
      'masks a key in a specified field',
      '/v1/charges/{correlationId}',
      `/v1/charges/${key}`,
      `/v1/charges/sandbox_…${key.slice(-4)}`,
    ],
  ])('%s', (_, path, url, logged) => {
    expect(loggedPath(`/sandbox${url}`, { path })).toBe(logged)
  })
})
