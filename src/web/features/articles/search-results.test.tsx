import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { getSearchArticlesSuspenseQueryOptions } from '#generated/portal/client/resources.ts'
import type { ArticleRow } from '#generated/portal/model/articleRow.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { SearchResults } from './search-results.tsx'

const row = (at: number): ArticleRow => ({
  id: String(at),
  slug: `article-${at}`,
  name: `Article ${at}`,
  category: 'Product',
  summary: 'About.',
  highlight: {
    name: [{ text: `Article ${at}`, match: false }],
    summary: [{ text: 'About.', match: true }],
    passage: [],
  },
})

const outcomes = {
  refund: [2, '2 articles'],
  payout: [1, '1 article'],
  charge: [30, 'The 30 articles that fit best'],
  xyzzy: [0, 'No items found.'],
} as const

/** One search after another, as the address changes. */
function Searching() {
  const [query, setQuery] = useState('refund')
  return (
    <>
      {Object.keys(outcomes).map((next) => (
        <button key={next} type="button" onClick={() => setQuery(next)}>
          {next}
        </button>
      ))}
      <SearchResults query={query} />
    </>
  )
}

it('announces the number of results once per search', async () => {
  for (const [query, [length]] of Object.entries(outcomes)) {
    queryClient.setQueryData(
      getSearchArticlesSuspenseQueryOptions({ keyword: query }).queryKey,
      Array.from({ length }, (_, at) => row(at)),
    )
  }
  showPage(<Searching />, createMemoryHistory())
  const place = await screen.findByRole('status')
  for (const [query, [length, words]] of Object.entries(outcomes)) {
    fireEvent.click(screen.getByRole('button', { name: query }))
    await waitFor(() => expect(place.textContent).toContain(words))
    expect(screen.getAllByText(words)).toHaveLength(1)
    expect(screen.queryAllByRole('listitem')).toHaveLength(length)
    expect(place.isConnected).toBe(true)
  }
})
