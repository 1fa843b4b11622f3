import { dialCodes } from '#domain/dial-codes.ts'
import { isUnicastIpv4 } from '#domain/formats/ipv4.ts'
import { isPhone } from '#domain/formats/phone.ts'
import { textFormats } from '#domain/formats/text-formats.ts'

/** A country by its English name, as the forms list them. */
export const isCountry = (value: string) => dialCodes.some(({ country }) => country === value)

/**
 * Formats of the contract that no JSON Schema keyword expresses. The server's Ajv and the browser's compiled validators
 * use them.
 */
export const formats = {
  ...textFormats,
  phone: isPhone,
  country: isCountry,
  'ipv4-unicast': isUnicastIpv4,
} as const satisfies Record<string, (value: string) => boolean>
