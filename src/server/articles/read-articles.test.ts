import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderBody } from '#server/articles/render-body.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#tests/support/tree.ts'
import { publishedArticles, readArticles } from './read-articles.ts'

const head = 'id: 1\nname: A name\ncategory: Product\nsummary: A summary.\nimage: /articles/a.svg\nimageAlt: A drawing'

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder('portal-articles')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

describe('the articles of the portal', () => {
  const articles = publishedArticles()
  const operations = readFileSync(join(root, 'src/generated/products/direct-carrier-billing/openapi.json'), 'utf8')
  const hrefs = articles.flatMap(({ slug, body }) =>
    [...body.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => ({ slug, href })),
  )

  test('number at least twelve, in the four categories', () => {
    expect(articles.length).toBeGreaterThanOrEqual(12)
    expect(new Set(articles.map(({ category }) => category))).toEqual(
      new Set(['Integration guides', 'Product', 'Security', 'Video']),
    )
  })

  test('have slugs made of their names', () => {
    for (const { slug } of articles) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('have pictures, clips and captions that exist, with alternative texts', () => {
    for (const { slug, image, imageAltText, video, captions, category } of articles) {
      const named = [image, video, captions].filter((address) => address !== null)
      const missing = named.filter((address) => !existsSync(join(root, 'src/web/public', address)))
      expect(missing, slug).toEqual([])
      expect(imageAltText, slug).toMatch(/\w \w/)
      expect(video !== null && captions !== null, slug).toBe(category === 'Video')
    }
  })

  test('show facts instead of their names', () => {
    expect(JSON.stringify(articles)).not.toContain('{{')
  })

  test('link to other articles without a redirect', () => {
    const inside = hrefs.filter(({ href }) => href.startsWith('/article/'))
    expect(inside.length).toBeGreaterThan(5)
    const addresses = articles.map(({ id, slug }) => `/article/${id}/${slug}`)
    expect(inside.filter(({ href }) => !addresses.includes(href))).toEqual([])
  })

  test('link to operations and tables that exist in the documentation', () => {
    const anchors = hrefs.flatMap(({ href }) => /^\/api-doc\/direct-carrier-billing#(.+)$/.exec(href)?.[1] ?? [])
    expect(anchors.length).toBeGreaterThan(5)
    const known = (anchor: string) =>
      operations.includes(`"operationId": "${anchor}"`) || operations.includes(`\n  "x-${anchor}": [`)
    expect(anchors.filter((anchor) => !known(anchor))).toEqual([])
  })

  test('announce links that need an account, and name the public reference', () => {
    const documentation = '/api-doc/direct-carrier-billing'
    const asking = hrefs.filter(({ href }) => href.startsWith(`${documentation}#`) || href === '/rate-cards')
    const walls = Map.groupBy(asking, ({ slug }) => slug)
    expect(walls.size).toBeGreaterThan(5)
    for (const [slug, links] of walls) {
      const { markdown = '' } = readArticles().find((each) => each.slug === slug) ?? {}
      expect(markdown, slug).toMatch(/\b(with|needs)\san\saccount\b/i)
      if (links.some(({ href }) => href !== '/rate-cards')) expect(markdown, slug).toContain(`(${documentation}.md)`)
    }
  })

  test('link otherwise only to public portal pages', () => {
    const others = hrefs.filter(({ href }) => !/^\/(article|api-doc)\//.test(href))
    const allowed = ['/signup', '/_contact', '/rate-cards']
    expect(others.filter(({ href }) => !allowed.includes(href) && !/^https:\/\//.test(href))).toEqual([])
  })
})

describe('a file', () => {
  test('becomes an article with its name as slug', () => {
    const [article] = readArticles(folderWith({ 'a-name.md': `---\n${head}\n---\nHello.\n` }))
    expect(article).toMatchObject({ id: '1', slug: 'a-name', name: 'A name', video: null, markdown: 'Hello.\n' })
  })

  test('reads the same with {{name}} as with the fact', () => {
    const text = `---\n${head.replace('A summary', 'Pay {{STM980}} SGD')}\n---\n{{AIS99}} THB for {product}`
    const typed = text.replace('{{STM980}}', '9.80').replace('{{AIS99}}', '99.00')
    expect(readArticles(folderWith({ 'a.md': text }))).toEqual(readArticles(folderWith({ 'a.md': typed })))
  })

  test.each([
    ['no lines at its head', 'Hello.', /'' is no line of an article/],
    ['a line it does not know', `---\n${head}\ncolour: red\n---\n`, /'colour: red' is no line/],
    ['no summary', `---\n${head.replace(/summary.*\n/, '')}\n---\n`, /lack summary/],
    ['a category of its own', `---\n${head.replace('Product', 'News')}\n---\n`, /category is one of/],
    ['an unknown fact', `---\n${head}{{keys.day}}\n---\n`, /{{keys\.day}} is no fact: write .+, keys\.valid-days,/],
    ['a fact without its end', `---\n${head}\n---\n{{keys.valid-days\n}}`, /: {{keys\.valid-days is no fact/],
    ['a property of objects', `---\n${head}\n---\n{{constructor}}`, /: {{constructor}} is no fact/],
    ['an id that is no number', `---\n${head.replace('id: 1', 'id: one')}\n---\n`, /id is a number/],
  ])('with %s is rejected with its path', (_, text, cure) => {
    const folder = folderWith({ 'broken.md': text })
    expect(() => readArticles(folder)).toThrow(cure)
    expect(() => readArticles(folder)).toThrow(/broken\.md/)
  })

  test('with a duplicate id is rejected', () => {
    const text = `---\n${head}\n---\n`
    expect(() => readArticles(folderWith({ 'a.md': text, 'b.md': text }))).toThrow(/have the id 1/)
  })
})

describe('a body', () => {
  test('separates the words of consecutive lines', () => {
    expect(renderBody('It comes\nback.\\\nAfter *all*\nof it.').text).toBe('It comes back. After all of it.')
  })

  test('keeps headings, tables, code and links, and separates words of adjacent blocks', () => {
    const { html, text } = renderBody('## Do it\n\n| a |\n|---|\n| `b` |\n\n[there](/signup) and *so* on\n\n## Do it')
    expect(html).toContain('<h2 id="part-do-it">Do it</h2>')
    expect(html).toContain('<h2 id="part-do-it-2">')
    expect(html).toContain('<a href="/signup">there</a>')
    expect(html).toContain('<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
    expect(text).toBe('Do it a b there and so on Do it')
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[press](javascript:alert(1))',
    '[press](data:text/html,<script>alert(1)</script>)',
    '![x](https://elsewhere.example/pixel.png)',
    '![x](/portal/auth/otp?type=MFA)',
    '<a href="/x" onclick="alert(1)">x</a>',
    '[press](//elsewhere.example)',
    '## <svg onload=alert(1)>',
    '```html\n<script>alert(1)</script>\n```',
  ])('renders %s as text', (source) => {
    const { html } = renderBody(source)
    const tags = [...html.matchAll(/<(\/?[a-z0-9]+)([^>]*)>/g)].map(([tag]) => tag)
    for (const tag of tags) expect(tag).not.toMatch(/<(script|svg|img)|\son\w+=|javascript:|data:|elsewhere|src=/i)
  })
})
