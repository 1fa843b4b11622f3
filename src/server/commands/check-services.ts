import { Finding } from '#server/commands/command.ts'
import type { Config } from '#server/config.ts'
import { ConfigError, codeOf, reasonOf } from '#server/config-error.ts'
import { pingClamd } from '#server/documents/scanners.ts'
import { discover } from '#server/identity/identity-provider.ts'
import { verifyMailServer } from '#server/mail/transport.ts'

const timeoutMs = 5000

/** Another program that the portal depends on. */
interface Service {
  name: string
  setting: string
  /** Throws unless the service answers as the portal needs it. */
  check(): Promise<unknown>
}

/** Returns the names of the services that the settings have. Throws one line for each that fails. */
export async function checkServices(config: Config): Promise<string[]> {
  const services = servicesOf(config)
  const failures = await Promise.all(services.map(findFailure))
  const lines = failures.filter((line) => line !== undefined)
  if (lines.length > 0) throw new Finding(lines.join('\n'))
  return services.map(({ name }) => name)
}

function servicesOf({ singleSignOn, smtpUrl, clamdUrl, otlpEndpoint, otlpHeaders }: Config): Service[] {
  const services: Service[] = []
  const add = (name: string, setting: string, check: Service['check']) => void services.push({ name, setting, check })
  if (singleSignOn) add('identity provider', 'OIDC_ISSUER', () => discover(singleSignOn))
  if (smtpUrl) add('mail server', 'SMTP_URL', () => verifyMailServer(smtpUrl, timeoutMs))
  if (clamdUrl) add('scanner', 'CLAMD_URL', () => pingClamd(clamdUrl, timeoutMs))
  if (otlpEndpoint) add('collector', 'OTEL_EXPORTER_OTLP_ENDPOINT', () => pingCollector(otlpEndpoint, otlpHeaders))
  return services
}

async function pingCollector(endpoint: string, headers: Record<string, string>): Promise<void> {
  const opentelemetry = await import('#server/telemetry/opentelemetry.ts')
  await opentelemetry.pingCollector(endpoint, headers, timeoutMs)
}

async function findFailure({ name, setting, check }: Service): Promise<string | undefined> {
  try {
    await check()
    return undefined
  } catch (error) {
    const reason = reasonOf(innermost(error))
    return new ConfigError(setting, `the ${name} does not answer (${reason}): ${cureOf(error, reason)}`).message
  }
}

/** fetch and openid-client wrap the error of the connection; one to several addresses has an error for each. */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError) return innermost(error.errors[0])
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error
}

function cureOf(error: unknown, reason: string): string {
  if (/certificate/i.test(reason))
    return 'trust its certificate authority with NODE_OPTIONS=--use-system-ca, or set a name that the certificate has'
  if (codeOf(error) === 'EAUTH') return 'check user and password'
  return 'check the address, or start the service'
}
