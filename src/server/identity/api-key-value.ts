import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Environment, environments, keyLength, looksLikeKey } from '#domain/environments.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const checksumLength = 6
const secretLength = keyLength - checksumLength
const agentPrefix = 'agent_'

/**
 * A new key, for instance sandbox_ and 32 characters: 26 secret ones (154 bits) and a checksum of 6. The checksum detects
 * mistyped keys without a look-up, and lets leak scanners recognise our keys.
 */
export function newKeyValue(environment: Environment): string {
  return newValue(environments[environment].keyPrefix)
}

/** A new agent token, in the form of a key. The prefix keeps it from being taken for one. */
export function newAgentTokenValue(): string {
  return newValue(agentPrefix)
}

function newValue(prefix: string): string {
  const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  const start = prefix + secret
  return start + checksum(start)
}

/** Whether prefix, alphabet, length and checksum are those of a key. */
export function isKeyValue(value: string): boolean {
  const prefixes = [environments.sandbox.keyPrefix, environments.live.keyPrefix]
  return prefixes.some((prefix) => looksLikeKey(value, prefix)) && hasChecksum(value)
}

export function isAgentTokenValue(value: string): boolean {
  return looksLikeKey(value, agentPrefix) && hasChecksum(value)
}

function hasChecksum(value: string): boolean {
  return value.endsWith(checksum(value.slice(0, -checksumLength)))
}

/** The stored hash. A value of 154 random bits needs no salt and no slow hash. */
export function hashKeyValue(value: string): string {
  return hash('sha256', value)
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
