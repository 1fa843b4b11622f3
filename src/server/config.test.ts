import { expect, test } from 'vitest'
import { type Config, readConfig } from '#server/config.ts'
import { ConfigError } from '#server/config-error.ts'
import { isInside } from '#server/network.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { connect } from './db/connect.ts'

const folder = () => temporaryFolder('portal-config')
const secret = 'x'.repeat(32)
/** All that is required outside demo mode. */
const production = {
  DEMO: '0',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://host',
  MAIL_FROM: 'a@b.example',
  INTERNAL_NETWORKS: '10.0.0.0/8',
  TRUST_PROXY: 'none',
}
const singleSignOn = {
  OIDC_ISSUER: 'https://id.portal.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'hidden',
  OIDC_ROLES: 'portal-business=BUSINESS_ADMIN, cn=desk=BUSINESS_INTERNAL',
}

function read(environment: Record<string, string>): Config {
  return readConfig({ SESSION_SECRET: secret, ...environment })
}

function refusalOf(environment: Record<string, string>): Error | undefined {
  try {
    read(environment)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : undefined
  }
}

test('defaults to demo mode on loopback with an embedded database', () => {
  const dataDir = folder()
  const config = readConfig({ DATA_DIR: dataDir })
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://127.0.0.1:8080',
    databaseUrl: undefined,
    poolSize: 10,
    trustProxy: [],
    reviewDays: 5,
    demo: true,
  })
})

test('names a data folder that cannot be used', async () => {
  for (const dataDir of ['/dev/null', '/dev/null/data']) {
    const opened = connect({ dataDir, databaseUrl: undefined }, { migrates: true })
    await expect(opened, dataDir).rejects.toThrow(/^DATA_DIR: .*set a folder that can be written$/)
  }
})

type Refused = [environment: Record<string, string>, variable: string]

test.each<Refused>([
  [{ PORT: '80a' }, 'PORT'],
  [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS'],
  [{ PORT: '70000' }, 'PORT'],
  [{ HOST: 'not a host' }, 'HOST'],
  [{ REPLICA_LAG_SECONDS: '0' }, 'REPLICA_LAG_SECONDS'],
  [{ DATABASE_REPLICA_URL: 'postgres://host/portal' }, 'DATABASE_URL'],
  [{ DATABASE_DIRECT_URL: 'postgres://host/portal' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://host:6432/portal', DATABASE_DIRECT_URL: 'host:5432' }, 'DATABASE_DIRECT_URL'],
  [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://portal.example/app' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'mysql://user:hidden@host/db' }, 'DATABASE_URL'],
  [
    {
      DATABASE_URL: 'postgres://host/db',
      SESSION_SECRET: '',
      PUBLIC_URL: 'https://portal.example',
      SMTP_URL: 'smtp://host',
      MAIL_FROM: 'a@b.example',
      INTERNAL_NETWORKS: 'none',
      TRUST_PROXY: 'none',
    },
    'SESSION_SECRET',
  ],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ SMTP_URL: 'http://host' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://host' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://user:hidden%@host', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://host?tls=off', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps://host?tls=none', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  ...['portal', '@', 'Portal <a@b.example', 'Portal <@>', 'a@b.example, c@d.example'].map(
    (from): Refused => [{ MAIL_FROM: from }, 'MAIL_FROM'],
  ),
  [{ CONTACT_MAIL_TO: 'Partners <partners@b.example>' }, 'CONTACT_MAIL_TO'],
  [{ DEMO: '0' }, 'SMTP_URL'],
  [{ DEMO: 'maybe' }, 'DEMO'],
  [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE'],
  [{ DATABASE_POOL_SIZE: 'many' }, 'DATABASE_POOL_SIZE'],
  [{ REVIEW_DAYS: '0' }, 'REVIEW_DAYS'],
  [{ REVIEW_DAYS: '2.5' }, 'REVIEW_DAYS'],
  [{ REVIEW_DAYS: '100' }, 'REVIEW_DAYS'],
  [{ CLAMD_URL: 'clamd' }, 'CLAMD_URL'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'Basic hidden' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
  ...['tcp://', 'unix:', 'unix:/', 'unix:relative', 'unix://run/clamd.ctl'].map(
    (url): Refused => [{ CLAMD_URL: url }, 'CLAMD_URL'],
  ),
  [{ INTERNAL_NETWORKS: '10.0.0.0/40' }, 'INTERNAL_NETWORKS'],
  [{ INTERNAL_NETWORKS: '10/8' }, 'INTERNAL_NETWORKS'],
  [{ TRUST_PROXY: '192.168/16' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '127.1' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: ',' }, 'TRUST_PROXY'],
  [{ INTERNAL_NETWORKS: ' , ' }, 'INTERNAL_NETWORKS'],
  [{ ...production, PUBLIC_URL: '' }, 'PUBLIC_URL'],
  [{ ...production, INTERNAL_NETWORKS: '' }, 'INTERNAL_NETWORKS'],
  [{ ...production, TRUST_PROXY: '' }, 'TRUST_PROXY'],
  [{ STAFF_PASSWORDS: 'off' }, 'STAFF_PASSWORDS'],
  [{ ...singleSignOn, STAFF_PASSWORDS: 'no' }, 'STAFF_PASSWORDS'],
  [{ ...singleSignOn, OIDC_ISSUER: '' }, 'OIDC_ISSUER'],
  [{ ...singleSignOn, OIDC_ISSUER: 'http://id.portal.example' }, 'OIDC_ISSUER'],
  [{ ...singleSignOn, OIDC_ISSUER: 'https://id.portal.example/?realm=1' }, 'OIDC_ISSUER'],
  [{ ...singleSignOn, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
  [{ ...singleSignOn, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
  [{ ...singleSignOn, OIDC_ROLES: '' }, 'OIDC_ROLES'],
  [{ ...singleSignOn, OIDC_ROLES: 'business' }, 'OIDC_ROLES'],
  [{ ...singleSignOn, OIDC_ROLES: 'business=ADMIN' }, 'OIDC_ROLES'],
  [{ ...singleSignOn, OIDC_ROLES: 'partners=EXTERNAL_ADMIN' }, 'OIDC_ROLES'],
  [{ ...singleSignOn, OIDC_ROLES: 'a=BUSINESS_ADMIN,a=BUSINESS_INTERNAL' }, 'OIDC_ROLES'],
  [{ OIDC_ROLE_CLAIM: 'groups' }, 'OIDC_ISSUER'],
  [{ DATA_DIR: '/dev/null/data', SESSION_SECRET: '' }, 'DATA_DIR'],
])('fails the start for %o with one line that names the variable', (environment, variable) => {
  const refusal = refusalOf(environment)
  expect(refusal).toBeInstanceOf(ConfigError)
  expect(refusal?.message).toMatch(new RegExp(`^${variable}: [^\\n]+$`))
  expect(refusal?.message).not.toContain('hidden')
})

test('reads the headers of the collector with percent-encoded values', () => {
  const text = 'authorization=Basic%20S0VZ, x-tenant=portal'
  expect(readConfig({ OTEL_EXPORTER_OTLP_HEADERS: text }).otlpHeaders).toEqual({
    authorization: 'Basic S0VZ',
    'x-tenant': 'portal',
  })
})

test.each(['#', '/', '?'])('says how to write %s in a password', (character) => {
  const password = `hidden${character}word`
  const refused: Refused[] = [
    [{ DATABASE_URL: `postgres://portal:${password}@host/portal` }, 'DATABASE_URL'],
    [{ SMTP_URL: `smtp://portal:${password}@host` }, 'SMTP_URL'],
  ]
  for (const [environment, variable] of refused) {
    const message = refusalOf(environment)?.message
    expect(message).toMatch(new RegExp(`^${variable}: [^\\n]* ${encodeURIComponent(character)}( |$)`))
    expect(message).not.toContain('hidden')
  }
})

test('takes an address or a name with an address as the sender of mails, and an absolute path as a socket', () => {
  for (const from of ['a@b.example', 'Portal <a@b.example>', '"Portal, Lumen" <a@b.example>'])
    expect(read({ MAIL_FROM: from }).mailFrom).toBe(from)
  for (const url of ['unix:/run/clamd.ctl', 'unix:///run/clamd.ctl', 'tcp://127.0.0.1:3310'])
    expect(read({ CLAMD_URL: url }).clamdUrl).toBe(url)
})

test('sends contact messages to the mail sender unless another mailbox is set', () => {
  const smtp = { SMTP_URL: 'smtp://host' }
  expect(read({ ...smtp, MAIL_FROM: 'Platform <portal@b.example>' }).contactMailTo).toBe('portal@b.example')
  expect(read({ ...smtp, MAIL_FROM: 'a@b.example', CONTACT_MAIL_TO: 'partners@b.example' }).contactMailTo).toBe(
    'partners@b.example',
  )
})

test('reads single sign-on, with staff passwords unless they are off', () => {
  expect(read({})).toMatchObject({ singleSignOn: undefined, staffPasswords: true })
  expect(read({ ...singleSignOn, STAFF_PASSWORDS: 'off' })).toMatchObject({
    singleSignOn: {
      issuer: 'https://id.portal.example',
      roleClaim: 'roles',
      roles: [
        ['portal-business', 'BUSINESS_ADMIN'],
        ['cn=desk', 'BUSINESS_INTERNAL'],
      ],
    },
    staffPasswords: false,
  })
  expect(read({ ...singleSignOn, OIDC_ISSUER: 'http://127.0.0.1:9000' }).singleSignOn).toBeDefined()
})

test('disables demo mode by default with PostgreSQL', () => {
  const { DEMO: _, ...required } = production
  const environment = { ...required, DATABASE_URL: 'postgres://host/db' }
  expect(read(environment).demo).toBe(false)
  expect(read({ ...environment, DEMO: '1' }).demo).toBe(true)
})

test('defaults the internal network to loopback and private ranges, IPv4 and IPv6', () => {
  const { internalNetworks } = read({})
  for (const inside of ['127.0.0.1', '10.1.2.3', '192.168.0.9', '172.31.255.1', '::1', '::ffff:10.1.2.3', 'fd00::1']) {
    expect(isInside(inside, internalNetworks), inside).toBe(true)
  }
  for (const outside of ['8.8.8.8', '172.32.0.1', '2001:4860::1', '::ffff:8.8.8.8', 'localhost', '']) {
    expect(isInside(outside, internalNetworks), outside).toBe(false)
  }
})

test('takes none as the answer for networks and proxies outside demo mode', () => {
  expect(read({ ...production, INTERNAL_NETWORKS: 'none' })).toMatchObject({ internalNetworks: [], trustProxy: [] })
  const { internalNetworks } = read(production)
  expect(isInside('10.1.2.3', internalNetworks)).toBe(true)
  expect(isInside('127.0.0.1', internalNetworks)).toBe(false)
})

test('lists the hosts of TRY OUT with their ports, and none by default', () => {
  expect(read({}).tryOutProxyHosts).toEqual([])
  const listed = read({ TRY_OUT_PROXY_HOSTS: ' API.example.com, b.example:8443,api.example.com:443,[2606:4700::1]' })
  expect(listed.tryOutProxyHosts).toEqual(['api.example.com:443', 'b.example:8443', '[2606:4700::1]:443'])
})

test.each(['https://a.example', 'a.example/path', '*.example.com', 'a.example:99999', 'user@a.example', 'a b'])(
  'refuses %s as a host of TRY OUT',
  (host) => {
    expect(refusalOf({ TRY_OUT_PROXY_HOSTS: host })?.message).toMatch(/^TRY_OUT_PROXY_HOSTS: .* is no host: set names/)
  },
)

test('refuses the portal itself as a host of TRY OUT', () => {
  const settings = { PUBLIC_URL: 'https://portal.example', TRY_OUT_PROXY_HOSTS: 'portal.example:8443' }
  expect(refusalOf(settings)?.message).toContain("'portal.example:8443' is the portal itself")
})
