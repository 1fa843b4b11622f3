import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/** Emotion inserts an empty style element and fills it by script: this is the hash of the empty string. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

const yearOfSeconds = 31_536_000

const isOverTls = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:')

/** For answers written outside the hooks, which contain one sentence only. */
export const headersWithoutHooks = (config: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  ...(isOverTls(config) && { 'strict-transport-security': `max-age=${yearOfSeconds}; includeSubDomains` }),
})

/** Tokens are in local storage, so only our own scripts may run. */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const overTls = isOverTls(config)
  await app.register(helmet, {
    // The plugin would build the policy again for every answer.
    contentSecurityPolicy: false,
    strictTransportSecurity: overTls ? { maxAge: yearOfSeconds, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    // Only meaningful over TLS; over plain HTTP browsers complain.
    crossOriginOpenerPolicy: overTls ? { policy: 'same-origin' } : false,
    originAgentCluster: overTls,
  })
  const policy = [...contentPolicy, ...(overTls ? ['upgrade-insecure-requests'] : [])].join(';')
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', policy)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    if (/^\/(portal|admin|dev)\//.test(request.url)) reply.header('cache-control', 'no-store')
    done()
  })
}
