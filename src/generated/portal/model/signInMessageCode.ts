// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The exceptions of the sign-in screens. A failure with one of these codes shows the message of its answer; one with any
 * other code, apart from UserNotFoundException and UserNotConfirmedException, shows 'Unable to complete the request at the
 * moment. Please try again later.'
 */
export type SignInMessageCode = typeof SignInMessageCode[keyof typeof SignInMessageCode];


export const SignInMessageCode = {
  /** Sign up and reset: the person mistyped the code. */
  CodeMismatchException: 'CodeMismatchException',
  /** Sign up and reset: the person needs another code. */
  ExpiredCodeException: 'ExpiredCodeException',
  /** Sign up and reset: five wrong codes closed the code, so the person needs another one. */
  TooManyFailedAttemptsException: 'TooManyFailedAttemptsException',
  /** Sign in, sign up and reset: the person has to wait, and trying at once does not help. */
  LimitExceededException: 'LimitExceededException',
  /** Sign in, sign up and reset: a field is wrong; its own message is shown. */
  InvalidParameterException: 'InvalidParameterException',
  /** The session ended: the person has to sign in again. */
  NotAuthorizedException: 'NotAuthorizedException',
  /** Second step: the person mistyped the code. */
  'code-mismatch': 'code-mismatch',
  /** Second step: the person needs another code. */
  'code-expired': 'code-expired',
  /** Second step: five wrong codes closed the code, so the person needs another one. */
  'code-locked': 'code-locked',
  /** Sign in: the code of the authenticator app was used, so the person waits for the next one. */
  'code-used': 'code-used',
  /** Sign in: the passkey is another one, or was copied; the person tries again or takes another way. */
  'passkey-refused': 'passkey-refused',
  /** Sign in: the challenge of the passkey is used or too old; the person starts again. */
  'set-up-expired': 'set-up-expired',
  /** Sign in: the way was removed meanwhile; the person signs in again. */
  'way-not-available': 'way-not-available',
  /** Second step: the newest code is less than 30 seconds old. */
  'resend-too-soon': 'resend-too-soon',
  /** Second step: the person has to wait. */
  'too-many-requests': 'too-many-requests',
  /** Second step: the person has to sign in again. */
  'not-signed-in': 'not-signed-in',
  /** Second step: a field is wrong; its own message is shown. */
  'invalid-request': 'invalid-request',
} as const;
