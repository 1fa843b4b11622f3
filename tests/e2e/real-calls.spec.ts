import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { StaticServer } from '../../scripts/bench-docs/static-server.ts'
import { root } from '../support/tree.ts'
import { inspect } from './support/inspection.ts'
import { test } from './support/test.ts'

let folder = ''
const site = new StaticServer()
/** The API that the page documents: it returns what it gets. /closed allows no call from another page. */
const api = createServer(echo)

function echo(request: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    const { method, url = '', headers } = request
    if (!url.includes('/closed')) {
      response.setHeader('Access-Control-Allow-Origin', site.origin)
      // The test's browser adds X-Forwarded-For to every request.
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, x-forwarded-for')
      response.setHeader('Content-Type', 'application/json')
    }
    const body = Buffer.concat(parts).toString()
    response.end(JSON.stringify({ method, url, authorization: headers.authorization, body }))
  })
}

const specification = (port: number) => ({
  openapi: '3.1.0',
  info: { title: 'Trees', version: '1.0.0' },
  servers: [{ url: `http://127.0.0.1:${port}/v1` }],
  security: [{ token: [] }],
  paths: {
    '/trees': {
      post: {
        operationId: 'plantTree',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } },
        },
        responses: {
          201: { description: 'Planted' },
          422: {
            description: 'The tree is invalid',
            content: { 'application/json': { example: { error: 'INVALID_TREE' } } },
          },
        },
      },
    },
    '/closed': { get: { operationId: 'readClosed', responses: { 200: { description: 'Read' } } } },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: { Tree: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
  },
})

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'real-calls-'))
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const { port } = api.address() as AddressInfo
  writeFileSync(join(folder, 'trees.json'), JSON.stringify(specification(port)))
  const words = ['scripts/docs-build.ts', join(folder, 'trees.json'), '--out', join(folder, 'site'), '--real-calls']
  execFileSync(process.execPath, words, { cwd: root })
  site.mount('docs', join(folder, 'site'))
  await site.start()
})

test.afterAll(() => {
  site.stop()
  api.closeAllConnections()
  api.close()
  rmSync(folder, { recursive: true, force: true })
})

async function openTryOut(page: Page, operation: string) {
  await page.goto(`${site.origin}/docs/trees.html#${operation}/try-out`)
  const form = page.getByRole('form', { name: `Call ${operation}` })
  await expect(form).toBeVisible()
  return { form, answer: page.getByRole('region', { name: `Answer to ${operation}` }) }
}

test('an invalid body is refused as documented, and a real call reaches the API', async ({ page }) => {
  const { form, answer } = await openTryOut(page, 'plantTree')
  await form.getByRole('tab', { name: 'JSON' }).click()
  await form.getByLabel('Body as JSON').fill('{}')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(answer).toContainText('The request does not match the specification: name: required')
  await expect(answer).toContainText('INVALID_TREE')

  await form.getByLabel('Body as JSON').fill('{"name":"oak"}')
  await page.getByLabel('Real calls').check()
  const band = page.getByRole('region', { name: 'Real call' })
  await expect(band).toContainText(/POST http:\/\/127\.0\.0\.1:\d+\/v1\/trees/)
  await band.getByLabel('Bearer token').fill('geheim')
  await form.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
  await expect(answer).toContainText('"authorization": "Bearer geheim"')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
  expect(kept).not.toContain('geheim')
  await inspect(page, 'real-call')
})

test('a call that the browser blocks is explained', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/CORS|ERR_FAILED/)
  const { form, answer } = await openTryOut(page, 'readClosed')
  await page.getByLabel('Real calls').check()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(answer).toContainText('No answer')
  await expect(answer).toContainText(`Access-Control-Allow-Origin: ${site.origin}`)
})

test('the page can call no other host', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Content Security Policy|Refused to connect/)
  await openTryOut(page, 'readClosed')
  const { port } = api.address() as AddressInfo
  const blocked = page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
        fetch(url).catch(() => undefined)
      }),
    `http://localhost:${port}/v1/trees`,
  )
  expect(await blocked).toBe('connect-src')
})
