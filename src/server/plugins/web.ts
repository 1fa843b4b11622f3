import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { standInAddress, withPortalAddress } from '#domain/portal-address.ts'
import { rewriteZip } from '#domain/stored-zip.ts'
import { FilledFile } from '#server/plugins/filled-file.ts'
import { isServed, type PageConfig, redirectAliases, servePublicPages } from '#server/plugins/public-pages.ts'

const aYear = 31_536_000

/** The built SPA: precompressed files; hashed names are immutable, everything else is revalidated. */
export async function serveWeb(app: FastifyInstance, webDir: string | undefined, config: PageConfig): Promise<void> {
  if (!webDir) return
  if (!existsSync(join(webDir, 'index.html'))) {
    throw new Error(
      `There is no index.html in ${webDir}: build the pages first (npm run build), or start with npm start`,
    )
  }
  serveWithOwnAddress(app, webDir, config)
  // Seeking in a video requests a byte range.
  for (const path of globSync('**/*.webm', { cwd: webDir })) {
    app.get(`/${path}`, (_request, reply) => reply.sendFile(path, webDir, { acceptRanges: true }))
  }
  servePublicPages(app, webDir, config)
  redirectAliases(app, webDir)
  await app.register(fastifyStatic, {
    root: webDir,
    allowedPath: isServed,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    etag: true,
    lastModified: false,
    // Only videos support ranges.
    acceptRanges: false,
    setHeaders(reply, path) {
      const hashed = path.includes(`${webDir}/assets/`)
      reply.header('cache-control', hashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
      reply.header('vary', 'accept-encoding')
    },
  })
}

/** The documentation downloads and llms.txt contain this portal's own address instead of the placeholder. */
function serveWithOwnAddress(app: FastifyInstance, webDir: string, config: PageConfig): void {
  for (const path of globSync(['llms.txt', 'api-doc/*.{yaml,json,md,atom,http,zip}', 'api-doc/*/*.{md,txt}'], {
    cwd: webDir,
  })) {
    const file = new FilledFile(path, (address) => filledDownload(join(webDir, path), address))
    // With PORT=0, publicUrl is known once the server listens.
    app.get(`/${path}`, (request, reply) => file.answer(request, reply, config.publicUrl))
  }
}

/** A product's files are beside its specification, whose name theirs begin with, or in a folder of the same name. */
function specificationBeside(path: string): string {
  const isInFolder = dirname(dirname(path)).endsWith('/api-doc')
  return isInFolder ? `${dirname(path)}.json` : path.replace(/(\.bruno|\.postman_\w+)?\.\w+$/, '.json')
}

function filledDownload(path: string, address: string): string | Buffer {
  const content = readFileSync(path)
  const standIn = readStandIn(specificationBeside(path))
  if (!path.endsWith('.zip')) return withPortalAddress(content.toString(), standIn, address)
  return Buffer.from(rewriteZip(content, (text) => withPortalAddress(text, standIn, address)))
}

/** The placeholder for the portal's address in a built specification; undefined without the file. */
export const readStandIn = (specification: string): string | undefined =>
  existsSync(specification) ? standInAddress(JSON.parse(readFileSync(specification, 'utf8'))) : undefined
