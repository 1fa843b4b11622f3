import { isEmail } from '#domain/formats/text-formats.ts'
import { readUrl } from '#server/address-settings.ts'
import { ConfigError } from '#server/config-error.ts'

export function readMailSettings(read: (name: string) => string | undefined, demo: boolean) {
  const smtpUrl = readSmtpUrl(read('SMTP_URL'))
  const mailFrom = readMailFrom(read('MAIL_FROM'), smtpUrl)
  if (!demo && !smtpUrl) {
    throw new ConfigError(
      'SMTP_URL',
      'without demo mode mails need a server: set smtp://user:password@host:port, or DEMO=1',
    )
  }
  return { smtpUrl, mailFrom, contactMailTo: readContactMailTo(read('CONTACT_MAIL_TO'), mailFrom, smtpUrl) }
}

/** Another value of tls is a mistake, and must not send mails in a way that was not meant. */
function readSmtpUrl(text: string | undefined): string | undefined {
  const url = readUrl('SMTP_URL', text, ['smtp:', 'smtps:'])
  if (url === undefined) return undefined
  const { protocol, search } = new URL(url)
  if (search === '' || (search === '?tls=none' && protocol === 'smtp:')) return url
  throw new ConfigError(
    'SMTP_URL',
    'it allows one option: end smtp://host:port with ?tls=none to send without TLS, or leave the option out',
  )
}

function readMailFrom(text: string | undefined, smtpUrl: string | undefined): string {
  if (text !== undefined && isEmail(addressIn(text))) return text
  if (text !== undefined)
    throw new ConfigError('MAIL_FROM', `'${text}' is no sender: set name@host or Name <name@host>`)
  if (smtpUrl)
    throw new ConfigError('MAIL_FROM', 'mails need a sender with SMTP_URL: set name@host or Name <name@host>')
  return 'Open Platform <no-reply@portal.example>'
}

/** As an object, since a name may have characters that a header gives another meaning. */
export const senderOf = (sender: string) => ({ name: nameIn(sender), address: addressIn(sender) })

const nameIn = (sender: string) =>
  /^([^<>\r\n]*)</
    .exec(sender)?.[1]
    ?.trim()
    .replace(/^"(.*)"$/, '$1') ?? ''

/** The address in `Name <name@host>`; any other text is returned as it is. */
const addressIn = (sender: string) => /^[^<>\r\n]*<([^<>]+)>$/.exec(sender)?.[1] ?? sender

/** A bare address, since visitors see it too. Defaults to the sender's address. */
function readContactMailTo(text: string | undefined, mailFrom: string, smtpUrl: string | undefined): string {
  if (text === undefined) return smtpUrl ? addressIn(mailFrom) : 'partners@portal.example'
  if (isEmail(text)) return text
  throw new ConfigError(
    'CONTACT_MAIL_TO',
    `'${text}' is not an address: set name@host of a mailbox that your team reads`,
  )
}
