import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, request as requestOverHttp } from 'node:http'
import { request as requestOverHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Fail } from '#domain/problems.ts'
import type { Config } from '#server/config.ts'
import { type OuterNetwork, outerNetwork } from '#server/outside/outer-network.ts'
import { keptHeaders } from '#server/outside/passed-headers.ts'

export interface OutsideCall {
  method: string
  url: URL
  headers: [name: string, value: string][]
  body: Buffer | null
}

export interface OutsideAnswer {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
}

interface OutsideLimits {
  milliseconds: number
  answerBytes: number
}

/** Tests replace it to reach their own servers. */
export interface Outside {
  network: OuterNetwork
  limits: OutsideLimits
}

export const publicInternet = ({ internalNetworks }: Pick<Config, 'internalNetworks'>): Outside => ({
  network: outerNetwork(internalNetworks),
  limits: { milliseconds: 10_000, answerBytes: 4 * 1024 * 1024 },
})

type FailOutside = Fail<
  | 'try-out-inner-address'
  | 'try-out-host-unknown'
  | 'try-out-no-answer'
  | 'try-out-answer-too-large'
  | 'try-out-timeout'
>

/** Calls a host at an address that was checked, and follows no redirect. */
export async function callOutside(
  call: OutsideCall,
  { network, limits: { milliseconds, answerBytes } }: Outside,
  fail: FailOutside,
): Promise<OutsideAnswer> {
  const late = AbortSignal.timeout(milliseconds)
  const failWith = (code: 'try-out-host-unknown' | 'try-out-no-answer') => (cause: unknown) =>
    fail(late.aborted ? 'try-out-timeout' : code, { cause })
  const addresses = await addressesOf(call.url, network, late).catch(failWith('try-out-host-unknown'))
  if (addresses.length === 0) fail('try-out-host-unknown')
  // One inner address among several is enough to refuse: which one answers is unknown.
  if (!addresses.every(({ address }) => network.isOuter(address))) fail('try-out-inner-address')
  const message = await answerTo(call, addresses, late).catch(failWith('try-out-no-answer'))
  const body = await bodyOf(message, answerBytes).catch(failWith('try-out-no-answer'))
  if (!body) return fail('try-out-answer-too-large')
  const names = message.rawHeaders.filter((_, at) => at % 2 === 0)
  const pairs = names.map((name, at): [string, string] => [name, message.rawHeaders[at * 2 + 1] ?? ''])
  return { status: message.statusCode ?? 0, headers: keptHeaders(pairs, 'answer'), body }
}

async function addressesOf({ hostname }: URL, network: OuterNetwork, late: AbortSignal): Promise<LookupAddress[]> {
  return await Promise.race([network.lookup(hostname.replace(/^\[|\]$/g, '')), rejected(late)])
}

const rejected = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** A name is never looked up again: a second answer could be an inner address. */
const pinnedTo =
  (addresses: LookupAddress[]): LookupFunction =>
  (_hostname, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }

function answerTo(
  { method, url, headers, body }: OutsideCall,
  addresses: LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? requestOverHttps : requestOverHttp
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method,
      signal,
      // A new connection, which no other call can reuse.
      agent: false,
      lookup: pinnedTo(addresses),
      maxHeaderSize: 32 * 1024,
    })
    for (const [name, value] of headers) request.appendHeader(name, value)
    // Compressed answers would be limited by the wrong size.
    request.setHeader('Accept-Encoding', 'identity')
    if (body) request.setHeader('Content-Length', body.length)
    request.on('response', resolve)
    request.on('error', reject)
    // An answer that upgrades the connection closes it without an error.
    request.on('close', () => reject(new Error('The connection was closed.')))
    request.end(body ?? undefined)
  })
}

/** Undefined when it has more bytes. */
async function bodyOf(message: IncomingMessage, answerBytes: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of message) {
    size += part.length
    // Leaving the loop destroys the connection.
    if (size > answerBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
