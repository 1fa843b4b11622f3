import { isEmail } from './email.ts'
import { isUnicastIpv4 } from './ipv4.ts'
import { isPhone } from './phone.ts'
import { isPlainText } from './plain-text.ts'
import { isWebsite } from './website.ts'

/** The formats of the contract that no JSON Schema keyword can say. The server's Ajv and the compiled validators of the
 * browser both take them from here. */
export const formats = {
  'plain-text': isPlainText,
  email: isEmail,
  website: isWebsite,
  'ipv4-unicast': isUnicastIpv4,
  phone: isPhone,
} as const satisfies Record<string, (value: string) => boolean>
