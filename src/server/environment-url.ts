import type { Environment } from '#domain/environments.ts'
import type { Config } from '#server/config.ts'

/** Base address of the payment API in an environment: this server answers both. */
export function environmentUrl(environment: Environment, config: Pick<Config, 'publicUrl'>): string {
  return `${config.publicUrl}/${environment}`
}
