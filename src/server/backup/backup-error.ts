/** A backup, restore or move that cannot be done. The message is one line: the cause and the cure. */
export class BackupError extends Error {
  override name = 'BackupError'
}
