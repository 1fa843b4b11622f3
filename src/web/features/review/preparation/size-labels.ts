import { counted } from '#domain/counts.ts'
import { formatNumber } from '#domain/money.ts'
import { type SmsSize, smsCapacities } from '#domain/sms-segments.ts'

/** 'GSM-7, 2 segments, 145 left in the last'. */
export function sizeLabel({ encoding, segments, left }: SmsSize): string {
  if (segments === 0) return `${encoding}, nothing to send`
  const room = segments === 1 ? `${formatNumber(left)} left` : `${formatNumber(left)} left in the last`
  return `${encoding}, ${counted(segments, 'segment')}, ${room}`
}

const invisible = /[\p{Cc}\p{Zs}\p{Cf}]/u

/** The character that forces UCS-2 encoding, and its effect; undefined for the GSM alphabet. */
export function encodingNote({ foreignCharacter, segments }: SmsSize): string | undefined {
  if (foreignCharacter === undefined) return undefined
  const code = foreignCharacter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
  const kind = segments > 1 ? 'part' : 'single'
  const named = invisible.test(foreignCharacter) ? `U+${code}` : `“${foreignCharacter}”`
  return `${named} is not in the GSM alphabet, so a segment holds ${smsCapacities['UCS-2'][kind]} characters instead of ${smsCapacities['GSM-7'][kind]}.`
}

/** Counts code points, as the contract does: an emoji is one character. */
export const charactersOf = (text: string): number => [...text].length
