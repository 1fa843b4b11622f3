// Failures of the sign-in family. The codes are those of the identity service that the portal's screens were written for, so
// that its clients keep working.
const tryLater = 'Unable to complete the request at the moment. Please try again later.'

export const signInProblems = {
  UserNotFoundException: {
    status: 401,
    message: 'Incorrect username or password.',
    cure: 'Check the email address and the password. An unknown address and a wrong password get the same answer.',
  },
  UserNotConfirmedException: {
    status: 403,
    message: 'Your account is not confirmed. An OTP has been send to your email.',
    cure: 'Send the code from the mail with action confirmSignUp, then sign in again.',
  },
  CodeMismatchException: {
    status: 400,
    message: 'The code is not correct. Please check it and try again.',
    cure: 'Enter the six digits of the newest mail. Older codes are invalid.',
  },
  ExpiredCodeException: {
    status: 400,
    message: 'The code has expired. Please request a new one.',
    cure: 'Request a new code. A code is valid for five minutes.',
  },
  TooManyFailedAttemptsException: {
    status: 429,
    message: 'Too many wrong codes. Please request a new one.',
    cure: 'Request a new code. A code is invalid after five wrong tries.',
  },
  LimitExceededException: {
    status: 429,
    message: 'Too many attempts. Please wait a moment and try again.',
    cure: 'Wait as long as Retry-After says.',
  },
  InvalidParameterException: {
    status: 400,
    message: 'Some fields need your attention.',
    cure: 'Correct the fields that data.problems names.',
  },
  NotAuthorizedException: {
    status: 401,
    message: 'Your session is no longer valid. Please sign in again.',
    cure: 'Sign in again. Reuse of a refresh token ends all sessions of its family.',
  },
  RequestTooLargeException: {
    status: 413,
    message: 'The request is too large.',
    cure: 'Send at most 1 MB of JSON.',
  },
  UnsupportedMediaTypeException: {
    status: 415,
    message: 'This kind of content is not accepted here.',
    cure: 'Send JSON with Content-Type application/json.',
  },
  InternalErrorException: {
    status: 500,
    message: tryLater,
    cure: 'Try again later. Report it with the X-Request-Id of the response.',
  },
  ServiceUnavailableException: {
    status: 503,
    message: tryLater,
    cure: 'Wait as long as Retry-After says.',
  },
  StorageFullException: {
    status: 507,
    message: tryLater,
    cure: 'Free space on the disk of DATA_DIR.',
  },
} as const

/** Problems that any operation can meet, by the names the sign-in family has for them. */
export const signInNames = {
  'invalid-request': 'InvalidParameterException',
  'malformed-json': 'InvalidParameterException',
  'malformed-request': 'InvalidParameterException',
  'not-signed-in': 'NotAuthorizedException',
  'body-too-large': 'RequestTooLargeException',
  'unsupported-media-type': 'UnsupportedMediaTypeException',
  'too-many-requests': 'LimitExceededException',
  'server-error': 'InternalErrorException',
  unavailable: 'ServiceUnavailableException',
  'storage-full': 'StorageFullException',
} as const satisfies Record<string, keyof typeof signInProblems>
