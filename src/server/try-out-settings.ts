import { ConfigError } from '#server/config-error.ts'

const variable = 'TRY_OUT_PROXY_HOSTS'

/** Host and port, as the list of allowed hosts has them. */
export const hostAndPort = ({ hostname, port }: Pick<URL, 'hostname' | 'port'>): string => `${hostname}:${port || 443}`

/** The hosts that partners may call from TRY OUT through this server; empty: none. */
export function readTryOutHosts(text: string | undefined, publicUrl: string): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim())
  return [...new Set(parts.filter(Boolean).map((part) => readHost(part, publicUrl)))]
}

function readHost(part: string, publicUrl: string): string {
  const host = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(part) ? URL.parse(`https://${part}`) : null
  if (!host)
    throw new ConfigError(variable, `'${part}' is no host: set names like api.example.com or api.example.com:8443`)
  if (host.hostname === new URL(publicUrl).hostname)
    throw new ConfigError(variable, `'${part}' is the portal itself: list hosts of other APIs only`)
  return hostAndPort(host)
}
