// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetSessionCache, oncePerSession } from './session-cache.ts'

const queryKey = ['/portal/configs']

/** Simulates a newly loaded page, without in-memory state. */
function ask(queryFn: () => Promise<unknown>) {
  const client = new QueryClient()
  client.setQueryDefaults(queryKey, oncePerSession)
  return client.fetchQuery({ queryKey, queryFn, retry: false })
}

beforeEach(() => sessionStorage.clear())

it('fetches an answer once per session', async () => {
  const queryFn = vi.fn(async () => ({ items: [1] }))
  expect(await ask(queryFn)).toEqual({ items: [1] })
  expect(await ask(queryFn)).toEqual({ items: [1] })
  expect(queryFn).toHaveBeenCalledOnce()
})

it('fetches again in the next session', async () => {
  const queryFn = vi.fn(async () => 'answer')
  await ask(queryFn)
  forgetSessionCache()
  await ask(queryFn)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

it('stores no failure and ignores a corrupt entry', async () => {
  await expect(ask(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  sessionStorage.setItem('cache./portal/configs', '{"broken')
  expect(await ask(async () => 'fresh')).toBe('fresh')
})
