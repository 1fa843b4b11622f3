/** The longest duration of a session. */
export const sessionDays = 7

/** How long data is kept before a job deletes it. The privacy and data protection pages state these times. */
export const retention = {
  /** Until then a late code is answered with 'expired', not with 'wrong'. */
  expiredCodeHours: 1,
  expiredSessionDays: 30,
  /** Since the last sign-up or request for a code. */
  unconfirmedSignUpDays: 30,
  mailDays: 30,
  notificationDays: 180,
  contactRequestDays: 365,
  /** Whole months before the current one. */
  callLogMonths: 13,
  /** Until then a late password is answered with 'expired', not with 'none was sent'. */
  expiredPasswordHours: 1,
  /** On the simulated handset, which shows a month. */
  handsetMessageDays: 30,
  /** Without calls. As long as the call log and in the same months, so that logged charges can be read back and refunded. */
  unusedSandboxMonths: 13,
} as const
