/** Validity of one-time codes, wrong attempts per code, and the wait before the next request. */
export const oneTimeCodeLimits = { validMinutes: 5, attempts: 5, resendSeconds: 30 } as const

/** Attempts on an account from anywhere, and the hours until all are allowed again. */
export const guessLimits = { attempts: 50, hours: 1 } as const

/** Limits on stored rows, which no schema can express, since a single request cannot exceed them. */
export const limits = {
  /** Maximum rows of a list without a limit in the contract. */
  rowsPerList: 1000,
  /**
   * Staff lists are counted up to this number; a total of one more means that there are more. Counting all would cost
   * more than the page.
   */
  rowsCounted: 2000,
  /** Maximum results of a staff search. */
  projectsFound: 20,
  /** A company's projects, which cannot be deleted. The contract's message names the number. */
  projectsPerOrganisation: 200,
  /** Whitelisted addresses per project. */
  ipAddressesPerProject: 50,
  /** SMS templates per project. */
  smsTemplatesPerProject: 20,
  /** Active keys per project and environment, enough for rotation. */
  activeKeysPerEnvironment: 5,
  keyValidDays: 365,
  /** Active agent tokens per project. */
  activeAgentTokensPerProject: 5,
  /** Below this number of days left, the expiry is shown as a warning. */
  keyExpiryWarningDays: 31,
} as const

/**
 * The server writes into an event stream at least every `heartbeatSeconds`; a browser treats one that is silent for
 * `silenceSeconds` as broken. A stream begins with the events of the last `replaySeconds`.
 */
export const eventStreamLimits = { heartbeatSeconds: 25, silenceSeconds: 60, replaySeconds: 60 } as const
