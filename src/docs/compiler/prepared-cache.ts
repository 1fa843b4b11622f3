import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { foldPack, type StoredPack, unfoldPack } from '#docs/model/stored-pack.ts'
import type { PreparedProduct } from './prepare.ts'

/** All sources that affect a prepared product. */
const makers = [
  'src/docs/{compiler,model}/**/*.ts',
  'src/docs/page/*.ts',
  'src/simulator/contract/*.ts',
  'package-lock.json',
  'openapi/**/*.{yaml,yml,json}',
]

/** Prepares a product, or reads it from the cache for the same sources. */
export async function prepareOnce(root: string, file: string): Promise<PreparedProduct> {
  const kept = join(root, '.cache/docs', `${hashOf(root, file)}.json`)
  if (existsSync(kept)) return unfold(JSON.parse(readFileSync(kept, 'utf8')))
  // Loaded on demand: the compiler is large, and cached products do not need it.
  const { prepareProduct } = await import('./prepare.ts')
  const prepared = await prepareProduct(relative(process.cwd(), join(root, file)))
  mkdirSync(join(root, '.cache/docs'), { recursive: true })
  // Written atomically, since several processes may prepare the same product.
  const half = `${kept}.${process.pid}`
  writeFileSync(half, JSON.stringify(fold(prepared)))
  renameSync(half, kept)
  deleteOldEntries(join(root, '.cache/docs'))
  return prepared
}

/** Keeps a few earlier versions, for switching branches. */
function deleteOldEntries(folder: string): void {
  const files = globSync('*.json', { cwd: folder }).map((name) => join(folder, name))
  const ages = files.map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  for (const { path } of ages.sort((one, other) => other.time - one.time).slice(20)) rmSync(path, { force: true })
}

type Stored = Omit<PreparedProduct, 'packs'> & { packs: StoredPack[] }

// Objects shared by operations stay shared.
const fold = (prepared: PreparedProduct): Stored => ({ ...prepared, packs: prepared.packs.map(foldPack) })
const unfold = (stored: Stored): PreparedProduct => ({ ...stored, packs: stored.packs.map(unfoldPack) })

function hashOf(root: string, file: string): string {
  const hash = createHash('sha256').update(file).update('\0')
  for (const path of globSync(makers, { cwd: root })
    .filter((name) => !name.includes('.test.'))
    .sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 32)
}
