// What a page that was rendered ahead had asked the server for stands in it as data, so that taking it over asks nothing.
import { dehydrate, hydrate } from '@tanstack/react-query'
import { queryClient } from '#web/api/query-client.ts'

const id = 'page-data'

/** The element with what the query client holds; nothing where a page asked for nothing. */
export function pageData(): string {
  const { queries } = dehydrate(queryClient)
  if (queries.length === 0) return ''
  // An end tag inside a text would end the element.
  const data = JSON.stringify({ queries }).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${data}</script>`
}

/** Puts it back. It counts as just fetched: the page was asked for just now. */
export function restorePageData(): void {
  const text = document.getElementById(id)?.textContent
  if (!text) return
  const { queries } = JSON.parse(text)
  const fetchedAt = Date.now()
  for (const { state } of queries) state.dataUpdatedAt = fetchedAt
  hydrate(queryClient, { mutations: [], queries })
}
