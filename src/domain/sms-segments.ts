// How a text is sent as SMS (3GPP TS 23.038 and 23.040): as 7-bit characters when all are in the GSM alphabet, otherwise as
// 16-bit units. Longer texts are split into segments with a header each. Written here because the packages for it are
// unmaintained or contain a grapheme table larger than a screen.

// biome-ignore format: sixteen in a row, as the standard prints them.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅå' +
  'Δ_ΦΓΛΩΠΨΣΘΞÆæßÉ' +
  ' !"#¤%&\'()*+,-./' +
  '0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNO' +
  'PQRSTUVWXYZÄÖÑÜ§' +
  '¿abcdefghijklmno' +
  'pqrstuvwxyzäöñüà',
)

/** Extension characters are sent as an escape and a character, which stay in one segment. */
const extended = new Set('\f^{}\\[~]|€')

/** Units that a text of one segment holds, and each segment of a longer text. */
export const smsCapacities = { 'GSM-7': { single: 160, part: 153 }, 'UCS-2': { single: 70, part: 67 } } as const

type SmsEncoding = keyof typeof smsCapacities

export interface SmsSize {
  encoding: SmsEncoding
  /** 7-bit characters, or 16-bit ones. */
  units: number
  /** Messages that are sent and billed. */
  segments: number
  /** Units left in the last segment. */
  left: number
  /** The first character that is not in the GSM alphabet. */
  foreignCharacter: string | undefined
}

/** The size of a text as SMS. */
export function measureSms(text: string): SmsSize {
  // By code point, so that a surrogate pair stays in one segment.
  const characters = [...text]
  const foreignCharacter = characters.find((character) => !basic.has(character) && !extended.has(character))
  const encoding = foreignCharacter === undefined ? 'GSM-7' : 'UCS-2'
  const costs = characters.map(foreignCharacter === undefined ? septetsOf : (character) => character.length)
  const units = costs.reduce((sum, cost) => sum + cost, 0)
  const { single, part } = smsCapacities[encoding]
  if (units <= single) return { encoding, units, segments: units === 0 ? 0 : 1, left: single - units, foreignCharacter }
  const { segments, used } = fill(costs, part)
  return { encoding, units, segments, left: part - used, foreignCharacter }
}

function septetsOf(character: string): number {
  return extended.has(character) ? 2 : 1
}

/** A character that does not fit into a segment begins the next one. */
function fill(costs: readonly number[], room: number): { segments: number; used: number } {
  let segments = 1
  let used = 0
  for (const cost of costs) {
    if (used + cost > room) {
      segments += 1
      used = 0
    }
    used += cost
  }
  return { segments, used }
}
