import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Environment, environments } from '#domain/environments.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretLength = 26
const checksumLength = 6

/** A new key, for instance sandbox_ and 32 characters: 26 of them secret (154 bits), 6 a checksum. With the checksum a
 * mistyped key is told from a wrong one without a look-up, and leak scanners can recognise ours. */
export function newKeyValue(environment: Environment): string {
  const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  const start = environments[environment].keyPrefix + secret
  return start + checksum(start)
}

/** Whether the value could be a key of ours at all: its prefix, alphabet, length and checksum. */
export function isKeyValue(value: string): boolean {
  if (!/^(?:sandbox|live)_[0-9A-Za-z]{32}$/.test(value)) return false
  return value.endsWith(checksum(value.slice(0, -checksumLength)))
}

/** What is stored. A value of 154 random bits needs no salt and no slow hash. */
export function hashKeyValue(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}

function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  while (digits.length < checksumLength) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`
    rest = Math.floor(rest / alphabet.length)
  }
  return digits
}
