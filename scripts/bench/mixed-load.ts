import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type RequestOptions, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { chargeBodies } from './charge-bodies.ts'
import type { Target } from './server-process.ts'

// Sends a rate of requests for a time. It does not wait for answers before it sends the next request. The last argument is
// { target, rate, seconds }. Prints a MixedLoadResult.

export interface MixedLoadResult {
  p50Ms: number
  /** From the moment when a request was due, so that waiting to be sent counts. */
  p99Ms: number
  /** Requests that failed or were not answered with 2xx. */
  failed: number
}

interface LoadOptions {
  target: Target
  /** Requests per second. */
  rate: number
  seconds: number
}

interface Message extends RequestOptions {
  url: string
  body?: string
}

const { target, rate, seconds }: LoadOptions = JSON.parse(process.argv.at(-1) ?? '')
const agent = new Agent({ keepAlive: true })
const [reader = {}] = target.readers ?? []
const project = target.headers['x-project-id']
let lastCharge = ''

/** Ten requests that repeat: five charges, one of them read back, and four reads of the partner's pages. */
const mix: (() => Message)[] = [
  charge,
  projects,
  charge,
  () => read(`/portal/projects/${project}/calls?limit=50`),
  charge,
  readBack,
  charge,
  projects,
  charge,
  () => read(`/portal/projects/${project}/readiness`),
]

function charge(): Message {
  const correlationId = randomUUID()
  const body = chargeBodies[Math.floor(Math.random() * chargeBodies.length)]?.replace('[<id>]', correlationId) ?? ''
  const headers = { ...target.headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return { url: '/sandbox/v1/charges', method: 'POST', headers, body }
}

function readBack(): Message {
  return { url: `/sandbox/v1/charges/${lastCharge}`, headers: target.headers }
}

function projects(): Message {
  return read('/portal/projects?limit=50')
}

function read(url: string): Message {
  return { url, headers: reader }
}

const times: number[] = []
let failed = 0

async function send({ url, body, ...options }: Message, due: number): Promise<void> {
  try {
    const sent = request(target.url + url, { ...options, agent })
    sent.end(body)
    const [answer] = await once(sent, 'response')
    const content = await text(answer)
    if (answer.statusCode < 200 || answer.statusCode > 299) failed++
    else if (body) lastCharge = JSON.parse(content).correlationId
  } catch {
    failed++
  }
  times.push(performance.now() - due)
}

await send(charge(), performance.now())
if (failed > 0) throw new Error('The first charge failed')
times.length = 0
const running: Promise<void>[] = []
const start = performance.now()
for (let count = 0; count < rate * seconds; count++) {
  const due = start + (count * 1000) / rate
  while (performance.now() < due) await pause(1)
  const next = mix[count % mix.length]
  if (next) running.push(send(next(), due))
}
await Promise.all(running)
agent.destroy()
times.sort((one, other) => one - other)
const quantile = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
console.log(JSON.stringify({ p50Ms: quantile(0.5), p99Ms: quantile(0.99), failed } satisfies MixedLoadResult))
