import { expect, it } from 'vitest'
import { headOf, insertedStyles, pageFile, withThemeOfDevice } from './page-file.ts'

const page = {
  html: '<h1>Terms</h1>',
  title: 'Terms & "more" · Open Platform',
  meta: [{ name: 'description', content: 'What <you> agree to.' }],
  data: '',
  css: { abc: '.css-abc{color:red;}', glo: '@layer reset{html{margin:0;}}' },
  routes: ['__root__'],
}
const shell = `<!doctype html><html><head>
    <title>Open Platform</title>
    <meta name="description" content="Everywhere" />
    <script src="/theme-init.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/lib.js">
    <link rel="stylesheet" crossorigin href="/assets/kit.css">
  </head><body>
    <div id="root"></div>
    <noscript>Please allow JavaScript.</noscript>
  </body></html>`
const parts = {
  shell,
  style: '/assets/all.css',
  early: '/assets/early.js',
  start: '/assets/start.js',
  parts: ['/assets/lib.js', '/assets/index-1.js'],
}

it('puts the page, its head and its parts into the shell, and lets one script alone come before it', () => {
  const file = pageFile('/terms', page, parts)
  expect(file).toContain('<div id="root"><h1>Terms</h1></div>')
  expect(file).toContain('<link rel="stylesheet" href="/assets/all.css">')
  expect(file).toContain('{"parts":["/assets/lib.js","/assets/index-1.js"]}')
  expect(file.match(/<script[^>]*>/g)).toEqual([
    '<script src="/assets/early.js" data-next="/assets/start.js">',
    '<script type="application/json" id="page-parts">',
  ])
  expect(file).toContain('<link rel="preload" as="script" href="/assets/start.js" fetchpriority="low">')
  expect(file).not.toMatch(/noscript|modulepreload|Everywhere/)
})

it('writes what a search engine reads as text, never as markup', () => {
  expect(headOf('/terms', page)).toEqual([
    '<title>Terms &amp; &quot;more&quot; · Open Platform</title>',
    '<meta name="description" content="What &lt;you&gt; agree to.">',
    '<link rel="canonical" href="https://portal.invalid/terms">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Open Platform">',
    '<meta property="og:title" content="Terms &amp; &quot;more&quot; · Open Platform">',
    '<meta property="og:description" content="What &lt;you&gt; agree to.">',
    '<meta property="og:url" content="https://portal.invalid/terms">',
    '<meta property="og:image" content="https://portal.invalid/open-graph.png">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
})

it('keeps what a page says it is, and shows a picture where it has a drawing', () => {
  const meta = [
    { property: 'og:type', content: 'article' },
    { property: 'og:image', content: '/articles/refunds.svg' },
  ]
  const head = headOf('/article/refunds/refunds', { title: 'Refunds', meta })
  expect(head).toContain('<meta property="og:type" content="article">')
  expect(head).toContain('<meta property="og:image" content="https://portal.invalid/open-graph.png">')
  expect(head.filter((tag) => tag.includes('og:type'))).toHaveLength(1)
})

it('gives a page that is not to be found no canonical address', () => {
  const head = headOf('/404', { title: '404', meta: [{ name: 'robots', content: 'noindex' }] })
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head.join()).not.toContain('canonical')
})

it('names the rules that the sheet has, each in an element without content', () => {
  expect(insertedStyles(page.css)).toBe(
    '<style data-emotion="css-global glo"></style><style data-emotion="css abc"></style>',
  )
})

it('follows the device where no script has chosen a theme', () => {
  expect(withThemeOfDevice('@layer tokens{[data-theme=dark]{--page:#000;}}')).toBe(
    '@layer tokens{[data-theme=dark]{--page:#000;}@media (prefers-color-scheme:dark){html:not([data-theme]){--page:#000;}}}',
  )
})
