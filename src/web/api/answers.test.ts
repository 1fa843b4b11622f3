import { expect, it } from 'vitest'
import { keepAnswer } from './answers.ts'
import { queryClient } from './query-client.ts'

it('keeps the answer to a change when an older query is answered later', async () => {
  const queryKey = ['draft']
  queryClient.setQueryData(queryKey, 'before')
  const { promise, resolve } = Promise.withResolvers<string>()
  const asked = queryClient.fetchQuery({ queryKey, queryFn: () => promise, staleTime: 0 })
  await keepAnswer(queryKey, 'after')
  resolve('before')
  // The caller still gets the older answer, without an error.
  expect(await asked).toBe('before')
  expect(queryClient.getQueryData(queryKey)).toBe('after')
})
