// Problems of the second step of signing in.
export const secondStepProblems = {
  /** Send the password to POST /portal/user/confirmation; it counts for 10 minutes in this session. */
  'confirmation-required': {
    status: 403,
    message: 'Please confirm your password to continue.',
  },
  /** Remove the app with DELETE /portal/user/second-step/authenticator-app first. */
  'authenticator-app-exists': {
    status: 409,
    message: 'An authenticator app is set up already. Remove it before you add another.',
  },
  /** Add an authenticator app or a passkey, and make recovery codes. */
  'mailed-code-needed': {
    status: 409,
    message:
      'The mailed code can be switched off only with an authenticator app or a passkey, and with recovery codes.',
  },
  /** Use another device, or remove the passkey where it is registered. */
  'passkey-exists': {
    status: 409,
    message: 'This passkey is registered already.',
  },
  /** Remove a passkey with DELETE /portal/user/second-step/passkeys/{passkeyId}. */
  'passkey-limit-reached': {
    status: 409,
    message: 'You have as many passkeys as an account can have. Remove one before you add another.',
  },
  /** Request a new challenge or secret. Each is good for 10 minutes, and once. */
  'set-up-expired': {
    status: 409,
    message: 'This took too long, or was started again elsewhere. Please start again.',
  },
  /** GET /portal/auth/second-step lists the ways of the account. */
  'way-not-available': {
    status: 409,
    message: 'This way to sign in is not set up for your account.',
  },
  /** An authenticator app shows a new code every 30 seconds; each can be used once. */
  'code-used': {
    status: 422,
    message: 'This code was used already. Please wait for the next one.',
  },
  /** Send the unchanged answer of the browser to the newest challenge, from the address in PUBLIC_URL. */
  'passkey-refused': {
    status: 422,
    message: 'This passkey was not accepted. Please try again, or use another way.',
  },
} as const
