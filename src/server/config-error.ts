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

/** The first line of the error's message. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
