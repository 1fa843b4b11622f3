import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { ArticleBody } from './article-body.tsx'

const html =
  '<p><a href="/rate-cards?from=here#top">page</a> <a href="/api-doc/direct-carrier-billing.md">file</a> <a href="https://other.example/">other</a></p>'

it.each([
  ['page', '/rate-cards?from=here#top'],
  ['file', '/'],
  ['other', '/'],
])('opens a link to a %s in the portal, or leaves it to the browser', async (name, address) => {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  showPage(<ArticleBody html={html} />, history)
  // False where the page was kept from following the link by itself.
  const left = fireEvent.click(await screen.findByRole('link', { name }))
  expect({ left, address: history.location.href }).toEqual({ left: name !== 'page', address })
})

it('removes unsafe HTML', async () => {
  showPage(<ArticleBody html='<p>Here <img src="x" onerror="alert(1)"></p><script>alert(1)</script>' />)
  const words = await screen.findByText('Here')
  expect(words.parentElement?.innerHTML).toBe('<p>Here <img></p>')
})
