import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { can } from '#domain/capabilities.ts'
import type { Role } from '#domain/roles.ts'
import type { Config } from '#server/config.ts'

const argon2Async = promisify(argon2)

// Each hash fills a core and one of Node's four threads for other work. Many sign-ups at once would otherwise delay everything
// else in this process by seconds: mails, file reads, other requests.
const maxConcurrent = Math.min(3, Math.max(1, availableParallelism() - 1))
let running = 0
const waiting: (() => void)[] = []

// About 76 ms and 19 MB each; OWASP's first recommendation for argon2id.
const cost = { parallelism: 1, tagLength: 32, memory: 19456, passes: 2 }

/** Called by tests only, which hash by the hundred. */
export function setHashCost(cheaper: { memory: number; passes: number }): void {
  Object.assign(cost, cheaper)
}

/** Staff may have to sign in at their identity provider instead. */
export function mayUsePassword({ role }: { role: Role }, { staffPasswords }: Pick<Config, 'staffPasswords'>): boolean {
  return can.changePassword({ role }, { staffPasswords }).allowed
}

/** A PHC string: it contains the parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await hashWith('argon2id', { ...cost, message: normalised(password), nonce: salt })
  return phcString(salt, hash)
}

/** Takes the same time without a stored hash: an unknown account is compared with a dummy. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { salt, hash, memory, passes, parallelism } = parse(stored ?? unusableHash())
  const given = await hashWith('argon2id', {
    message: normalised(password),
    nonce: salt,
    tagLength: hash.length,
    memory,
    passes,
    parallelism,
  })
  return timingSafeEqual(given, hash) && stored !== undefined
}

/** A hash that no password has, for accounts without one. Comparing takes as long as with any other. */
export const unusableHash = () => phcString(randomBytes(16), randomBytes(cost.tagLength))

const phcString = (salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(hash)}`

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

async function hashWith(...parameters: Parameters<typeof argon2Async>): Promise<Buffer> {
  if (running < maxConcurrent) running++
  else await new Promise<void>((start) => waiting.push(start))
  try {
    return await argon2Async(...parameters)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function parse(stored: string) {
  const [, memory, passes, parallelism, salt, hash] = phcPattern.exec(stored) ?? []
  if (!salt || !hash) throw new Error('A stored password hash is not an argon2id PHC string')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** Two systems may send the same password as different code points. */
function normalised(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'))
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
