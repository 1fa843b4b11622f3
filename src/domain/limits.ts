/** One-time codes: how long one is valid, wrong entries per code, and the pause before another can be requested. */
export const oneTimeCodeLimits = { validMinutes: 5, attempts: 5, resendSeconds: 30 } as const

/** Limits on stored rows. No schema can express them, since one request alone cannot exceed them. */
export const limits = {
  /** Rows of a list that has no limit of its own in the contract. */
  rowsPerList: 1000,
  /** Rows of a staff list are counted so far, whose total is one more then: counting on would cost more than the page does. */
  rowsCounted: 2000,
  /** What a search of the staff answers at most. */
  projectsFound: 20,
  /** Whitelisted addresses of one project. */
  ipAddressesPerProject: 50,
  /** SMS templates of one project. */
  smsTemplatesPerProject: 20,
  /** Keys that are neither revoked nor expired, per project and environment: room to rotate, none to hoard. */
  activeKeysPerEnvironment: 5,
  keyValidDays: 365,
  /** Below this many days left a key's expiry is shown as a warning. */
  keyExpiryWarningDays: 31,
} as const
