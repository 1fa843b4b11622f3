import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './tree.ts'

interface Lock {
  'package.json': string
  'package-lock.json': string
}

/** Installs the packages of a lock file once for all runs. Returns the folder with their node_modules. */
export async function installPackages(name: string, lock: Lock): Promise<string> {
  const hash = createHash('sha256').update(lock['package-lock.json']).digest('hex')
  const folder = join(root, '.cache', `${name}-${hash.slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const coming = `${folder}.${randomUUID()}`
  mkdirSync(coming, { recursive: true })
  for (const [file, text] of Object.entries(lock)) writeFileSync(join(coming, file), text)
  const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  await promisify(execFile)('npm', ['ci', ...options], { cwd: coming })
  try {
    renameSync(coming, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    // Another test file has installed them meanwhile. Both installations are equal.
    rmSync(coming, { recursive: true })
  }
  return folder
}
