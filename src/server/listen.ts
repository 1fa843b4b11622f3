import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, urlOf } from '#server/config.ts'
import { ConfigError, codeOf } from '#server/config-error.ts'

type ListenAddress = Pick<Config, 'host' | 'port'>

/** Before anything else: a process that cannot listen must not migrate, seed or run jobs. */
export async function refuseTakenPort({ host, port }: ListenAddress): Promise<void> {
  if (hasInheritedSocket()) return
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (error) {
    throw toConfigError(error, { host, port })
  }
  server.close()
  await once(server, 'close')
}

export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { host, port } = config
  const place = hasInheritedSocket() ? { fd: 3 } : { port }
  const listenTextResolver = (address: string) => `listening on ${address}`
  await app.listen({ host, ...place, listenTextResolver }).catch((error: unknown) => {
    throw toConfigError(error, config)
  })
  const address = app.server.address()
  if (port === 0 && address && typeof address === 'object') config.publicUrl = urlOf(host, address.port)
}

/**
 * Whether systemd holds a socket for this process (sd_listen_fds). While the process is replaced, connections wait in that
 * socket; those that wait in a socket of its own are reset when it closes.
 */
const hasInheritedSocket = () => process.env.LISTEN_FDS === '1' && process.env.LISTEN_PID === `${process.pid}`

function toConfigError(error: unknown, { host, port }: ListenAddress): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return new ConfigError('PORT', `${port} is taken by another program: set another one`)
  if (code === 'EACCES') return new ConfigError('PORT', `${port} is not allowed for this user: set one above 1023`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError('HOST', `${host} is no address of this machine: set 127.0.0.1 or 0.0.0.0`)
  return error
}

/** Bypasses proxies and certificates: this process calls itself. */
export function localUrlOf(app: FastifyInstance, { host, port }: ListenAddress): string {
  const address = app.server.address()
  return urlOf(host, address && typeof address === 'object' ? address.port : port)
}
