import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const autocannon = fileURLToPath(import.meta.resolve('autocannon'))

export interface Load {
  requestsPerSecond: number
  medianMs: number
  p99Ms: number
}

/** Calls the address from ten connections, after a warm-up that counts for nothing. Throws on any answer but 2xx. */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const words = [autocannon, '--json', '--connections', '10', '--duration', String(seconds)]
  const warmUp = ['--warmup', '[', '--connections', '10', '--duration', '2', ']']
  const { stdout } = await run(process.execPath, [...words, ...warmUp, ...given, url], { maxBuffer: 2 ** 24 })
  const { requests, latency, non2xx, errors, timeouts } = readResult(stdout)
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors, ${timeouts} time-outs`)
  }
  return { requestsPerSecond: requests.average, medianMs: latency.p50, p99Ms: latency.p99 }
}

interface Result {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
  timeouts: number
}

function isResult(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && 'requests' in value && 'latency' in value
}

/** The warm-up prints a line of its own; the last one counts. */
function readResult(output: string): Result {
  const result: unknown = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  if (!isResult(result)) throw new Error(`autocannon printed no result: ${output.slice(0, 200)}`)
  return result
}
