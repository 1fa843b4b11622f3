// Problems of the second step of signing in.
export const secondStepProblems = {
  'confirmation-required': {
    status: 403,
    message: 'Please confirm your password to continue.',
    cure: 'Send the password to POST /portal/user/confirmation; it counts for 10 minutes in this session.',
  },
  'authenticator-app-exists': {
    status: 409,
    message: 'An authenticator app is set up already. Remove it before you add another.',
    cure: 'Remove the app with DELETE /portal/user/second-step/authenticator-app first.',
  },
  'mailed-code-needed': {
    status: 409,
    message:
      'The mailed code can be switched off only with an authenticator app or a passkey, and with recovery codes.',
    cure: 'Add an authenticator app or a passkey, and make recovery codes.',
  },
  'passkey-exists': {
    status: 409,
    message: 'This passkey is registered already.',
    cure: 'Use another device, or remove the passkey where it is registered.',
  },
  'passkey-limit-reached': {
    status: 409,
    message: 'You have as many passkeys as an account can have. Remove one before you add another.',
    cure: 'Remove a passkey with DELETE /portal/user/second-step/passkeys/{passkeyId}.',
  },
  'set-up-expired': {
    status: 409,
    message: 'This took too long, or was started again elsewhere. Please start again.',
    cure: 'Request a new challenge or secret. Each is good for 10 minutes, and once.',
  },
  'way-not-available': {
    status: 409,
    message: 'This way to sign in is not set up for your account.',
    cure: 'GET /portal/auth/second-step lists the ways of the account.',
  },
  'code-used': {
    status: 422,
    message: 'This code was used already. Please wait for the next one.',
    cure: 'An authenticator app shows a new code every 30 seconds; each can be used once.',
  },
  'passkey-refused': {
    status: 422,
    message: 'This passkey was not accepted. Please try again, or use another way.',
    cure: 'Send the unchanged answer of the browser to the newest challenge, from the address in PUBLIC_URL.',
  },
} as const
