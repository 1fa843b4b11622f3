import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import type { Environment } from '#domain/environments.ts'
import { readClamdUrl, readUrl } from '#server/address-settings.ts'
import { ConfigError } from '#server/config-error.ts'
import { readMailSettings } from '#server/mail-settings.ts'
import {
  readSecretFiles,
  readSessionSecrets,
  readSubscriberSecret,
  type SessionSecrets,
  type Variables,
} from '#server/secret-settings.ts'
import { readStaffSignIn, type StaffSignIn } from '#server/staff-sign-in-settings.ts'
import { readTryOutHosts } from '#server/try-out-settings.ts'

/** Address and prefix length, as ipaddr.js compares them. */
export type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

export interface Config extends StaffSignIn {
  host: string
  port: number
  /** Without a trailing slash. Set again after listening when PORT is 0. */
  publicUrl: string
  dataDir: string
  /** Undefined selects the embedded database in dataDir. */
  databaseUrl: string | undefined
  /** PostgreSQL itself, when databaseUrl leads through a connection pooler. */
  databaseDirectUrl: string | undefined
  /** A streaming replica of the database, which answers figures and exports. */
  databaseReplicaUrl: string | undefined
  /** How old the replica's data may be. */
  replicaLagSeconds: number
  /** Most connections of this process to PostgreSQL. */
  poolSize: number
  smtpUrl: string | undefined
  mailFrom: string
  /** Receives messages of the contact form; visitors see it when the form fails. */
  contactMailTo: string
  clamdUrl: string | undefined
  /** Collector of traces and logs, without a trailing slash. Undefined: telemetry is off. */
  otlpEndpoint: string | undefined
  /** Sent to it with each request. */
  otlpHeaders: Record<string, string>
  internalNetworks: Network[]
  /** Addresses or networks whose X-Forwarded-For is trusted. */
  trustProxy: string[]
  /** Signs tokens and keys one-time codes. */
  sessionSecret: string
  /** DATA_DIR has no secret yet, so this one was generated and is not stored. */
  isSecretGenerated: boolean
  /** Only verify, until the tokens that they signed have expired. */
  formerSessionSecrets: string[]
  /** Keys the hashes that tell customers apart. */
  subscriberSecret: string
  /** Business days after which staff see a go-live request as overdue. Partners are promised `promisedDays`. */
  reviewDays: number
  /** How long the server still takes requests after a signal to stop, while it is no longer ready. */
  drainSeconds: number
  demo: boolean
  /** Hosts with their port that partners may call from TRY OUT through this server. */
  tryOutProxyHosts: string[]
}

const loopbackAndPrivate = '127.0.0.0/8,::1/128,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7,fe80::/10'

/** An answer for both variables: no network, no proxy. */
const none = 'none'

const requiredValues = {
  PUBLIC_URL: 'the address that people type, like https://portal.example',
  INTERNAL_NETWORKS: 'the networks of your staff, like 10.0.0.0/8, or none',
  TRUST_PROXY: 'the addresses of your reverse proxies, or none when callers connect directly',
} as const

/** Reads only where the database is, and creates nothing: for commands on a folder that may still be empty. */
export function readDatabaseSettings(environment: Variables): Pick<Config, 'databaseUrl' | 'dataDir'> {
  const { DATABASE_URL, DATABASE_URL_FILE, DATABASE_DIRECT_URL, DATABASE_DIRECT_URL_FILE } = environment
  const found = readSecretFiles({ DATABASE_URL, DATABASE_URL_FILE, DATABASE_DIRECT_URL, DATABASE_DIRECT_URL_FILE })
  const { databaseUrl, databaseDirectUrl } = readDatabaseUrls((name) => found[name]?.trim() || undefined)
  // A dump and a copy of every table need one session.
  return { databaseUrl: databaseDirectUrl ?? databaseUrl, dataDir: readDataDir(environment.DATA_DIR?.trim()) }
}

function readDatabaseUrls(read: (name: string) => string | undefined) {
  const protocols = ['postgres:', 'postgresql:']
  const databaseUrl = readUrl('DATABASE_URL', read('DATABASE_URL'), protocols)
  const databaseDirectUrl = readUrl('DATABASE_DIRECT_URL', read('DATABASE_DIRECT_URL'), protocols)
  const databaseReplicaUrl = readUrl('DATABASE_REPLICA_URL', read('DATABASE_REPLICA_URL'), protocols)
  if (databaseUrl || !(databaseDirectUrl || databaseReplicaUrl))
    return { databaseUrl, databaseDirectUrl, databaseReplicaUrl }
  throw new ConfigError(
    'DATABASE_URL',
    'required with DATABASE_DIRECT_URL and DATABASE_REPLICA_URL: set the address that takes writes',
  )
}

const readDataDir = (text: string | undefined) => resolve(text || '.data')

/** Reads the environment variables, and changes nothing: src/server/subscriber-key.ts stores a generated secret. */
export function readConfig(environment: Variables): Config {
  const variables = readSecretFiles(environment)
  const read = (name: string) => variables[name]?.trim() || undefined
  const host = readHost(read('HOST') ?? '127.0.0.1')
  const port = readPort(read('PORT') ?? '8080')
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl } = readDatabaseUrls(read)
  const demo = readSwitch('DEMO', read('DEMO'), databaseUrl === undefined)
  const dataDir = readDataDir(read('DATA_DIR'))
  const mail = readMailSettings(read, demo)
  // Links in mails would lead to this machine. Behind a proxy that is not named, every caller would have the proxy's address,
  // which is an internal one.
  const required = (name: keyof typeof requiredValues, inDemo: string) => {
    const text = read(name) ?? (demo ? inDemo : undefined)
    if (text === undefined) throw new ConfigError(name, `required outside demo mode: set ${requiredValues[name]}`)
    return text
  }
  const publicUrl = readPublicUrl(required('PUBLIC_URL', urlOf(host, port)))
  return {
    host,
    port,
    publicUrl,
    dataDir,
    databaseUrl,
    databaseDirectUrl,
    databaseReplicaUrl,
    replicaLagSeconds: readCount('REPLICA_LAG_SECONDS', read('REPLICA_LAG_SECONDS') ?? '30', [1, 3600], 'seconds'),
    // At least two: a long transaction must not stop every other request.
    poolSize: readCount('DATABASE_POOL_SIZE', read('DATABASE_POOL_SIZE') ?? '10', [2, 999], 'connections'),
    ...mail,
    clamdUrl: readClamdUrl(read('CLAMD_URL')),
    otlpEndpoint: readOtlpEndpoint(read('OTEL_EXPORTER_OTLP_ENDPOINT')),
    otlpHeaders: readOtlpHeaders(read('OTEL_EXPORTER_OTLP_HEADERS')),
    internalNetworks: readNetworks('INTERNAL_NETWORKS', required('INTERNAL_NETWORKS', loopbackAndPrivate)).map(
      ({ network }) => network,
    ),
    trustProxy: readNetworks('TRUST_PROXY', required('TRUST_PROXY', none)).map(({ text }) => text),
    ...readStaffSignIn(read),
    reviewDays: readCount('REVIEW_DAYS', read('REVIEW_DAYS') ?? '5', [1, 99], 'business days'),
    drainSeconds: readCount('DRAIN_SECONDS', read('DRAIN_SECONDS') ?? '0', [0, 60], 'seconds'),
    demo,
    tryOutProxyHosts: readTryOutHosts(read('TRY_OUT_PROXY_HOSTS'), publicUrl),
    ...readSecrets(read, databaseUrl, dataDir),
  }
}

function readSecrets(read: (name: string) => string | undefined, databaseUrl: string | undefined, dataDir: string) {
  const { secrets, isGenerated } = readSessionSecrets(read('SESSION_SECRET'), databaseUrl, dataDir)
  const [sessionSecret, ...formerSessionSecrets] = secrets
  return {
    sessionSecret,
    isSecretGenerated: isGenerated,
    formerSessionSecrets,
    subscriberSecret: readSubscriberSecret(read('SUBSCRIBER_SECRET'), secrets),
  }
}

/** Every secret whose signatures are valid. The first one signs. */
export function sessionSecretsOf(config: Pick<Config, 'sessionSecret' | 'formerSessionSecrets'>): SessionSecrets {
  return [config.sessionSecret, ...config.formerSessionSecrets]
}

/** http://host:port, with the loopback address when the host is a wildcard. */
export function urlOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

function readHost(text: string): string {
  if (/^[\w.:%-]+$/.test(text)) return text
  throw new ConfigError('HOST', `'${text}' is no host: set an address of this machine, 127.0.0.1 or 0.0.0.0`)
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port
  throw new ConfigError('PORT', `'${text}' is no port: set a number from 0 to 65535`)
}

function readCount(variable: string, text: string, [min, max]: [number, number], unit: string): number {
  const count = Number(text)
  if (/^\d{1,4}$/.test(text) && count >= min && count <= max) return count
  throw new ConfigError(variable, `'${text}' is no number of ${unit}: set ${min} to ${max}`)
}

function readSwitch(variable: string, text: string | undefined, otherwise: boolean): boolean {
  if (text === undefined) return otherwise
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  throw new ConfigError(variable, `'${text}' is neither 1 nor 0: set one of them`)
}

function readPublicUrl(text: string): string {
  const { origin, pathname, search } = new URL(readUrl('PUBLIC_URL', text, ['http:', 'https:']))
  if (pathname === '/' && search === '') return origin
  throw new ConfigError('PUBLIC_URL', 'the portal lives at the root of its host: leave out path and query')
}

const readOtlpEndpoint = (text: string | undefined) =>
  readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', text, ['http:', 'https:'])?.replace(/\/+$/, '')

/** name=value,name=value with percent-encoded values, as OpenTelemetry specifies. An error does not repeat them: they are secrets. */
function readOtlpHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').map((pair) => /^\s*([!#$%&'*+.^_`|~\w-]+)\s*=\s*([!-~]+)\s*$/.exec(pair))
  try {
    return text ? Object.fromEntries(pairs.map((pair) => [pair?.[1], decodeURIComponent(pair?.[2] ?? '%')])) : {}
  } catch {
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_HEADERS',
      'is no list of headers: set name=value,name=value, percent-encoded',
    )
  }
}

function readNetworks(variable: string, text: string): { text: string; network: Network }[] {
  if (text === none) return []
  const parts = list(text)
  if (parts.length === 0) throw new ConfigError(variable, `'${text}' names no network: set one, or none`)
  return parts.map((part) => ({ text: part, network: readNetwork(variable, part) }))
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

export function readNetwork(variable: string, text: string): Network {
  const { IPv4, IPv6 } = ipaddr
  // parse() would read 10/8 as 0.0.0.10/8.
  if (IPv4.isValidFourPartDecimal(text)) return [IPv4.parse(text), 32]
  if (IPv4.isValidCIDRFourPartDecimal(text)) return IPv4.parseCIDR(text)
  if (IPv6.isValid(text)) return [IPv6.parse(text), 128]
  if (IPv6.isValidCIDR(text)) return IPv6.parseCIDR(text)
  throw new ConfigError(variable, `'${text}' is neither an address nor a network like 10.0.0.0/8`)
}

/** Base URL of the payment API; this server answers both environments. */
export function environmentUrl(environment: Environment, config: Pick<Config, 'publicUrl'>): string {
  return `${config.publicUrl}/${environment}`
}
