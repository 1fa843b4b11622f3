import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { serveWithOwnAddress } from './own-address.ts'
import { isServed, serveDetours, servePublicPages } from './public-pages.ts'

const aYear = 31_536_000

/** The built SPA: compressed files beside the plain ones, hashed names for ever, everything else asked for each time. */
export async function serveWeb(
  app: FastifyInstance,
  webDir: string | undefined,
  config: Pick<Config, 'publicUrl' | 'contactMailTo'>,
): Promise<void> {
  if (!webDir) return
  if (!existsSync(join(webDir, 'index.html'))) {
    throw new Error(
      `There is no index.html in ${webDir}: build the pages first (npm run build), or start with npm start`,
    )
  }
  serveWithOwnAddress(app, webDir, config)
  // Who jumps ahead in a video asks for a part of it.
  for (const path of globSync('**/*.webm', { cwd: webDir })) {
    app.get(`/${path}`, (_request, reply) => reply.sendFile(path, webDir, { acceptRanges: true }))
  }
  servePublicPages(app, webDir, config)
  serveDetours(app, webDir)
  await app.register(fastifyStatic, {
    root: webDir,
    allowedPath: isServed,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    etag: true,
    lastModified: false,
    // Parts are for videos.
    acceptRanges: false,
    setHeaders(reply, path) {
      const hashed = path.includes(`${webDir}/assets/`)
      reply.header('cache-control', hashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
      reply.header('vary', 'accept-encoding')
    },
  })
}
