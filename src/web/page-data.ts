// What a page that was rendered ahead had asked the server for stands in it as data, so that taking it over asks nothing.
import { queryClient } from '#web/api/query-client.ts'

export const pageDataId = 'page-data'

/** Puts it back: pairs of a query's key and its answer. They count as just fetched, for the page was asked for just now. */
export function restorePageData(): void {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) return
  for (const [key, data] of JSON.parse(text)) queryClient.setQueryData(key, data)
}
