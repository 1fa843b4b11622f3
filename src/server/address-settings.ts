import { decodePercent } from '#domain/formats/percent-encoding.ts'
import { ConfigError } from '#server/config-error.ts'

/** The errors do not quote the value: it may hold a password. */
export function readUrl<Text extends string | undefined>(variable: string, text: Text, protocols: string[]): Text {
  if (text === undefined) return text
  if (!protocols.some((protocol) => text.toLowerCase().startsWith(protocol))) {
    throw new ConfigError(
      variable,
      `not a usable address: it has to begin with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
  }
  const url = URL.parse(text)
  if (!url) throw new ConfigError(variable, unparsable)
  // A Unix socket has no host, and PostgreSQL may listen on one.
  if (url.hostname === '' && url.protocol !== 'unix:' && !url.protocol.startsWith('postgres')) {
    throw new ConfigError(variable, `it names no host: set ${url.protocol}//host:port`)
  }
  if ([url.username, url.password].some((part) => decodePercent(part) === undefined)) {
    throw new ConfigError(variable, 'user or password contain a % that is not an escape: write it as %25')
  }
  return text
}

const unparsable =
  'not a usable address: check host and port, and write # / ? @ in user and password as %23 %2F %3F %40'

/** Its own form of the address, unix:/path, has no host. */
export function readClamdUrl(text: string | undefined): string | undefined {
  const url = readUrl('CLAMD_URL', text, ['tcp:', 'unix:'])
  if (url === undefined) return undefined
  const { protocol, host, pathname } = new URL(url)
  if (protocol === 'tcp:' || (host === '' && /^\/[^/]/.test(pathname) && decodePercent(pathname) !== undefined))
    return url
  throw new ConfigError('CLAMD_URL', 'it names no socket: set unix: and its absolute path, like unix:/run/clamd.ctl')
}
