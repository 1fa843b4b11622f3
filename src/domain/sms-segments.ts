// How a text travels as SMS (3GPP TS 23.038 and 23.040): in 7-bit characters when all of them are in the GSM alphabet, in
// 16-bit ones otherwise. More than fits into one message is cut into parts, and a header in each costs some room. Written
// here because the packages for it are unmaintained or bring a table of graphemes that is larger than a screen.

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

/** Of the extension table; each is sent as an escape and a character, which stay together. */
const extended = new Set('\f^{}\\[~]|€')

const rooms = { 'GSM-7': { single: 160, part: 153 }, 'UCS-2': { single: 70, part: 67 } } as const

export type SmsEncoding = keyof typeof rooms

export interface SmsSize {
  encoding: SmsEncoding
  /** 7-bit characters, or 16-bit ones. */
  units: number
  /** Messages that are sent and paid for. */
  segments: number
  /** Units that still fit into the last of them. */
  left: number
  /** The first character that is not in the GSM alphabet. */
  because: string | undefined
}

/** What is sent for this text. */
export function measureSms(text: string): SmsSize {
  // By code point: the two halves of an emoji are one character, and are not sent in two parts.
  const characters = [...text]
  const because = characters.find((character) => !basic.has(character) && !extended.has(character))
  const encoding = because === undefined ? 'GSM-7' : 'UCS-2'
  const costs = characters.map(because === undefined ? septetsOf : (character) => character.length)
  const units = costs.reduce((sum, cost) => sum + cost, 0)
  const { single, part } = rooms[encoding]
  if (units <= single) return { encoding, units, segments: units === 0 ? 0 : 1, left: single - units, because }
  const { segments, used } = fill(costs, part)
  return { encoding, units, segments, left: part - used, because }
}

function septetsOf(character: string): number {
  return extended.has(character) ? 2 : 1
}

/** A character that does not fit into the rest of a part begins the next one. */
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
