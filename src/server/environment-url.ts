import type { Environment } from '#domain/environments.ts'
import type { Config } from '#server/config.ts'

/** Where the operators answer real calls. It is their platform's address, not this portal's. */
const liveUrl = 'https://api.open-platform.example'

/** Base address of the payment API in an environment; this server answers the sandbox itself. */
export function environmentUrl(environment: Environment, config: Pick<Config, 'publicUrl'>): string {
  return environment === 'live' ? liveUrl : `${config.publicUrl}/sandbox`
}
