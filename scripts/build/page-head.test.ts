import { expect, it } from 'vitest'
import { pageHead } from './page-head.ts'

it('escapes titles and descriptions', () => {
  const meta = [{ name: 'description', content: 'What <you> agree to.' }]
  expect(pageHead('/terms', { title: 'Terms & "more" · Open Platform', meta })).toEqual([
    '<title>Terms &#38; &#34;more&#34; · Open Platform</title>',
    '<meta name="description" content="What &#60;you&#62; agree to.">',
    '<link rel="canonical" href="https://portal.invalid/terms">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Open Platform">',
    '<meta property="og:title" content="Terms &#38; &#34;more&#34; · Open Platform">',
    '<meta property="og:description" content="What &#60;you&#62; agree to.">',
    '<meta property="og:url" content="https://portal.invalid/terms">',
    '<meta property="og:image" content="https://portal.invalid/open-graph.png">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
})

it('keeps the Open Graph type of a page and replaces an SVG image by the portal’s picture', () => {
  const meta = [
    { property: 'og:type', content: 'article' },
    { property: 'og:image', content: '/articles/refunds.svg' },
  ]
  const head = pageHead('/article/refunds/refunds', { title: 'Refunds', meta })
  expect(head).toContain('<meta property="og:type" content="article">')
  expect(head).toContain('<meta property="og:image" content="https://portal.invalid/open-graph.png">')
  expect(head.filter((tag) => tag.includes('og:type'))).toHaveLength(1)
})

it('gives a page with a robots tag no canonical address', () => {
  const head = pageHead('/404', { title: '404', meta: [{ name: 'robots', content: 'noindex' }] })
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head.join()).not.toContain('canonical')
})
