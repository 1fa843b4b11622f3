import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type EmbeddedLibrary, embeddedLibraries } from './embedded-libraries.ts'
import type { ShippedPackage } from './packages.ts'

const root = join(import.meta.dirname, '../..')

interface Component {
  name: string
  version: string
  'bom-ref': string
  scope?: string
  properties?: unknown
}

interface Dependency {
  ref: string
  dependsOn: string[]
}

/**
 * The shipped packages and the libraries inside them as CycloneDX JSON. npm knows hashes, licences and dependencies from the lock file, but counts what the
 * pages are built from as development. `time` is in seconds.
 */
export function componentList(packages: ShippedPackage[], version: string, time: number): string {
  const { specVersion, components, dependencies } = listOfNpm()
  const shipped = new Set(packages.map((each) => `${each.name}@${each.version}`))
  const isShipped = (ref: string) => shipped.has(ref)
  const listed = components.filter((each) => isShipped(each['bom-ref']))
  const unknown = [...shipped].filter((ref) => !listed.some((each) => each['bom-ref'] === ref))
  if (unknown.length > 0) throw new Error(`package-lock.json has no ${unknown.join(', ')}: run npm ci, then try again`)
  const embedded = embeddedLibraries.map(componentOf)
  const refsOfEmbedded = embedded.map((each) => each['bom-ref'])
  const self = { 'bom-ref': `portal@${version}`, type: 'application', name: 'portal', version }
  const list = {
    $schema: `http://cyclonedx.org/schema/bom-${specVersion}.schema.json`,
    bomFormat: 'CycloneDX',
    specVersion,
    version: 1,
    metadata: { timestamp: new Date(time * 1000).toISOString(), component: self },
    components: [...listed.map(({ scope: _scope, properties: _properties, ...facts }) => facts), ...embedded],
    dependencies: [
      { ref: self['bom-ref'], dependsOn: listed.map((each) => each['bom-ref']) },
      ...dependencies
        .filter(({ ref }) => isShipped(ref))
        .map(({ ref, dependsOn }) => ({
          ref,
          dependsOn: [
            ...dependsOn.filter(isShipped),
            ...(ref.startsWith('@electric-sql/pglite@') ? refsOfEmbedded : []),
          ],
        })),
    ],
  }
  return `${JSON.stringify(list, null, 2)}\n`
}

function componentOf({ name, version, license }: EmbeddedLibrary) {
  const purl = `pkg:generic/${name}@${version}`
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl,
    licenses: [{ license: { id: license } }],
  }
}

function listOfNpm(): { specVersion: string; components: Component[]; dependencies: Dependency[] } {
  const output = execFileSync('npm', ['sbom', '--package-lock-only', '--include=dev', '--sbom-format=cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(output)
}
