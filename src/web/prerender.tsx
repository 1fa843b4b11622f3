import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { dehydrate } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { queryClient } from '#web/api/query-client.ts'
import { Application } from './application.tsx'
import { descriptions } from './page-descriptions.ts'
import { createPortalRouter } from './router.ts'
import { titleOf } from './routes/-announce-pages.ts'

/** A prerendered page, which scripts/build/prerender.ts writes to a file. */
export interface PrerenderedPage {
  html: string
  title: string
  /** Meta tags of its routes, innermost last. */
  meta: Record<string, string>[]
  /** A script element with the data of its loaders; empty when they fetched nothing. */
  data: string
  /** Emotion's rules by name. */
  css: Record<string, string>
}

/** Paths of all routes, with '$' before each parameter: '/projects/$projectId'. */
export function pagePatterns(): string[] {
  return Object.keys(createPortalRouter(createMemoryHistory()).routesByPath)
}

/** Renders the page at a path in Node. Its loaders call the global `fetch`. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  queryClient.clear()
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const matches = router.state.matches
  const failed = matches.find(({ status }) => status !== 'success')
  if (failed || router.state.location.pathname !== path.split('?')[0]) {
    throw new Error(
      `${path} is no page: ${failed ? `${failed.routeId} is ${failed.status}` : router.state.location.href}`,
    )
  }
  const cache = createCache({ key: 'css' })
  // With these cache settings Emotion keeps rules in the cache instead of rendering style elements, which the
  // Content-Security-Policy forbids.
  cache.compat = true
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <Application router={router} />
    </CacheProvider>,
    { onError: (error) => fail(path, error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return {
    html: await new Response(prelude).text(),
    title: titleOf(matches),
    meta: [...described(path), ...matches.flatMap(({ meta = [] }) => meta).filter(isTag)],
    data: pageData(),
    css: Object.fromEntries(Object.entries(cache.inserted).filter(isRule)),
  }
}

/** The loaders' data for main.tsx; empty when they fetched nothing. */
function pageData(): string {
  const { queries, mutations } = dehydrate(queryClient)
  if (queries.length === 0) return ''
  // Without the time of the build, two builds of one commit write the same bytes. Either way a browser asks again.
  const timeless = queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } }))
  const state = { mutations, queries: timeless }
  // Escapes end tags, which would end the script element.
  return `<script type="application/json" id="page-data">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
}

function described(path: string): Record<string, string>[] {
  return Object.entries(descriptions)
    .filter(([described]) => described === path)
    .map(([, content]) => ({ name: 'description', content }))
}

function isRule(entry: [name: string, rules: unknown]): entry is [name: string, rules: string] {
  return typeof entry[1] === 'string'
}

function isTag(tag: object | undefined): tag is Record<string, string> {
  return tag !== undefined && Object.values(tag).every((value) => typeof value === 'string')
}

function fail(path: string, error: unknown): never {
  throw new Error(`${path} cannot be rendered ahead`, { cause: error })
}
