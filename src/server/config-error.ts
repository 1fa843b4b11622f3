/** An unusable configuration. The message is one line: the variable and how to fix it. */
export class ConfigError extends Error {
  constructor(variable: string, cure: string) {
    super(`${variable}: ${cure}`)
    this.name = 'ConfigError'
  }
}

export function unusableDataDir(dataDir: string, error: unknown): ConfigError {
  return new ConfigError(
    'DATA_DIR',
    `cannot keep files in ${dataDir} (${reasonOf(error)}): set a folder that can be written`,
  )
}

/** PostgreSQL's code for what a role may not do. */
const insufficientPrivilege = '42501'

/** Undefined unless the role of DATABASE_URL may not do what the portal needs. Drizzle wraps PostgreSQL's error. */
export function missingRights(error: unknown): ConfigError | undefined {
  if (!(error instanceof Error)) return undefined
  if (!('code' in error && error.code === insufficientPrivilege)) return missingRights(error.cause)
  return new ConfigError(
    'DATABASE_URL',
    `its role has too few rights (${reasonOf(error)}): set the role that owns the database and its tables`,
  )
}

/** The first line of the error's message, or the name of an error without one, as when every address refuses. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error)
  return text.split('\n')[0] ?? ''
}
