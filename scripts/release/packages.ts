import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A package of which a release contains code or files. */
export interface ShippedPackage {
  name: string
  version: string
  /** As an SPDX expression. */
  license: string
  author: string
  homepage: string
  /** The licence as the package has it; undefined when it has none. */
  text: string | undefined
}

/** Reads packages by their folders, once each, sorted by name. */
export function readPackages(folders: string[]): ShippedPackage[] {
  const packages = new Map(folders.map(readPackage).map((each) => [`${each.name}@${each.version}`, each]))
  return [...packages.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const { name, version, license, author, homepage, repository } = manifest
  const files = globSync('{LICEN[CS]E,licen[cs]e,COPYING,NOTICE}{,-*,.*}', { cwd: join(root, folder) }).sort()
  const text = files.map((file) => readFileSync(join(root, folder, file), 'utf8').trim()).join('\n\n')
  return {
    name,
    version,
    license: typeof license === 'string' ? license : '',
    author: (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`,
    homepage: homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '',
    text: text || undefined,
  }
}
