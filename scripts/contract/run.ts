import { setTimeout as pause } from 'node:timers/promises'
import { Ending, notAnswering } from './ending.ts'
import type { Options } from './options.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import type { PlannedRequest } from './plan.ts'
import { type Exchange, type Failure, send } from './send.ts'

/** So many requests in a row without an answer end the run. */
const maxFailures = 3
const longestWaitSeconds = 60

interface Run {
  outcomes: Outcome[]
  /** Why the run ended early. */
  ending?: Ending
}

type RunOptions = Pick<Options, 'target' | 'rate' | 'timeoutMs' | 'authFile' | 'mock'>

/** Sends the requests one after the other, at most `rate` in a second. */
export async function runAll(requests: PlannedRequest[], options: RunOptions): Promise<Run> {
  const outcomes: Outcome[] = []
  const pace = new Pace(options.rate)
  try {
    for (const planned of requests) {
      outcomes.push(await ask(planned, options, pace))
      requireAnswers(outcomes, options)
    }
    return { outcomes }
  } catch (error) {
    if (error instanceof Ending) return { outcomes, ending: error }
    throw error
  }
}

async function ask(planned: PlannedRequest, options: RunOptions, pace: Pace, isRepeated = false): Promise<Outcome> {
  await pace.next()
  const start = performance.now()
  const exchange = await send(planned, options)
  const outcome = outcomeOf(planned, exchange, (performance.now() - start) / 1000)
  const wait = options.mock || isRepeated ? undefined : waitOf(planned, exchange)
  if (wait !== undefined) {
    if (wait > longestWaitSeconds)
      throw new Ending('unreachable', `${options.target} asks to wait ${wait} s. Try later, with a smaller --rate.`)
    await pause(wait * 1000)
    const { expected } = planned
    return ask({ ...planned, ...(expected && { expected: [...expected, 429] }) }, options, pace, true)
  }
  requireCredentials(planned, exchange, options)
  return outcome
}

/** Seconds to wait before the same request again; none when the request expects 429. */
function waitOf({ expected }: PlannedRequest, exchange: Exchange | Failure): number | undefined {
  if ('failure' in exchange || exchange.status !== 429 || expected?.includes(429)) return undefined
  return secondsOf(exchange.headers.get('retry-after') ?? '1', Date.now())
}

/** Retry-After gives seconds or a date; anything else counts as one second. */
export function secondsOf(retryAfter: string, now: number): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const seconds = Math.ceil((Date.parse(retryAfter) - now) / 1000)
  return Number.isNaN(seconds) ? 1 : Math.max(0, seconds)
}

function requireCredentials(
  { isSignedIn, expected, operation }: PlannedRequest,
  exchange: Exchange | Failure,
  { authFile, mock }: RunOptions,
) {
  if (mock || !isSignedIn || 'failure' in exchange || exchange.status !== 401 || expected?.includes(401)) return
  throw new Ending(
    'credentials',
    `${operation.operationId} refuses the credentials of ${authFile}. Sign in again and renew them: an access token lasts 15 minutes.`,
  )
}

function requireAnswers(outcomes: Outcome[], { target }: RunOptions): void {
  const last = outcomes.slice(-maxFailures)
  const isFirst = outcomes.length === 1
  if (last.some(({ status }) => status !== undefined)) return
  if (!isFirst && last.length < maxFailures) return
  throw notAnswering(target, last.at(-1)?.findings[0]?.message)
}

class Pace {
  readonly #interval: number
  #next = 0

  constructor(rate: number) {
    this.#interval = 1000 / rate
  }

  async next(): Promise<void> {
    const now = performance.now()
    const wait = this.#next - now
    this.#next = Math.max(now, this.#next) + this.#interval
    if (wait > 0) await pause(wait)
  }
}

/** Replaces secrets that an answer repeats. */
export function withoutSecrets(outcome: Outcome, secrets: string[]): Outcome {
  const clean = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
  return { ...outcome, findings: outcome.findings.map((finding) => ({ ...finding, message: clean(finding.message) })) }
}
