/** The exit codes, which docs/contract-testing.md lists. */
export const exitCodes = { passed: 0, findings: 1, usage: 2, unreachable: 3, credentials: 4 } as const

/** Ends a run before all requests are sent. The message is one line that says what to do. */
export class Ending extends Error {
  override name = 'Ending'
  readonly code: number

  constructor(reason: keyof typeof exitCodes, message: string) {
    super(message)
    this.code = exitCodes[reason]
  }
}

export const notAnswering = (target: string, reason = '') =>
  new Ending('unreachable', `${target} does not answer (${reason}). Is it running, and is --target right?`)
