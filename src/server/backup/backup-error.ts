/** A backup, restore or move that cannot be done. The message is one line: the cause and the cure. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Adds to an error of a restore's program that the restore changed nothing. */
export function failRestore(error: unknown): never {
  throw error instanceof BackupError ? new BackupError(`nothing was restored: ${error.message}`) : error
}
