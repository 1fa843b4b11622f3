// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { cachedForSession, forgetSessionCache } from './session-cache.ts'

beforeEach(() => sessionStorage.clear())

it('an answer is fetched once per session', async () => {
  const load = vi.fn(async () => ({ items: [1] }))
  expect(await cachedForSession('configs', load)).toEqual({ items: [1] })
  expect(await cachedForSession('configs', load)).toEqual({ items: [1] })
  expect(load).toHaveBeenCalledOnce()
})

it('the next session fetches anew', async () => {
  const load = vi.fn(async () => 'answer')
  await cachedForSession('configs', load)
  forgetSessionCache()
  await cachedForSession('configs', load)
  expect(load).toHaveBeenCalledTimes(2)
})

it('a failure and a spoilt entry are not kept', async () => {
  await expect(cachedForSession('configs', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  sessionStorage.setItem('cache.configs', '{"broken')
  expect(await cachedForSession('configs', async () => 'fresh')).toBe('fresh')
})
