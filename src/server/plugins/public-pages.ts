import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { standInContact, standInOrigin } from '#domain/public-pages.ts'
import type { Config } from '#server/config.ts'
import { FilledFile } from './filled-file.ts'

/** Where scripts/build/prerender.ts puts the pages that need no JavaScript to be read. Nothing in it has an address of its own. */
const folder = 'prerendered'

export const isServed = (path: string) => !path.startsWith(`/${folder}/`)

export type PageConfig = Pick<Config, 'publicUrl' | 'contactMailTo'>

/** The public pages at their addresses, and what leads search engines to them; each names this portal's own address. */
export function servePublicPages(app: FastifyInstance, webDir: string, config: PageConfig): void {
  for (const name of globSync(['robots.txt', 'sitemap.xml', `${folder}/**/*.html`], { cwd: webDir })) {
    const file = publicPage(webDir, name, config)
    app.get(addressOf(name), (request, reply) => file.answer(request, reply, config.publicUrl))
  }
}

/** A page as the build left it, with what it leaves open filled in. */
export function publicPage(webDir: string, name: string, config: PageConfig): FilledFile {
  return new FilledFile(name, (address) =>
    readFileSync(join(webDir, name), 'utf8')
      .replaceAll(standInOrigin, address)
      .replaceAll(standInContact, () => inHtml(config.contactMailTo)),
  )
}

/** Aliases. The server redirects them, for clients without scripts and for search engines. */
export function serveDetours(app: FastifyInstance, webDir: string): void {
  const lead = (from: string, to: string) =>
    // A browser that keeps the answer for good would go in circles once a name is taken back.
    app.get(from, ({ url }, reply) => reply.header('cache-control', 'no-cache').redirect(`${to}${queryOf(url)}`, 301))
  lead('/contact-us', '/_contact')
  for (const name of globSync(`${folder}/{*,our-solutions/*}.html`, { cwd: webDir })) {
    const address = addressOf(name)
    if (address !== '/' && address !== '/404') lead(`${address}/`, address)
  }
  for (const name of globSync(`${folder}/article/*/*.html`, { cwd: webDir })) {
    const address = addressOf(name)
    // The address itself comes before what is only like it.
    lead(address.replace(/[^/]+$/, '*'), address)
  }
}

const queryOf = (url: string) => /\?.*/.exec(url)?.[0] ?? ''

/** An address may hold '&' and more. */
const inHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function addressOf(name: string): string {
  const path = `/${name.replace(`${folder}/`, '').replace(/\.html$/, '')}`
  return path === '/index' ? '/' : path
}
