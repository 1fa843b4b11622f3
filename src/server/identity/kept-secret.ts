import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret of that name in the folder, made when it is first asked for and readable by its owner only. */
export function keepSecret(folder: string, name: string): string {
  const path = join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A link appears with its whole content or not at all, so two processes starting at once agree on one secret.
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8').trim()
}
