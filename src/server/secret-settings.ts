import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, codeOf, reasonOf, unusableDataDir } from '#server/config-error.ts'

export type Variables = Record<string, string | undefined>

/** Each can come from a file, whose path is in the variable with _FILE at its end. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'SUBSCRIBER_SECRET',
  'OIDC_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

const minLength = 32

/** The variables, with the contents of the files that the _FILE variables name. */
export function readSecretFiles(variables: Variables): Variables {
  const fromFiles = secretVariables.flatMap((name) => {
    const path = variables[`${name}_FILE`]?.trim()
    return path ? [[name, readSecretFile(name, path, variables)]] : []
  })
  return { ...variables, ...Object.fromEntries(fromFiles) }
}

function readSecretFile(name: string, path: string, variables: Variables): string {
  const variable = `${name}_FILE`
  if (variables[name]?.trim()) throw new ConfigError(variable, `${name} is set too: leave out one of them`)
  const content = contentOf(variable, path)
  if (content) return content
  throw new ConfigError(variable, `${path} is empty: write the value of ${name} into it`)
}

function contentOf(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new ConfigError(
      variable,
      `cannot read the file (${reasonOf(error)}): set the path of a file that this user can read`,
    )
  }
}

/** The first signs; tokens and codes of the others are still valid. */
export type SessionSecrets = [string, ...string[]]

/** Without SESSION_SECRET, the embedded database keeps a generated one in its folder. */
export function readSessionSecrets(
  text: string | undefined,
  databaseUrl: string | undefined,
  dataDir: string,
): { secrets: SessionSecrets; isGenerated: boolean } {
  if (text !== undefined) {
    const given = splitSecrets(text)
    if (given) return { secrets: given, isGenerated: false }
    throw new ConfigError(
      'SESSION_SECRET',
      'too short: set at least 32 random characters. A comma separates two secrets, and each needs as many',
    )
  }
  if (databaseUrl) {
    throw new ConfigError(
      'SESSION_SECRET',
      'required with DATABASE_URL, the same for every process: set 32 random characters',
    )
  }
  const stored = findSecret(dataDir)
  if (stored === undefined) return { secrets: [randomBytes(48).toString('base64url')], isGenerated: true }
  const secrets = splitSecrets(stored)
  if (secrets) return { secrets, isGenerated: false }
  // A guessable secret lets anyone forge sessions, so a truncated file stops the start.
  throw new ConfigError(
    'DATA_DIR',
    `the secret in ${dataDir}/session-secret is cut short: remove it, or set SESSION_SECRET`,
  )
}

/**
 * Key of the hashes that tell customers apart. Another key gives every customer another hash, so it must not change with
 * SESSION_SECRET. Earlier versions used the only session secret: it stays the key until both are set.
 */
export function readSubscriberSecret(text: string | undefined, [first, ...former]: SessionSecrets): string {
  if (text !== undefined && text.length >= minLength) return text
  if (text !== undefined) throw new ConfigError('SUBSCRIBER_SECRET', 'too short: set at least 32 random characters')
  if (former.length === 0) return first
  throw new ConfigError(
    'SUBSCRIBER_SECRET',
    'required while there are several session secrets: set the secret that was the only one, or customers are counted twice',
  )
}

function splitSecrets(text: string): SessionSecrets | undefined {
  const [first, ...others] = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  return first && [first, ...others].every((each) => each.length >= minLength) ? [first, ...others] : undefined
}

const pathOf = (dataDir: string) => join(dataDir, 'session-secret')

/** Undefined before the first start. */
function findSecret(dataDir: string): string | undefined {
  try {
    return readFileSync(pathOf(dataDir), 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw unusableDataDir(dataDir, error)
  }
}

/** Readable by its owner only. The caller has the folder's lock. */
export function storeSecret(dataDir: string, secret: string): void {
  const path = pathOf(dataDir)
  const draft = `${path}.draft`
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(draft, secret, { mode: 0o600, flush: true })
    // A killed process leaves no half of a secret.
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw unusableDataDir(dataDir, error)
  }
}
