import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { freePort } from '../../../../scripts/free-port.ts'
import { watchSite } from './watch-site.ts'

const folder = temporaryFolder('docs-watch')
const out = join(folder, 'site')
const file = join(folder, 'boats.yaml')
const part = join(folder, 'boat.yaml')
const printed: string[] = []
let stop: () => void
let port: number

const boats = (title: string) => `openapi: 3.1.0
info: { title: ${title}, version: 1.0.0 }
paths: { /boats: { get: { operationId: listBoats, responses: { '200': { $ref: 'boat.yaml' } } } } }
`

beforeAll(async () => {
  writeFileSync(file, boats('Boats'))
  writeFileSync(part, 'description: A boat')
  port = await freePort()
  const read = () => ({ files: [file], out, url: 'https://harbour.example/apis/' })
  const print = (line: string) => void printed.push(line)
  stop = await watchSite({ read, out, port, files: [], print, onWarnings: () => {} })
}, 180_000)

afterAll(() => {
  stop()
})

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
const page = async () => (await get('/apis/')).text()

async function expectLine(pattern: RegExp, change: () => void): Promise<void> {
  printed.length = 0
  change()
  await waitFor(() => expect(printed.join('\n')).toMatch(pattern), { timeout: 30_000 })
}

describe('a watched site', { timeout: 60_000 }, () => {
  it('is served below the path of its public address', async () => {
    expect(await page()).toContain('<title>Boats</title>')
    const outside = await get('/')
    expect([outside.status, outside.headers.get('location')]).toEqual([302, '/apis/'])
    expect((await get('/apis/boats.yaml')).headers.get('content-type')).toBe('text/yaml; charset=utf-8')
  })

  it('answers unknown addresses with its own page, and gives no file outside the folder', async () => {
    for (const path of ['/apis/none.html', '/apis/..%2fboats.yaml', '/apis/%2e%2e%2fboats.yaml']) {
      const answer = await get(path)
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Page not found')])
    }
    expect((await get('/apis/%')).status).toBe(400)
  })

  it('allows the stream of builds only in the pages that it serves', async () => {
    expect(await page()).toMatch(/connect-src 'self'[^>]*>/)
    expect(await page()).toContain('src="/apis/__live-reload.js"')
  })

  it('follows a file that is replaced, and a file that it refers to', async () => {
    const draft = join(folder, 'draft.yaml')
    writeFileSync(draft, boats('Ships'))
    await expectLine(/built/, () => renameSync(draft, file))
    expect(await page()).toContain('<title>Ships</title>')
    await expectLine(/built/, () => writeFileSync(part, 'description: A ship'))
    expect(await (await get('/apis/boats.md')).text()).toContain('A ship')
  })

  it('keeps the last good site while a file is broken, and says so in one line', async () => {
    await expectLine(/not built, the site of [\d:]{8} stays: .*boats\.yaml:1: /, () =>
      writeFileSync(file, 'openapi: ['),
    )
    expect(printed).toHaveLength(1)
    expect(await page()).toContain('<title>Ships</title>')
    await expectLine(/built 2 pages/, () => writeFileSync(file, boats('Ferries')))
    expect(await page()).toContain('<title>Ferries</title>')
  })

  it('builds again when a missing file comes', async () => {
    await expectLine(/built/, () => rmSync(part))
    await expectLine(/built/, () => writeFileSync(part, 'description: A ferry'))
    await waitFor(async () => expect(await (await get('/apis/boats.md')).text()).toContain('A ferry'), {
      timeout: 30_000,
    })
    expect(existsSync(part)).toBe(true)
  })

  it('says which port is taken', async () => {
    const read = () => ({ files: [file], out })
    const again = watchSite({ read, out, port, files: [], print: () => {}, onWarnings: () => {} })
    await expect(again).rejects.toThrow(`the port ${port} is taken by another program: choose another with --port`)
  })
})
