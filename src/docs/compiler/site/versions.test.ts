import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { buildSite } from './build-site.ts'
import { readSettings } from './settings.ts'

const folder = temporaryFolder('docs-versions')
const out = join(folder, 'site')

/** A file with an operation, and another in the newer version. */
const charges = (version: string, rest: string) => `openapi: 3.0.3
info: { title: Charges, version: ${version} }
servers: [{ url: https://api.example }]
x-margins: [{ code: ${version}, margin: secret }]
paths:
  /charges:
    post:
      operationId: createCharge
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: ${version.startsWith('1') ? 100 : 500} } }]
      responses: { '200': { description: Done } }
${rest}`
const added = `  /refunds:
    post: { operationId: refund, responses: { '200': { description: Done } } }
`
const messages = `openapi: 3.0.3
info: { title: Messages, version: 1.0.0 }
paths: { /messages: { get: { operationId: listMessages, responses: { '200': { description: Done } } } } }
`

beforeAll(async () => {
  writeFileSync(join(folder, 'charges.yaml'), charges('2.0.0', added))
  writeFileSync(join(folder, 'charges-v1.yaml'), charges('1.0.0', ''))
  writeFileSync(join(folder, 'messages.yaml'), messages)
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(
    join(folder, 'docs-site.yaml'),
    `title: Harbour
description: Charge **phones**.
url: https://harbour.example/apis/
theme: dark
logo: logo.svg
icon: logo.svg
colors: { brand: "#0A6B4D" }
links: [{ text: Status, href: https://status.example }, { text: Terms, href: terms.html }]
languages: [python, shell]
edit: https://git.example/edit/{path}
versions:
  - { name: v3, files: [charges.yaml, messages.yaml] }
  - { name: v2, file: charges.yaml }
  - { name: v1, file: charges-v1.yaml }
`,
  )
  await buildSite({ ...readSettings(join(folder, 'docs-site.yaml')), out })
}, 180_000)

const read = (path: string) => readFileSync(join(out, path), 'utf8')
const pages = () => globSync('**/*.html', { cwd: out })

/** What the build hands to the script of a page. */
function frameOf(path: string) {
  const [, text = ''] = /data-frame="([^"]*)"/.exec(read(path)) ?? []
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}

describe('a site of several versions', { timeout: 60_000 }, () => {
  it('has a folder per version, a page per pair of versions and one home page', () => {
    expect(pages().sort()).toEqual([
      '404.html',
      'differences/index.html',
      'differences/v1-to-v2.html',
      'differences/v1-to-v3.html',
      'differences/v2-to-v3.html',
      'index.html',
      'v1/charges-v1.html',
      'v1/index.html',
      'v2/charges.html',
      'v2/index.html',
      'v3/charges.html',
      'v3/index.html',
      'v3/messages.html',
    ])
  })

  it('links only existing files, with relative paths', () => {
    for (const page of pages()) {
      const named = [...read(page).matchAll(/(?:src|href|data-try-out)="([^"#]+)/g)].map(([, path = '']) => path)
      const own = named
        .filter((path) => !/^(https:|data:)/.test(path) && !path.endsWith('terms.html'))
        .map((path) => (page === '404.html' ? path.replace('/apis/', '') : join(dirname(page), path)))
      expect(
        own.filter((path) => path.startsWith('/') || !existsSync(join(out, path))),
        page,
      ).toEqual([])
    }
  })

  it('begins every page with the theme of the settings', () => {
    expect(pages().filter((page) => !read(page).includes('<html lang="en" data-initial-theme="dark">'))).toEqual([])
  })

  it('lists the newest products and all versions on the home page', () => {
    const home = read('index.html')
    expect(home).toContain('<h1>Harbour</h1>')
    expect(home).toContain('<strong>phones</strong>')
    expect(home).toContain('<a href="v3/charges.html">Charges</a>')
    expect(home).toContain('<a href="v3/messages.html">Messages</a>')
    expect(home).toContain('<a href="v1/index.html">v1</a>')
  })

  it('leads from a product to the same one in other versions or to their start page, and to its source', () => {
    expect(frameOf('v3/charges.html')).toMatchObject({
      title: 'Harbour',
      home: '../v3/index.html',
      edit: 'https://git.example/edit/charges.yaml',
      links: [{ href: 'https://status.example' }, { href: '../terms.html' }],
      versions: [
        { name: 'v3', href: '../v3/charges.html', isCurrent: true },
        { name: 'v2', href: '../v2/index.html', isCurrent: false },
        { name: 'v1', href: '../v1/index.html', isCurrent: false },
      ],
      differences: '../differences/index.html',
      language: 'python',
    })
  })

  it('shows the differences, with links to the operations and without unpublished extensions', () => {
    const page = read('differences/v1-to-v2.html')
    expect(page).toContain('<p>2 additions.</p>')
    expect(page).toContain('POST /refunds is new')
    expect(page).toContain('parameter limit')
    expect(page).toContain('href="../v2/index.html#createCharge"')
    expect(page).not.toContain('x-margins')
    expect(read('differences/v2-to-v3.html')).toContain('Messages is new')
    expect(read('differences/v2-to-v3.html')).toContain('No differences.')
  })

  it('has only the named languages in samples', () => {
    const [pack = ''] = globSync('v1/data/*/pack-0.js', { cwd: out })
    expect([...read(pack).matchAll(/"language":"(\w+)"/g)].map(([, name]) => name)).toEqual(['python', 'shell'])
  })

  it('names the public address of each page once in sitemap.xml, and in the pages themselves', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    expect(listed).toHaveLength(9)
    expect(new Set(listed).size).toBe(9)
    expect(listed).toContain('https://harbour.example/apis/')
    expect(listed).toContain('https://harbour.example/apis/v1/')
    expect(read('v1/charges-v1.html')).toContain('rel="canonical" href="https://harbour.example/apis/v1/"')
    expect(read('robots.txt')).toContain('Sitemap: https://harbour.example/apis/sitemap.xml')
    expect(read('llms.txt')).toContain('(https://harbour.example/apis/v3/charges.md)')
  })

  it('has a page for unknown addresses, whose links start at the base path', () => {
    expect(read('404.html')).toContain('<a href="/apis/index.html">Open the start page</a>')
  })

  it('has the colours and the logo of the settings', () => {
    const [sheet = ''] = globSync('assets/colors-*.css', { cwd: out })
    expect(read(sheet)).toContain('--op-colors-brand-fg:#0A6B4D')
    expect(read('index.html')).toContain(`href="${sheet}"`)
    expect(read('index.html')).toMatch(/<img class="site-logo site-logo-dark" src="assets\/logo-\w{8}\.svg" alt="">/)
  })

  it('has no inline script, no module and no style attribute', () => {
    for (const page of pages()) {
      expect(read(page)).not.toMatch(
        /<script(?![^>]* src=|[^>]* type="application\/json")|type="module"|\sstyle=|\son\w+=/,
      )
      expect(read(page)).toContain("script-src 'self';")
    }
  })
})
