import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { standInAddress, withPortalAddress } from '#domain/portal-address.ts'
import type { Config } from '#server/config.ts'
import { FilledFile } from './filled-file.ts'

/** The downloads of the documentation and llms.txt name this portal's own address instead of the one they were built with. */
export function serveWithOwnAddress(app: FastifyInstance, webDir: string, config: Pick<Config, 'publicUrl'>): void {
  for (const path of globSync(['llms.txt', 'api-doc/*.{yaml,json,md}'], { cwd: webDir })) {
    const file = new FilledFile(path, (address) => filledDownload(join(webDir, path), address))
    app.get(`/${path}`, (request, reply) => file.answer(request, reply, config.publicUrl))
  }
}

function filledDownload(path: string, address: string): string {
  const specification = path.replace(/\.\w+$/, '.json')
  const standIn = existsSync(specification)
    ? standInAddress(JSON.parse(readFileSync(specification, 'utf8')))
    : undefined
  return withPortalAddress(readFileSync(path, 'utf8'), standIn, address)
}
