import { expect, it } from 'vitest'
import { keepAnswer } from './answers.ts'
import { queryClient } from './query-client.ts'

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
