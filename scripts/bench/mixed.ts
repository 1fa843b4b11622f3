import { execFile } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundleServer, neededFolders } from '../release/bundle-server.ts'
import { type Kind, onBothDatabases, temporaryFolder } from './both-databases.ts'
import { openPortal } from './in-process-portal.ts'
import type { MixedLoadResult } from './mixed-load.ts'
import { type BundledServer, type ServerProcess, startServer, type Target } from './server-process.ts'
import { verdict } from './verdict.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Requests per second that are to be answered in time. */
const requiredRates: Record<Kind, number> = { PGlite: 350, PostgreSQL: 600 }
const maxP99Ms = 100
const step = 1.25
/** Steps from the first rate to the required one. */
const stepsBelow = 6
const secondsPerRate = 10
/** Runs of a rate until it counts as missed: another program may have disturbed the first one. */
const attemptsPerRate = 2

/** The highest rate of mixed requests that is answered in time. Database, server and sender share this machine. */
export async function benchMixed(): Promise<void> {
  const seconds = Number(process.env.BENCH_SECONDS ?? secondsPerRate)
  const missed: string[] = []
  await onBothServers('mixed', async (kind, { target }) => {
    await sendMixed(target, 100, seconds)
    const highest = await highestRate(kind, target, seconds)
    if (highest < requiredRates[kind]) missed.push(`${kind} ${highest}/s`)
  })
  const { PostgreSQL, PGlite } = requiredRates
  const shorter = seconds < secondsPerRate ? `, in a shorter run of ${seconds} s per rate` : ''
  const limit = `p99 of at most ${maxP99Ms} ms at ${PostgreSQL}/s on PostgreSQL and ${PGlite}/s on PGlite${shorter}`
  console.log(verdict(limit, missed))
}

async function highestRate(kind: Kind, target: Target, seconds: number): Promise<number> {
  let highest = 0
  for (let steps = -stepsBelow; ; steps++) {
    const rate = Math.round(requiredRates[kind] * step ** steps)
    if (!(await isAnsweredInTime(kind, target, rate, seconds))) return highest
    highest = rate
  }
}

async function isAnsweredInTime(kind: Kind, target: Target, rate: number, seconds: number): Promise<boolean> {
  for (let attempt = 0; attempt < attemptsPerRate; attempt++) {
    const { p50Ms, p99Ms, failed } = await sendMixed(target, rate, seconds)
    console.log(
      `${kind.padEnd(10)} ${rate}/s: median ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${failed} failed`,
    )
    if (p99Ms <= maxP99Ms && failed === 0) return true
  }
  return false
}

const memoryTestRate = 200
const maxMegabytes = 400
const secondsBetween = 30
const memoryTestMinutes = 10
/** Node gives memory back when it has had little to do for a minute or two. */
const maxMinutesToRelease = 5

/** Memory of a server process under a steady rate, for BENCH_MINUTES or ten, and how long after it the memory is as before. */
export async function benchMemory(): Promise<void> {
  const minutes = Number(process.env.BENCH_MINUTES ?? memoryTestMinutes)
  const missed: string[] = []
  await onBothServers('memory', async (kind, server) => {
    const megabytes = async () => (await server.memory()).resident / 1e6
    const before = await megabytes()
    let highest = before
    let failed = 0
    for (let second = 0; second < minutes * 60; second += secondsBetween) {
      failed += (await sendMixed(server.target, memoryTestRate, secondsBetween)).failed
      highest = Math.max(highest, await megabytes())
    }
    let after = highest
    let minutesAfter = 0
    while (after > before && minutesAfter < maxMinutesToRelease) {
      await sendMixed(server.target, 1, 60)
      minutesAfter += 1
      after = await megabytes()
    }
    const [start, peak, end] = [before, highest, after].map((size) => `${size.toFixed(0)} MB`)
    console.log(
      `${kind}: ${start} before, at most ${peak} at ${memoryTestRate}/s for ${minutes} min, ${end} ${minutesAfter} min later; ${failed} failed`,
    )
    if (highest > maxMegabytes) missed.push(`${kind} ${peak}`)
    if (after > before) missed.push(`${kind} still ${end} after ${minutesAfter} min`)
  })
  const shorter = minutes < memoryTestMinutes ? `, in a shorter run of ${minutes} min` : ''
  console.log(
    verdict(`at most ${maxMegabytes} MB at ${memoryTestRate}/s, and no more afterwards than before${shorter}`, missed),
  )
}

/** Starts the server of a release on databases that exist already: creating them takes memory too. */
async function onBothServers(name: string, bench: (kind: Kind, server: ServerProcess) => Promise<void>): Promise<void> {
  await using folder = await temporaryFolder()
  const program = await bundleMixedServer(folder.path)
  await onBothDatabases(async (kind, placeOf) => {
    const portal = await openPortal(await placeOf(name))
    await portal.close()
    const server = await startServer(program, await placeOf(name))
    try {
      await bench(kind, server)
    } finally {
      await server.stop()
    }
  })
}

/** Bundles mixed-server.ts as a release bundles the server: from its sources, Node needs 200 MB more. */
async function bundleMixedServer(folder: string): Promise<BundledServer> {
  for (const name of neededFolders) await symlink(join(root, name), join(folder, name))
  await bundleServer(join(folder, 'server'), ['scripts/bench/mixed-server.ts'])
  return { path: join(folder, 'server/mixed-server.mjs') }
}

async function sendMixed(target: Target, rate: number, seconds: number): Promise<MixedLoadResult> {
  const script = join(import.meta.dirname, 'mixed-load.ts')
  const options = JSON.stringify({ target, rate, seconds })
  const { stdout } = await run(process.execPath, ['--no-deprecation', script, options])
  return JSON.parse(stdout)
}
