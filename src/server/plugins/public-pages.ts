import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { standInOrigin } from '#domain/public-pages.ts'
import type { Config } from '#server/config.ts'
import { FilledFile } from './filled-file.ts'

/** Where scripts/build/prerender.ts puts the pages that need no JavaScript to be read. Nothing in it has an address of its own. */
const folder = 'prerendered'

export const isServed = (path: string) => !path.startsWith(`/${folder}/`)

/** The public pages at their addresses, and what leads search engines to them; each names this portal's own address. */
export function servePublicPages(app: FastifyInstance, webDir: string, config: Pick<Config, 'publicUrl'>): void {
  for (const name of globSync(['robots.txt', 'sitemap.xml', `${folder}/**/*.html`], { cwd: webDir })) {
    const file = new FilledFile(name, (address) =>
      readFileSync(join(webDir, name), 'utf8').replaceAll(standInOrigin, address),
    )
    app.get(addressOf(name), (request, reply) => file.answer(request, reply, config.publicUrl))
  }
}

function addressOf(name: string): string {
  const path = `/${name.replace(`${folder}/`, '').replace(/\.html$/, '')}`
  return path === '/index' ? '/' : path
}
