import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import NodeClam from 'clamscan'
import { documentTypeOf } from '#domain/document-content.ts'

/** The result of a scan. */
type Finding = { clean: true } | { clean: false; virus: string }

/** Scans a file for malware. Throws when there is no result; the file then stays pending. */
export interface Scanner {
  /** For the log. */
  name: string
  scan(content: Uint8Array): Promise<Finding>
}

/** The test file of the European Institute for Computer Antivirus Research, without its last two characters. */
const eicar = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE!')

/**
 * Used without CLAMD_URL: detects the EICAR signature and checks the file type. It does not detect real viruses, and its
 * name in the log says so.
 */
export const embeddedScanner: Scanner = {
  name: 'embedded (type and EICAR signature only; set CLAMD_URL for a real scan)',
  async scan(content) {
    if (Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes(eicar)) {
      return { clean: false, virus: 'Eicar-Test-Signature' }
    }
    return documentTypeOf(content) ? { clean: true } : { clean: false, virus: 'Type-Not-Allowed' }
  },
}

const scanTimeoutMs = 30_000
const chunkSize = 64 * 1024

/**
 * ClamAV's daemon at tcp://host:port or unix:/path. Throws when it is unreachable, silent for half a minute or
 * disconnects: no answer is not a clean result.
 */
export function clamdScanner(url: string, timeoutMs = scanTimeoutMs): Scanner {
  const { host, port, socket } = addressOf(url)
  const where = socket ? { socket } : { host, port }
  return {
    name: 'clamd',
    async scan(content) {
      const clamd = await new NodeClam().init({
        clamscan: { active: false, path: null },
        clamdscan: { ...where, timeout: timeoutMs, localFallback: false, path: null, bypassTest: true },
        preference: 'clamdscan',
      })
      const { isInfected, viruses, resultString } = await within(timeoutMs, clamd.scanStream(inChunks(content)))
      if (isInfected === null) throw new Error(`clamd did not say: ${resultString?.slice(0, 100) || 'no answer'}`)
      return isInfected ? { clean: false, virus: viruses.join(', ') || 'unnamed' } : { clean: true }
    },
  }
}

/** Throws unless clamd answers. Without the library, which prints its failures as well. */
export async function pingClamd(url: string, timeoutMs: number): Promise<void> {
  const { host, port, socket } = addressOf(url)
  const connection = socket ? connect(socket) : connect(port, host)
  try {
    connection.write('zPING\0')
    const answer = await within(timeoutMs, text(connection))
    if (answer !== 'PONG\0') throw new Error('it did not answer PING as clamd does')
  } finally {
    connection.destroy()
  }
}

function addressOf(url: string): { host: string; port: number; socket?: string } {
  const { protocol, hostname, port, pathname } = new URL(url)
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 }
  return protocol === 'unix:' ? { ...address, socket: decodeURIComponent(pathname) } : address
}

function inChunks(content: Uint8Array): Readable {
  return Readable.from(slices(content))
}

function* slices(content: Uint8Array): Generator<Buffer> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  for (let start = 0; start < bytes.length; start += chunkSize) yield bytes.subarray(start, start + chunkSize)
}

/** clamscan's own timeout does not end a scan. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`clamd was silent for ${milliseconds} ms`)), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
