import { DrizzleQueryError } from 'drizzle-orm/errors'

/** An unusable configuration or article. The message is one line: the variable or file, and how to fix it. */
export class ConfigError extends Error {
  constructor(source: string, cure: string) {
    super(`${source}: ${cure}`)
    this.name = 'ConfigError'
  }
}

export function unusableDataDir(dataDir: string, error: unknown): ConfigError {
  return new ConfigError(
    'DATA_DIR',
    `cannot keep files in ${dataDir} (${reasonOf(error)}): set a folder that can be written`,
  )
}

export function noRoomInDataDir(): ConfigError {
  return new ConfigError(
    'DATA_DIR',
    'there is no room left where it lies: free at least 64 MB, or set another DATA_DIR',
  )
}

/** The errors that an operator can mend, by the code of PostgreSQL or of the guard of the embedded database. */
const mends: Record<string, (reason: string) => ConfigError> = {
  '42501': (reason) =>
    new ConfigError(
      'DATABASE_URL',
      `its role has too few rights (${reason}): set the role that owns the database and its tables`,
    ),
  '53100': (reason) =>
    new ConfigError(
      'DATABASE_URL',
      `PostgreSQL has no room to write (${reason}): free space on its disk, or enlarge it`,
    ),
  'storage-full': noRoomInDataDir,
}

/** Undefined for an error that an operator cannot mend. */
export function databaseFault(error: unknown): ConfigError | undefined {
  const mend = codesOf(error)
    .map((code) => mends[code])
    .find(Boolean)
  return mend?.(reasonOf(error))
}

/** The code of the error itself, not of those that it wraps. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** The codes of the error and of those that it wraps: Drizzle wraps PostgreSQL's. */
export function codesOf(error: unknown): string[] {
  return error instanceof Error ? [codeOf(error) ?? [], ...codesOf(error.cause)].flat() : []
}

/**
 * The first line of the error's message, or the name of an error without one, as when every address refuses. Drizzle's own
 * message is the statement, so that of the database counts.
 */
export function reasonOf(error: unknown): string {
  const { cause } = error instanceof DrizzleQueryError ? error : {}
  if (cause) return reasonOf(cause)
  const text = error instanceof Error ? error.message || error.name : String(error)
  return text.split('\n')[0] ?? ''
}
