import { hash, randomBytes } from 'node:crypto'

const codesPerAccount = 10

// Crockford's base32: no letter looks like a digit.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesPerAccount }, newCode)

function newCode(): string {
  const code = Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('')
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** A code of 80 bits needs no slow hash. O counts as 0, I and L as 1; case, blanks and hyphens are ignored. */
export function hashRecoveryCode(code: string, accountId: string): string {
  const plain = code.toUpperCase().replaceAll(/[ -]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return hash('sha256', `${accountId}:${plain}`)
}
