import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DirectoryInUse, lockDirectory } from '#server/db/lock.ts'
import { isAlive, type Owner, thisProcess } from '#server/db/process-identity.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = () => temporaryFolder('portal-lock')
const lockedBy = (owner: Partial<Owner>) => {
  const place = folder()
  writeFileSync(join(place, 'lock'), JSON.stringify({ ...thisProcess(), token: 'theirs', ...owner }))
  return place
}

test('identifies the owner of a lock without a boot id, as under systemd', () => {
  expect(isAlive({ ...thisProcess(), boot: '' })).toBe(true)
  expect(isAlive({ ...thisProcess(), boot: '', started: '1' })).toBe(false)
  expect(isAlive({ ...thisProcess(), boot: 'another' })).toBe('unknown')
})

/** Writes the guard that a process leaves when it dies while replacing the lock. */
function writeStaleGuard(place: string): string {
  const guard = join(place, 'lock.takeover')
  writeFileSync(guard, 'stale')
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(guard, longAgo, longAgo)
  return guard
}

/** A process that takes the lock and then ends by kill -9, holding it. */
async function lockAndDie(place: string): Promise<void> {
  const script = `import { lockDirectory } from '#server/db/lock.ts'; lockDirectory(process.argv[1]); process.kill(process.pid, 'SIGKILL')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, place], { stdio: 'inherit' })
  await once(child, 'exit')
}

const reading = { readFileSync: fs.readFileSync, statSync: fs.statSync }

/** Runs what other processes do just before and just after this one first reads a file. */
function whenFirstRead(method: keyof typeof reading, path: string, { before = () => {}, after = () => {} }): void {
  let isFirst = true
  const observed = new Proxy(reading[method], {
    apply(read, self, args) {
      if (args[0] !== path || !isFirst) return Reflect.apply(read, self, args)
      isFirst = false
      before()
      try {
        return Reflect.apply(read, self, args)
      } finally {
        after()
      }
    },
  })
  replaceReading({ ...reading, [method]: observed })
}

function replaceReading(functions: typeof reading): void {
  Object.assign(fs, functions)
  // Passes them on to named imports.
  syncBuiltinESMExports()
}

afterEach(() => replaceReading(reading))

test('rejects a second owner with a line that names the first', () => {
  const place = folder()
  lockDirectory(place)
  expect(() => lockDirectory(place)).toThrow(DirectoryInUse)
  expect(() => lockDirectory(place)).toThrow(
    new RegExp(`^DATA_DIR: ${place} is in use by process ${process.pid} since [^\\n]+$`),
  )
})

test('can be taken again after its release', () => {
  const place = folder()
  lockDirectory(place).release()
  expect(existsSync(join(place, 'lock'))).toBe(false)
  lockDirectory(place)
})

test('replaces the lock of a killed process', async () => {
  const place = folder()
  await lockAndDie(place)
  expect(existsSync(join(place, 'lock'))).toBe(true)
  lockDirectory(place)
  expect(JSON.parse(readFileSync(join(place, 'lock'), 'utf8')).pid).toBe(process.pid)
})

test('ignores a lock whose pid was reused', () => {
  lockDirectory(lockedBy({ started: '1' }))
})

test('respects an owner in another container while its heartbeat continues', () => {
  const place = lockedBy({ namespace: 'pid:[1]', pid: 1 })
  expect(() => lockDirectory(place)).toThrow(DirectoryInUse)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(join(place, 'lock'), longAgo, longAgo)
  lockDirectory(place)
})

test('keeps a lock that another process takes after a release', () => {
  const place = folder()
  const path = join(place, 'lock')
  const first = lockDirectory(place)
  let third = ''
  whenFirstRead('readFileSync', path, {
    before: () => first.release(),
    after: () => {
      lockDirectory(place)
      third = readFileSync(path, 'utf8')
    },
  })
  expect(() => lockDirectory(place)).toThrow(DirectoryInUse)
  expect(readFileSync(path, 'utf8')).toBe(third)
})

test('keeps the guard of another process that replaced the stale one', () => {
  const place = lockedBy({ started: '1' })
  const guard = writeStaleGuard(place)
  const theirs = JSON.stringify(thisProcess())
  const replace = () => {
    rmSync(guard)
    writeFileSync(guard, theirs)
  }
  whenFirstRead('statSync', guard, { after: replace })
  expect(() => lockDirectory(place)).toThrow(DirectoryInUse)
  expect(readFileSync(guard, 'utf8')).toBe(theirs)
  expect(readdirSync(place).sort()).toEqual(['lock', 'lock.takeover'])
})

test('replaces a lock after another process died while it did', () => {
  const place = lockedBy({ started: '1' })
  writeStaleGuard(place)
  lockDirectory(place)
  expect(readdirSync(place)).toEqual(['lock'])
})

test('replaces an unreadable lock', () => {
  const place = folder()
  writeFileSync(join(place, 'lock'), '{"pid":')
  lockDirectory(place)
})

test('lets exactly one of many processes replace a dead owner', async () => {
  const place = folder()
  await lockAndDie(place)
  const script = `import { lockDirectory } from '#server/db/lock.ts'
    try { lockDirectory(process.argv[1]); console.log('mine'); setTimeout(() => {}, 4000) } catch { console.log('refused') }`
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', script, place], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const lines = await Promise.all(children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()))
  for (const child of children) child.kill('SIGKILL')
  expect(lines.sort()).toEqual(['mine', 'refused', 'refused', 'refused'])
})
