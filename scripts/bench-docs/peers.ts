import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The operation that a page is opened at. */
export interface Target {
  id: string
  method: string
  path: string
  tag: string
}

/** Another tool that renders OpenAPI files, set up as its documentation says. */
export interface Peer {
  name: string
  package: string
  version: string
  /** The HTML page. `files` is the address of the package's folder, `spec` the address of the OpenAPI file. */
  page(files: string, spec: string): string
  /** The suffix of the page's address that links to an operation. */
  deepLink(target: Target): string
}

const html = (head: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference</title>${head}</head><body>${body}</body></html>`

const dashes = (text: string) => text.replaceAll(/[\s#:?&={}]/g, '-')
const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export const peers: Peer[] = [
  {
    name: 'swagger-ui',
    package: 'swagger-ui-dist',
    version: '5.35.0',
    page: (files, spec) =>
      html(
        `<link rel="stylesheet" href="${files}/swagger-ui.css">`,
        `<div id="app"></div><script src="${files}/swagger-ui-bundle.js"></script>
        <script>SwaggerUIBundle({ url: '${spec}', dom_id: '#app', deepLinking: true })</script>`,
      ),
    deepLink: ({ tag, id }) => `#/${encodeURIComponent(tag)}/${id}`,
  },
  {
    name: 'redoc',
    package: 'redoc',
    version: '2.5.4',
    page: (files, spec) =>
      html('', `<redoc spec-url="${spec}"></redoc><script src="${files}/bundles/redoc.standalone.js"></script>`),
    deepLink: ({ tag, id }) => `#tag/${tag.replaceAll(/\s+/g, '-')}/operation/${id}`,
  },
  {
    name: 'elements',
    package: '@stoplight/elements',
    version: '9.0.25',
    page: (files, spec) =>
      html(
        `<link rel="stylesheet" href="${files}/styles.min.css"><script src="${files}/web-components.min.js"></script>`,
        `<elements-api apiDescriptionUrl="${spec}" router="hash" layout="sidebar"></elements-api>`,
      ),
    deepLink: ({ id }) => `#/operations/${id}`,
  },
  {
    name: 'scalar',
    package: '@scalar/api-reference',
    version: '1.72.1',
    page: (files, spec) =>
      html(
        '',
        `<div id="app"></div><script src="${files}/dist/browser/standalone.js"></script>
        <script>Scalar.createApiReference('#app', { url: '${spec}' })</script>`,
      ),
    deepLink: ({ tag, method, path }) => `#tag/${slug(tag)}/${method.toUpperCase()}${path}`,
  },
  {
    name: 'rapidoc',
    package: 'rapidoc',
    version: '9.3.8',
    page: (files, spec) =>
      html(
        `<script type="module" src="${files}/dist/rapidoc-min.js"></script>`,
        `<rapi-doc spec-url="${spec}" render-style="read"></rapi-doc>`,
      ),
    deepLink: ({ method, path }) => `#${method.toLowerCase()}-${dashes(path)}`,
  },
  {
    name: 'openapi-explorer',
    package: 'openapi-explorer',
    version: '2.4.820',
    page: (files, spec) =>
      html(
        `<script type="module" src="${files}/dist/browser/openapi-explorer.min.js"></script>`,
        `<openapi-explorer spec-url="${spec}"></openapi-explorer>`,
      ),
    deepLink: ({ method, path }) => `#?route=${method.toLowerCase()}-${dashes(path)}`,
  },
]

const run = promisify(execFile)
const folder = join(import.meta.dirname, '../../.cache/bench-docs')

/** Returns the folder of a peer's files, downloaded from npm once. Each package has a browser bundle, so no dependencies. */
export async function install(peer: Peer): Promise<string> {
  const home = join(folder, `${peer.package.replace('/', '-')}-${peer.version}`)
  if (existsSync(join(home, 'package.json'))) return home
  const partial = `${home}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true })
  const { stdout } = await run('npm', ['pack', '--silent', `${peer.package}@${peer.version}`], { cwd: partial })
  await run('tar', ['xzf', stdout.trim(), '--strip-components=1'], { cwd: partial })
  await rm(home, { recursive: true, force: true })
  await rename(partial, home)
  return home
}
