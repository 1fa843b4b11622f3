import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#domain/escape-html.ts'
import { standInContact, standInOrigin } from '#domain/public-pages.ts'
import type { Config } from '#server/config.ts'
import { FilledFile } from './filled-file.ts'

/** Output folder of scripts/build/prerender.ts. Its files have no addresses of their own. */
const folder = 'prerendered'

export const isServed = (path: string) => !path.startsWith(`/${folder}/`)

export type PageConfig = Pick<Config, 'publicUrl' | 'contactMailTo'>

/** Serves the public pages, robots.txt and the sitemap, with this portal's own address filled in. */
export function servePublicPages(app: FastifyInstance, webDir: string, config: PageConfig): void {
  for (const name of globSync(['robots.txt', 'sitemap.xml', `${folder}/**/*.html`], { cwd: webDir })) {
    const file = publicPage(webDir, name, config)
    app.get(addressOf(name), (request, reply) => file.answer(request, reply, config.publicUrl))
  }
}

/** A prerendered page with the values that are known at run time. */
export function publicPage(webDir: string, name: string, config: PageConfig): FilledFile {
  return new FilledFile(name, (address) =>
    readFileSync(join(webDir, name), 'utf8')
      .replaceAll(standInOrigin, () => address)
      .replaceAll(standInContact, () => escapeHtml(config.contactMailTo)),
  )
}

/** On the server, for clients without scripts and for search engines. */
export function redirectAliases(app: FastifyInstance, webDir: string): void {
  const redirect = (from: string, to: string) =>
    // Without no-cache, a browser would keep a redirect of status 301 after the alias is removed.
    app.get(from, ({ url }, reply) => reply.header('cache-control', 'no-cache').redirect(`${to}${queryOf(url)}`, 301))
  redirect('/contact-us', '/_contact')
  for (const name of globSync(`${folder}/{*,our-solutions/*}.html`, { cwd: webDir })) {
    const address = addressOf(name)
    if (address !== '/' && address !== '/404') redirect(`${address}/`, address)
  }
  for (const name of globSync(`${folder}/article/*/*.html`, { cwd: webDir })) {
    const address = addressOf(name)
    // Exact matches come before other spellings.
    redirect(address.replace(/[^/]+$/, '*'), address)
  }
}

const queryOf = (url: string) => /\?.*/.exec(url)?.[0] ?? ''

function addressOf(name: string): string {
  const path = `/${name.replace(`${folder}/`, '').replace(/\.html$/, '')}`
  return path === '/index' ? '/' : path
}
