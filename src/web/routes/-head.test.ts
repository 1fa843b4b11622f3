// @vitest-environment jsdom
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { routeTree } from '../routeTree.gen.ts'

// Metadata of a page for search engines and link previews.

const article = {
  id: 'refunds',
  slug: 'refunds-and-reading-back',
  name: 'Refunds',
  category: 'Integration guides',
  image: '/articles/refunds.svg',
  imageAltText: 'A coin on its way back',
  video: null,
  summary: 'How money goes back.',
  body: '<p>It does.</p>',
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async () => Response.json({ status: true, message: '', data: article }))
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** The meta tags of a URL's innermost route. */
async function metaOf(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history, context: { queryClient } })
  await router.load()
  return router.state.matches.at(-1)?.meta ?? []
}

it.each(['/article/search', '/article/search?query=refund', '/_contact-success', '/404'])(
  'excludes %s from search engines',
  async (address) => {
    expect(await metaOf(address)).toContainEqual({ name: 'robots', content: 'noindex' })
  },
)

it('describes an article for previews and lets search engines index it', async () => {
  const meta = await metaOf(`/article/${article.id}/${article.slug}`)
  expect(meta).toContainEqual({ property: 'og:type', content: 'article' })
  expect(meta).toContainEqual({ property: 'og:image', content: article.image })
  expect(meta).not.toContainEqual(expect.objectContaining({ name: 'robots' }))
})
