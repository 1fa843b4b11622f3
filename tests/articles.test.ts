// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { publishedArticles } from '#server/articles/read-articles.ts'
import { cleanHtml } from '#web/features/articles/article-body.tsx'

/** Parses and serialises HTML like a browser, so that equal markup compares equal. */
function normalise(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.innerHTML
}

test.each(publishedArticles().map(({ slug, body }) => [slug, body]))(
  'the browser removes nothing from %s that the server allowed',
  (_slug, body) => {
    expect(cleanHtml(body)).toBe(normalise(body))
  },
)

test('the browser removes forbidden HTML', () => {
  const hostile =
    '<p>Here</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">press</a>'
  expect(
    cleanHtml(`${hostile}<form action="/portal/x"><input></form><style>p{}</style><iframe src="/"></iframe>`),
  ).toBe('<p>Here</p><img><a>press</a>')
})
