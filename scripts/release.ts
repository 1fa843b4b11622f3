import { parseOptions } from './parse-options.ts'

const usage = `usage: npm run release [-- --out DIR]

Writes portal-VERSION.tar.gz: the bundled server, the built pages, bin/portal, deploy/, the notices of third parties and a
CycloneDX list of components. It installs and runs without npm and without a registry: INSTALL.md in it says how.
Two runs at one commit write the same bytes. DIR is dist by default.`

const { values } = parseOptions(usage, { options: { out: { type: 'string', default: 'dist' } } })
// Imported here because the bundler is slow to load, and --help does not need it.
const { writeRelease } = await import('./release/write-release.ts')
console.log(`The release is written: ${await writeRelease(values.out)}`)
