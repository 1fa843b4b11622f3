import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { queryClient } from '#web/api/query-client.ts'
import { Application } from './application.tsx'
import { pageDataId } from './page-data.ts'
import { descriptions } from './page-descriptions.ts'
import { createPortalRouter } from './router.ts'
import { titleOf } from './routes/-announce-pages.ts'

/** A page as scripts/build/prerender.ts puts it into a file. */
export interface PrerenderedPage {
  html: string
  title: string
  /** The tags that its routes name in their heads, innermost last. */
  meta: Record<string, string>[]
  /** The data it was made of, as an element; empty where it needed none. */
  data: string
  /** The rules of its styles by their names. */
  css: Record<string, string>
  /** Ids of its routes. */
  routes: string[]
}

/** Every address that the application has a page for, with '$' before what stands for something: '/projects/$projectId'. */
export function pagePatterns(): string[] {
  return Object.keys(createPortalRouter(createMemoryHistory()).routesByPath)
}

/** Renders the page at a path in Node. Whatever its loaders ask for is asked of global `fetch`. */
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
  // Emotion's word for "keep the rules together": otherwise each would stand in a style element, which the policy refuses.
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
    meta: [
      ...described(path),
      ...matches.flatMap(({ meta = [] }) => meta.filter((tag) => tag !== undefined)).filter(isTag),
    ],
    data: pageData(),
    css: Object.fromEntries(Object.entries(cache.inserted).filter(isRule)),
    routes: matches.map(({ routeId }) => routeId),
  }
}

/** The element with what the loaders have asked for; nothing where they asked for nothing. A component asks in the browser. */
function pageData(): string {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])
  if (answers.length === 0) return ''
  // An end tag inside a text would end the element.
  return `<script type="application/json" id="${pageDataId}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`
}

function described(path: string): Record<string, string>[] {
  return Object.entries(descriptions)
    .filter(([described]) => described === path)
    .map(([, content]) => ({ name: 'description', content }))
}

function isRule(entry: [name: string, rules: unknown]): entry is [name: string, rules: string] {
  return typeof entry[1] === 'string'
}

function isTag(tag: object): tag is Record<string, string> {
  return Object.values(tag).every((value) => typeof value === 'string')
}

function fail(path: string, error: unknown): never {
  throw new Error(`${path} cannot be rendered ahead`, { cause: error })
}
