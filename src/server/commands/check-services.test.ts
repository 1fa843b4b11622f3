import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { checkConfigCommand } from '#server/commands/check-config.ts'
import { Finding } from '#server/commands/command.ts'
import { type FakeClamd, type RealClamd, startClamd, startFakeClamd } from '#tests/support/clamd.ts'
import { startIdentityProvider, type TestProvider } from '#tests/support/identity-provider.ts'
import { type OtlpReceiver, startOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { type SmtpServer, startSmtp } from '#tests/support/smtp.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let provider: TestProvider
let smtp: SmtpServer
let clamd: RealClamd
let collector: OtlpReceiver
/** Accepts connections and says nothing. */
let silent: FakeClamd
/** Refuses connections. */
let away: string
beforeAll(async () => {
  provider = await startIdentityProvider()
  smtp = await startSmtp()
  clamd = await startClamd()
  collector = await startOtlpReceiver()
  silent = await startFakeClamd(() => {})
  const gone = await startFakeClamd(() => {})
  away = new URL(gone.url).host
  await gone.stop()
}, 300_000)
afterAll(async () => {
  await Promise.all([provider.close(), smtp.close(), clamd.stop(), collector.stop(), silent.stop()])
})

const settings = () => ({
  DATA_DIR: temporaryFolder('portal-services'),
  DEMO: '1',
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ROLES: 'portal-business=BUSINESS_ADMIN',
  STAFF_PASSWORDS: 'off',
  SMTP_URL: smtp.url,
  MAIL_FROM: 'portal@portal.example',
  CLAMD_URL: clamd.url,
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
})

const check = (given: Record<string, string>) => {
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
  return checkConfigCommand.run(['--services'])
}
afterEach(() => void vi.unstubAllEnvs())

/** The lines that the command prints when it ends with exit code 1. */
async function failureOf(changes: Record<string, string>): Promise<string[]> {
  const failure = await check({ ...settings(), ...changes }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Finding)
  return failure instanceof Finding ? failure.message.split('\n') : []
}

test('names the services that answered, and leaves nothing with them', async () => {
  const answer = await check(settings())
  expect(answer).toMatch(/^services that answered: identity provider, mail server, scanner, collector$/m)
  expect([smtp.received, collector.spans]).toEqual([[], []])
})

test('asks no service when none is configured', async () => {
  expect(await check({ DEMO: '1' })).toMatch(/^services that answered: none is set$/m)
})

const allAt = (host: string) => ({
  OIDC_ISSUER: `http://${host}`,
  SMTP_URL: `smtp://${host}`,
  CLAMD_URL: `tcp://${host}`,
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://${host}`,
})

test.each(['OIDC_ISSUER', 'SMTP_URL', 'CLAMD_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const)(
  'names %s alone when only its service refuses connections',
  async (setting) => {
    const line = new RegExp(
      `^${setting}: the .+ does not answer \\(.*ECONNREFUSED.*\\): check the address, or start .+$`,
    )
    expect(await failureOf({ [setting]: allAt(away)[setting] })).toEqual([expect.stringMatching(line)])
  },
)

test('names every service that is silent', async () => {
  const lines = Object.keys(allAt('')).map((setting) => expect.stringMatching(`^${setting}: the .+ does not answer`))
  expect(await failureOf(allAt(new URL(silent.url).host))).toEqual(lines)
}, 20_000)

test('names a provider with another address, a mail server without TLS and a service that is no scanner', async () => {
  const lines = await failureOf({
    OIDC_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost'),
    // Linux connects 0.0.0.0 to this machine, and its name does not tell.
    SMTP_URL: smtp.url.replace('127.0.0.1', '0.0.0.0'),
    CLAMD_URL: collector.url.replace('http:', 'tcp:'),
  })
  expect(lines).toEqual([
    expect.stringMatching(/^OIDC_ISSUER: .+issuer/),
    expect.stringMatching(/^SMTP_URL: .+TLS/),
    expect.stringMatching(/^CLAMD_URL: .+ did not answer PING/),
  ])
})
