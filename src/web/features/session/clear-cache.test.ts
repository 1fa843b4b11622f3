import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { useSession } from '#web/stores/session.ts'
import { clearCacheAtSessionEnd } from './clear-cache.ts'

const end = () =>
  useSession.setState({ isLoggedIn: false, username: null, userRole: null, endedBecause: 'IDLE_SESSION' })
const kept = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [key] }) => key)

let leave: () => void
beforeEach(() => {
  useSession.setState({ isLoggedIn: true, username: 'dana', userRole: 'EXTERNAL_ADMIN', endedBecause: null })
  queryClient.setQueryData(['projects'], ['Quokka Radio'])
  leave = clearCacheAtSessionEnd()
})
afterEach(() => {
  leave()
  queryClient.clear()
  useSession.setState({ isLoggedIn: false, username: null, userRole: null, endedBecause: null })
})

it('removes unused queries when the session ends', () => {
  expect(kept()).toEqual(['projects'])
  end()
  expect(kept()).toEqual([])
})

it('clears at once after an ended session, and keeps the cache of a visitor', () => {
  leave()
  end()
  leave = clearCacheAtSessionEnd()
  expect(kept()).toEqual([])
  leave()
  useSession.setState({ endedBecause: null })
  queryClient.setQueryData(['articles'], ['When to retry'])
  leave = clearCacheAtSessionEnd()
  expect(kept()).toEqual(['articles'])
})

it('removes a used query once it is unused, and keeps later ones', () => {
  const [first, second] = [1, 2].map(() =>
    new QueryObserver(queryClient, { queryKey: ['projects'], enabled: false }).subscribe(() => {}),
  )
  end()
  queryClient.setQueryData(['articles'], ['When to retry'])
  first?.()
  expect(queryClient.getQueryData(['projects'])).toEqual(['Quokka Radio'])
  second?.()
  expect(kept()).toEqual(['articles'])
})

it('delivers an answer on its way to its caller, and does not cache it', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const asked = queryClient.fetchQuery({ queryKey: ['partners'], queryFn: () => promise })
  end()
  resolve(['Lumen'])
  expect(await asked).toEqual(['Lumen'])
  expect(kept()).toEqual([])
})
