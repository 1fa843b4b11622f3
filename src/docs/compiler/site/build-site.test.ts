import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { foldPack } from '#docs/model/stored-pack.ts'
import { foldProduct } from '#docs/model/stored-product.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from '../prepare.ts'
import { buildSite } from './build-site.ts'

const root = join(import.meta.dirname, '../../../..')
const payment = join(root, 'openapi/products/direct-carrier-billing.yaml')
const folder = temporaryFolder('docs-site')
const out = join(folder, 'site')
const foreign = join(folder, 'parcels.yaml')

writeFileSync(
  foreign,
  `openapi: 3.0.3
info: { title: 'Parcels & <more>', version: 2.0.0, description: "Where a parcel is: it's in C:\\\\parcels." }
servers: [{ url: 'https://parcels.example' }]
paths:
  /parcels/{id}:
    get:
      operationId: parcels/read
      summary: Read a parcel
      parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: p-1 }]
      responses:
        '200':
          description: The parcel
          content: { application/json: { schema: { $ref: '#/components/schemas/Parcel' } } }
    put:
      operationId: parcels/label
      summary: Label a parcel
      parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: p-1 }]
      requestBody:
        content: { image/png: {}, multipart/form-data: { schema: { type: object, properties: { label: { type: string, format: binary } } } } }
      responses: { '204': { description: It has a label. } }
components:
  schemas:
    Parcel: { type: object, properties: { __proto__: { type: string }, inside: { $ref: '#/components/schemas/Parcel' } } }
`,
)

/** All files of a folder with content. */
function contents(of: string): Record<string, string> {
  const files = globSync('**', { cwd: of, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(paths.map((path) => [path.slice(of.length + 1), readFileSync(path, 'latin1')]))
}

/** Files that differ. */
function changed(before: Record<string, string>, after: Record<string, string>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((path) => before[path] !== after[path])
}

// Building the reader's bundle may take long.
beforeAll(() => buildSite({ files: [payment, foreign], out, title: 'Two <products>' }), 180_000)

describe('a site of two files', { timeout: 60_000 }, () => {
  it('has a page, downloads and data per file, and an index', () => {
    const files = Object.keys(contents(out))
    for (const name of ['direct-carrier-billing', 'parcels']) {
      expect(files).toEqual(expect.arrayContaining(['html', 'yaml', 'json', 'md'].map((kind) => `${name}.${kind}`)))
      for (const part of ['pack-0', 'find', 'try-0'])
        expect(
          files.some((file) => file.startsWith(`data/${name}-`) && file.endsWith(`/${part}.js`)),
          part,
        ).toBe(true)
    }
    expect(files.filter((file) => file.endsWith('.atom'))).toEqual(['direct-carrier-billing.atom'])
    expect(files).toEqual(expect.arrayContaining(['index.html', 'llms.txt']))
    expect(files.filter((file) => file.endsWith('/engine.js'))).toHaveLength(1)
  })

  it('lists the products without JavaScript', () => {
    const index = readFileSync(join(out, 'index.html'), 'utf8')
    expect(index).toContain('<h1>Two &lt;products&gt;</h1>')
    expect(index).toContain('<a href="parcels.html">Parcels &amp; &lt;more&gt;</a>')
  })

  it('links only existing files, with relative paths', () => {
    for (const page of globSync('*.html', { cwd: out })) {
      const named = [...readFileSync(join(out, page), 'utf8').matchAll(/(?:src|href|data-try-out)="([^"#]+)"/g)]
      const own = named.map(([, path = '']) => path).filter((path) => !/^(https:\/\/|data:)/.test(path))
      expect(
        own.filter((path) => path.startsWith('/') || !existsSync(join(out, path))),
        page,
      ).toEqual([])
    }
  })

  it('has no inline script, no module and no style attribute', () => {
    for (const page of globSync('*.html', { cwd: out })) {
      const html = readFileSync(join(out, page), 'utf8')
      expect(html).not.toMatch(/<script(?![^>]* src=|[^>]* type="application\/json")|type="module"|\sstyle=|\son\w+=/)
      expect(html).toContain("script-src 'self';")
    }
  })

  it('has data equal to the prepared product, with any names and characters', async () => {
    const page = readFileSync(join(out, 'parcels.html'), 'utf8')
    const blocks = page.matchAll(/<script type="application\/json" id="([^"]*)">(.*?)<\/script>/g)
    const data = new Map<string, unknown>([...blocks].map(([, id = '', json = '']) => [id, JSON.parse(json)]))
    const docsData = { put: (name: string, value: unknown) => data.set(name, value) }
    for (const script of globSync('data/parcels-*/{pack-0,find,try-0}.js', { cwd: out }))
      runInNewContext(readFileSync(join(out, script), 'utf8'), { docsData, JSON })
    const { product, packs, find, tryOut } = await prepareProduct(foreign)
    const [pack] = packs.map(foldPack)
    const { index, stored } = foldProduct(product)
    expect(Object.fromEntries(data)).toEqual({
      'operation-index': index,
      product: stored,
      'pack-0': pack,
      find: { entries: find },
      'try-0': Object.values(tryOut)[0],
    })
  })

  it('loads at most 106 kB of scripts and a page of 5 kB to show an operation', () => {
    const first = ['assets/{start,reader}-*.js']
    const packs = globSync('data/direct-*/pack-*.js', { cwd: out }).map((pack) => [pack])
    const size = (path: string) => gzipSync(readFileSync(join(out, path))).length
    const sum = (patterns: string[]) => globSync(patterns, { cwd: out }).reduce((total, path) => total + size(path), 0)
    expect(packs.length).toBeGreaterThan(1)
    expect(sum(first) + Math.max(...packs.map(sum))).toBeLessThan(106_000)
    expect(size('direct-carrier-billing.html')).toBeLessThan(5_000)
  })

  it('loads the samples of forms on the pages that have forms', () => {
    const hasWriters = (name: string) => /form-writers-[^"]*\.js/.test(readFileSync(join(out, `${name}.html`), 'utf8'))
    expect([hasWriters('direct-carrier-billing'), hasWriters('parcels')]).toEqual([false, true])
  })

  it('requests style and scripts before the start script holds up the page', () => {
    const page = readFileSync(join(out, 'parcels.html'), 'utf8')
    const assets = [...page.matchAll(/assets\/(style|form-writers|reader|start)-/g)].map(([, name]) => name)
    expect(assets.slice(0, 4)).toEqual(['style', 'form-writers', 'reader', 'start'])
  })

  it('ships the production build of React in every mode', () => {
    const [reader = ''] = globSync('assets/reader-*.js', { cwd: out })
    expect(readFileSync(join(out, reader), 'utf8')).not.toContain('Invalid hook call')
  })

  it('is byte-identical when it is built again over the first', async () => {
    const before = contents(out)
    await buildSite({ files: [payment, foreign], out, title: 'Two <products>' })
    expect(changed(before, contents(out))).toEqual([])
    expect(readdirSync(folder).sort()).toEqual(['parcels.yaml', 'site'])
  })
})

const levels = 20_000
const deep = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Deep', version: '1' },
  paths: {
    '/a': { get: { responses: { 200: { description: 'OK', content: { 'application/json': { example: 0 } } } } } },
  },
}).replace('"example":0', `"example":${'['.repeat(levels)}${']'.repeat(levels)}`)

describe('a site that cannot be built', { timeout: 60_000 }, () => {
  const refused = join(folder, 'refused')
  const run = promisify(execFile)
  const build = (...words: string[]) =>
    run(process.execPath, ['scripts/docs-build.ts', ...words], { cwd: root }).then(
      ({ stderr }) => ({ code: 0, stderr }),
      (error: { code: number; stderr: string }) => error,
    )
  const file = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }

  it.each([
    ['Swagger 1.2', 'old.json', '{ "swaggerVersion": "1.2" }', /old\.json/],
    ['broken YAML', 'broken.yaml', 'openapi: 3.1.0\ninfo: { title: x\n', /broken\.yaml/],
    ['a file without paths of an API', 'other.json', '{"name":"other"}', /other\.json/],
    ['an example of too many levels', 'deep.json', deep, /deep\.json: cannot be shown, .*RangeError/],
  ])('rejects %s with one line and writes nothing', async (_, name, text, line) => {
    const { code, stderr } = await build(file(name, text), '--out', refused)
    expect(code).toBe(1)
    expect(stderr.trim()).toMatch(line)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(existsSync(refused)).toBe(false)
  })

  it('reports the problems of every file in one run', async () => {
    const [old, broken] = [file('first.json', '{ "openapi": "4.0" }'), file('second.yaml', 'openapi: [')]
    const { code, stderr } = await build(old, foreign, broken, '--out', refused)
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^\S*first\.json.*4\.0.*\n\S*second\.yaml.*\n$/)])
    expect(existsSync(refused)).toBe(false)
  })

  it('shows a file against the standard with warnings, and rejects it with --strict', async () => {
    const odd = file('odd.yaml', `${readFileSync(foreign, 'utf8')}extra: 1\n`)
    const strict = await build(odd, '--strict', '--out', refused)
    const warning =
      'unknown-field \\(1\\)\\n {2}\\S*odd\\.yaml:\\d+: .*extra.* is not expected here.*\\(at #/extra\\)\\n$'
    expect([strict.code, strict.stderr]).toEqual([1, expect.stringMatching(new RegExp(`^${warning}`))])
    expect(existsSync(refused)).toBe(false)
    const lenient = await build(odd, '--out', join(folder, 'odd'))
    expect([lenient.code, lenient.stderr]).toEqual([0, expect.stringMatching(new RegExp(`^Warnings.*\\n${warning}`))])
    expect(existsSync(join(folder, 'odd/odd.html'))).toBe(true)
  })

  it('rejects two files of the same name', async () => {
    mkdirSync(join(folder, 'again'))
    const twin = file('again/parcels.yaml', readFileSync(foreign, 'utf8'))
    const { code, stderr } = await build(foreign, twin, '--out', refused)
    expect([code, stderr]).toEqual([1, expect.stringContaining('rename one of the files')])
  })

  it('does not overwrite a folder with other content', async () => {
    mkdirSync(join(folder, 'home'))
    const precious = file('home/letter.txt', 'precious')
    const { code, stderr } = await build(foreign, '--out', join(folder, 'home'))
    expect([code, stderr]).toEqual([1, expect.stringContaining('holds other files')])
    expect(readFileSync(precious, 'utf8')).toBe('precious')
  })

  it('keeps the previous site when a file is broken', async () => {
    const before = contents(out)
    expect((await build(payment, file('worse.yaml', '{'), '--out', out)).code).toBe(1)
    expect(changed(before, contents(out))).toEqual([])
  })

  it('prints the usage without a file or folder', async () => {
    expect((await build('--out', refused)).stderr).toContain('usage: npm run docs:build')
    expect((await build(foreign)).stderr).toContain('--out DIR')
    expect((await build(foreign, '--to', refused)).stderr).toContain('usage: npm run docs:build')
  })
})
