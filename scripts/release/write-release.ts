import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundledPackages } from '#docs/compiler/clients/sdk/package.ts'
import { buildPages } from '../build/pages.ts'
import { filesIn } from '../generate/output.ts'
import { bundleServer } from './bundle-server.ts'
import { componentList } from './components.ts'
import { embeddedLibraries } from './embedded-libraries.ts'
import { notices } from './notices.ts'
import { readPackages, type ShippedPackage } from './packages.ts'

const root = join(import.meta.dirname, '../..')

/** Files that the server reads while it runs, at the same paths as in the repository. */
const serverFiles = [
  'src/server/articles/content',
  'src/server/articles/render-body.ts',
  'src/generated/products',
  'dist/web',
  'docs/operating.md',
]

const migrations = 'src/server/db/migrations'
const pglite = 'node_modules/@electric-sql/pglite'
/** The embedded database loads its parts by their own addresses, so it is not bundled. */
const pgliteFiles = /^(package\.json|LICENSE|dist\/([^/]+\.js|pglite\.(data|wasm)|initdb\.wasm|fs\/nodefs\.js))$/

/** Returns the path of the archive. */
export async function writeRelease(out: string): Promise<string> {
  await buildPages({ force: false })
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const name = `portal-${version}`
  using work = mkdtempDisposableSync(join(tmpdir(), 'portal-release-'))
  await fill(join(work.path, name), version)
  mkdirSync(out, { recursive: true })
  const archive = join(out, `${name}.tar.gz`)
  writeFileSync(archive, pack(work.path, name))
  return archive
}

async function fill(folder: string, version: string): Promise<void> {
  const bundled = await bundleServer(join(folder, 'server'))
  for (const path of serverFiles) copy(path, folder, path)
  for (const path of filesIn(join(root, pglite)).filter((file) => pgliteFiles.test(file))) {
    copy(`${pglite}/${path}`, folder, `${pglite}/${path}`)
  }
  // Snapshots of the schema are for writing the next migration.
  for (const path of filesIn(join(root, migrations)).filter((file) => !file.endsWith('_snapshot.json'))) {
    copy(`${migrations}/${path}`, folder, `${migrations}/${path}`)
  }
  copy('deploy', folder, 'deploy')
  renameSync(join(folder, 'deploy/bin'), join(folder, 'bin'))
  copy('deploy/INSTALL.md', folder, 'INSTALL.md')
  chmodSync(join(folder, 'bin/portal'), 0o755)
  const pages: string[] = JSON.parse(readFileSync(join(root, 'dist/web.packages.json'), 'utf8'))
  const ofClients = bundledPackages.map((name) => `node_modules/${name}`)
  const packages = readPackages([...bundled, ...pages, ...ofClients, pglite])
  write(folder, packages, version)
}

function write(folder: string, packages: ShippedPackage[], version: string): void {
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), notices([...packages, ...embeddedLibraries]))
  writeFileSync(join(folder, 'sbom.cdx.json'), componentList(packages, version, commitTime()))
  const manifest = { name: 'portal', version, type: 'module', private: true, engines: { node: '>=24.7' } }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function copy(from: string, folder: string, to: string): void {
  mkdirSync(dirname(join(folder, to)), { recursive: true })
  cpSync(join(root, from), join(folder, to), { recursive: true })
}

/** Packs the same files into the same bytes: sorted names, one time, no owner, no time in the compressed header. */
function pack(workFolder: string, name: string): Buffer {
  const tar = execFileSync(
    'tar',
    [
      ...['--sort=name', '--format=ustar', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rw,go+rX,go-w'],
      ...[`--mtime=@${commitTime()}`, '--create', name],
    ],
    { cwd: workFolder, maxBuffer: 1024 ** 3 },
  )
  return gzipSync(tar, { level: 9 })
}

/** In seconds. Zero in an archive of the sources, which has no history. */
function commitTime(): number {
  try {
    return Number(
      execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return 0
  }
}
