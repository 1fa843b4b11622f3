/** A number from 0 up to, not including, 1. */
export type Random = () => number

/** A source of random numbers that gives the same ones for the same seed (mulberry32). Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

// Five characters of base 36 are 26 bits, which one random number of 32 bits has.
const chunk = 5

function characters(count: number, random: Random): string {
  let text = ''
  while (text.length < count)
    text += Math.floor(random() * 36 ** chunk)
      .toString(36)
      .padStart(chunk, '0')
  return text.slice(0, count)
}

export const newUserToken = (random: Random) => `utk_${characters(32, random)}`
export const newTransactionId = (random: Random) => `txn_${characters(20, random)}`
export const newPlatformId = (random: Random) => `opt_${characters(20, random)}`

export function newPassword(digits: number, random: Random): string {
  return String(Math.floor(random() * 10 ** digits)).padStart(digits, '0')
}
