import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, request as requestOverHttp } from 'node:http'
import { request as requestOverHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { OuterNetwork } from '#server/outside/outer-network.ts'
import { keptHeaders } from '#server/outside/passed-headers.ts'
import { TryOutRefusal } from '#server/outside/refusals.ts'

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

export interface OutsideLimits {
  milliseconds: number
  answerBytes: number
}

/** What tests replace to reach their own servers. */
export interface Outside {
  network: OuterNetwork
  limits: OutsideLimits
}

/** Calls a host at an address that was checked, and follows no redirect. */
export async function callOutside(
  call: OutsideCall,
  network: OuterNetwork,
  { milliseconds, answerBytes }: OutsideLimits,
): Promise<OutsideAnswer> {
  const late = AbortSignal.timeout(milliseconds)
  try {
    const addresses = await outerAddresses(call.url, network, late)
    const message = await answerTo(call, addresses, late)
    const body = await bodyOf(message, answerBytes)
    const names = message.rawHeaders.filter((_, at) => at % 2 === 0)
    const pairs = names.map((name, at): [string, string] => [name, message.rawHeaders[at * 2 + 1] ?? ''])
    return { status: message.statusCode ?? 0, headers: keptHeaders(pairs, 'answer'), body }
  } catch (error) {
    if (late.aborted) throw new TryOutRefusal('try-out-timeout')
    if (error instanceof TryOutRefusal) throw error
    throw new TryOutRefusal('try-out-no-answer', { cause: error })
  }
}

/** One inner address among several is enough to refuse: nothing says which one answers. */
async function outerAddresses({ hostname }: URL, network: OuterNetwork, late: AbortSignal): Promise<LookupAddress[]> {
  const name = hostname.replace(/^\[|\]$/g, '')
  const found = await Promise.race([network.lookup(name), rejected(late)]).catch((error: unknown) => {
    throw new TryOutRefusal('try-out-host-unknown', { cause: error })
  })
  if (found.length === 0) throw new TryOutRefusal('try-out-host-unknown')
  if (!found.every(({ address }) => network.isOuter(address))) throw new TryOutRefusal('try-out-inner-address')
  return found
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
      // A connection of its own, so that no other call can use it.
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

async function bodyOf(message: IncomingMessage, answerBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of message) {
    size += part.length
    // Leaving the loop destroys the connection.
    if (size > answerBytes) throw new TryOutRefusal('try-out-answer-too-large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
