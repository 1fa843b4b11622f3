/** What a scan found out. */
export type Finding = { clean: true } | { clean: false; virus: string }

/** Somebody who can tell whether a file is dangerous. Throws when it cannot tell: then the file waits. */
export interface Scanner {
  /** For the log. */
  name: string
  scan(content: Uint8Array): Promise<Finding>
}
