/** A number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** A deterministic source of random numbers for a seed (mulberry32). Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
// Five of its characters have 26 bits, less than one random number of 32 bits.
const perNumber = 5

/** From character codes, since a concatenated string takes several times the memory. */
function newId(prefix: string, count: number, random: Random): string {
  const codes = new Array<number>(prefix.length + count)
  for (let index = 0; index < prefix.length; index++) codes[index] = prefix.charCodeAt(index)
  let rest = 0
  for (let made = 0; made < count; made++) {
    if (made % perNumber === 0) rest = Math.floor(random() * 36 ** perNumber)
    codes[prefix.length + made] = alphabet.charCodeAt(rest % 36)
    rest = Math.floor(rest / 36)
  }
  return String.fromCharCode(...codes)
}

export const newUserToken = (random: Random) => newId('utk_', 32, random)
export const newTransactionId = (random: Random) => newId('txn_', 20, random)
export const newPlatformId = (random: Random) => newId('opt_', 20, random)

export function newPassword(digits: number, random: Random): string {
  return String(Math.floor(random() * 10 ** digits)).padStart(digits, '0')
}
