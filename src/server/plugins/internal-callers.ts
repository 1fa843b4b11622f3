import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Config, readNetwork } from '#server/config.ts'
import { isInside } from '#server/network.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the caller is in INTERNAL_NETWORKS. */
    isInternal: boolean
  }
}

/** Headers with which a proxy forwards the request of another caller. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
const silentMs = 60_000

/**
 * Marks callers on the internal network. Behind a proxy that TRUST_PROXY does not name, everyone would have the address of the
 * proxy: such a caller is external.
 */
export function markInternalCallers(
  app: FastifyInstance,
  config: Pick<Config, 'internalNetworks' | 'trustProxy'>,
): void {
  const trusted = config.trustProxy.map((text) => readNetwork('TRUST_PROXY', text))
  let silentUntil = 0
  app.decorateRequest('isInternal', false)
  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress ?? ''
    const header = forwardingHeaders.find((name) => request.headers[name] !== undefined)
    if (header !== undefined && !isKnownProxy(request, isInside(peer, trusted))) {
      if (performance.now() < silentUntil) return done()
      silentUntil = performance.now() + silentMs
      request.log.warn(
        { peer, header },
        'forwarding header from a peer that TRUST_PROXY does not name: caller is external',
      )
      return done()
    }
    request.isInternal = isInside(request.ip, config.internalNetworks)
    done()
  })
}

/** Only X-Forwarded-For is read: a proxy that sends only others does not name its caller. */
function isKnownProxy({ headers }: FastifyRequest, isTrusted: boolean): boolean {
  return isTrusted && headers['x-forwarded-for'] !== undefined
}
