import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Target } from './server-process.ts'

const run = promisify(execFile)
const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
const rounds = 4
const secondsPerRound = 3
const pairs = 7
const secondsPerPair = 2

export interface Load {
  requestsPerSecond: number
  medianMs: number
  p99Ms: number
}

/**
 * Measures each target's best round, with ten connections. Targets take turns, so that load on the machine affects all of
 * them alike. The first round warms up. Throws on a status other than 2xx.
 */
export async function bestLoads(targets: Target[]): Promise<Load[]> {
  const measured: Load[][] = targets.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, target] of targets.entries()) {
      const load = await loadOnce(target, secondsPerRound)
      if (round > 0) measured[index]?.push(load)
    }
  }
  return measured.map((loads) =>
    loads.reduce((best, load) => (load.requestsPerSecond > best.requestsPerSecond ? load : best)),
  )
}

/** Loads of two targets, and how many times as long a request of the second takes. */
export interface Comparison {
  first: Load
  second: Load
  ratio: number
}

/** Measures two targets in turn. Returns the median pair; the first pair warms up. */
export async function compareLoads(targets: Target[]): Promise<Comparison> {
  const measured: Comparison[] = []
  for (let pair = 0; pair <= pairs; pair++) {
    const loads: Load[] = []
    for (const target of targets) loads.push(await loadOnce(target, secondsPerPair))
    const [first, second] = loads
    if (pair === 0 || !first || !second) continue
    measured.push({ first, second, ratio: first.requestsPerSecond / second.requestsPerSecond })
  }
  const median = measured.sort((a, b) => a.ratio - b.ratio)[(pairs - 1) / 2]
  if (!median) throw new Error('no pair was measured')
  return median
}

/**
 * The median milliseconds of each task. Tasks take turns, so that load on the machine affects all of them alike. The first rounds
 * warm up.
 */
export async function mediansInTurn(
  tasks: (() => Promise<unknown>)[],
  { rounds, warmUps = 0 }: { rounds: number; warmUps?: number },
): Promise<number[]> {
  const timed = tasks.map((task) => ({ task, times: [] as number[] }))
  for (let round = -warmUps; round < rounds; round++) {
    for (const { task, times } of timed) {
      const time = await timeOf(task)
      if (round >= 0) times.push(time)
    }
  }
  return timed.map(({ times }) => median(times))
}

/** In milliseconds. */
export async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}

/** The middle value, the higher one of an even number. */
export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export function describeLoad(name: string, { requestsPerSecond, medianMs, p99Ms }: Load): string {
  const rate = String(Math.round(requestsPerSecond)).padStart(6)
  return `${name.padEnd(28)} ${rate} requests/s, median ${medianMs} ms, p99 ${p99Ms} ms`
}

/** Measures a target with ten connections. Throws on a status other than 2xx. */
export async function loadOnce(target: Target, seconds: number): Promise<Load> {
  const { url } = target
  const { stdout } = await run(process.execPath, autocannonArguments(target, seconds), { maxBuffer: 2 ** 24 })
  const { requests, latency, non2xx, errors, timeouts }: Result = JSON.parse(stdout)
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors, ${timeouts} time-outs`)
  }
  return { requestsPerSecond: requests.average, medianMs: latency.p50, p99Ms: latency.p99 }
}

function autocannonArguments({ url, headers, bodies }: Target, seconds: number): string[] {
  if (bodies) {
    const script = join(import.meta.dirname, 'charge-load.ts')
    return ['--no-deprecation', script, JSON.stringify({ url, headers, bodies, seconds })]
  }
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  return [autocannon, '--json', '--connections', '10', '--duration', String(seconds), ...headerArguments, url]
}

interface Result {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
  timeouts: number
}
