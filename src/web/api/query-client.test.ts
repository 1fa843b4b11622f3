import { expect, it } from 'vitest'
import { AppError, networkError } from './errors.ts'
import { keepAnswer, queryClient, worthRetrying } from './query-client.ts'

it('a lost connection and a broken gateway are tried once more, a refusal is not', () => {
  const refusal = new AppError({ kind: 'APPLICATION_ERROR', status: 500, message: 'x' })
  expect(worthRetrying(0, networkError('Network error'))).toBe(true)
  expect(worthRetrying(0, networkError('Bad Gateway', 502))).toBe(true)
  expect(worthRetrying(1, networkError('Network error'))).toBe(false)
  expect(worthRetrying(0, networkError('Not Found', 404))).toBe(false)
  expect(worthRetrying(0, refusal)).toBe(false)
})

it('what was asked before a change does not take the place of its answer', async () => {
  const queryKey = ['draft']
  queryClient.setQueryData(queryKey, 'before')
  const { promise, resolve } = Promise.withResolvers<string>()
  const asked = queryClient.fetchQuery({ queryKey, queryFn: () => promise, staleTime: 0 })
  await keepAnswer(queryKey, 'after')
  resolve('before')
  // Whoever waits gets what there was, and no error.
  expect(await asked).toBe('before')
  expect(queryClient.getQueryData(queryKey)).toBe('after')
})
