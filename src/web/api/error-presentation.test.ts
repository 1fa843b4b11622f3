import { describe, expect, it } from 'vitest'
import { type Presenter, presenterFor, type Surface } from './error-presentation.ts'
import { AppError, networkError } from './errors.ts'

const refused = (status: number, code: string, fields: string[] = []) =>
  new AppError({
    kind: 'APPLICATION_ERROR',
    message: 'Refused.',
    status,
    code,
    problems: fields.map((field) => ({ field, rule: 'format', message: 'Wrong.' })),
  })

const table: [error: string, thrown: unknown, shown: Record<Surface, Presenter>][] = [
  ['an ended session', refused(401, 'not-signed-in'), { page: 'sign-in', form: 'sign-in', confirm: 'sign-in' }],
  [
    'a network of somewhere else',
    refused(403, 'network-not-internal'),
    { page: 'off-network', form: 'banner', confirm: 'toast' },
  ],
  ['another role', refused(403, 'role-not-allowed'), { page: 'role-denied', form: 'banner', confirm: 'toast' }],
  ['what does not exist', refused(404, 'not-found'), { page: 'not-found', form: 'banner', confirm: 'toast' }],
  [
    'fields that need attention',
    refused(400, 'invalid-request', ['/name']),
    { page: 'not-found', form: 'fields', confirm: 'toast' },
  ],
  [
    'an unavailable server',
    new AppError({ kind: 'APPLICATION_ERROR', message: 'x', status: 503, retryAfterSeconds: 5 }),
    { page: 'unavailable', form: 'banner', confirm: 'toast' },
  ],
  ['no answer', networkError('Network error'), { page: 'modal', form: 'banner', confirm: 'toast' }],
  ['a bug', new Error('x is not a function'), { page: 'modal', form: 'banner', confirm: 'toast' }],
]

describe('presenterFor', () => {
  it.each(table)('%s', (_, thrown, shown) => {
    expect({
      page: presenterFor(thrown, 'page'),
      form: presenterFor(thrown, 'form'),
      confirm: presenterFor(thrown, 'confirm'),
    }).toEqual(shown)
  })
})
