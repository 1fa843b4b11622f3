import { join } from 'node:path'
import { buildSite } from '../docs/site/build-site.ts'
import type { Spec } from './specs.ts'
import type { StaticServer } from './static-server.ts'

/** Builds our page of the spec, serves it and answers its address. */
export async function ourPage({ size, file }: Spec, server: StaticServer, folder: string): Promise<string> {
  const out = join(folder, `site-${size}`)
  await buildSite({ files: [file], out, title: undefined })
  server.mount(`docs-build-${size}`, out)
  return `${server.origin}/docs-build-${size}/${size}.html`
}
