// Failures of the sign-in family. The codes are those of the identity service that the portal's screens were written for, so
// that its clients keep working.
const tryLater = 'Unable to complete the request at the moment. Please try again later.'

export const signInProblems = {
  /** Check the email address and the password. An unknown address and a wrong password get the same answer. */
  UserNotFoundException: {
    status: 401,
    message: 'Incorrect username or password.',
  },
  /** Send the code from the mail with action confirmSignUp, then sign in again. */
  UserNotConfirmedException: {
    status: 403,
    message: 'Your account is not confirmed. An OTP has been send to your email.',
  },
  /** Enter the six digits of the newest mail. Older codes are invalid. */
  CodeMismatchException: {
    status: 400,
    message: 'The code is not correct. Please check it and try again.',
  },
  /** Request a new code. A code is valid for five minutes. */
  ExpiredCodeException: {
    status: 400,
    message: 'The code has expired. Please request a new one.',
  },
  /** Request a new code. A code is invalid after five wrong tries. */
  TooManyFailedAttemptsException: {
    status: 429,
    message: 'Too many wrong codes. Please request a new one.',
  },
  /** Wait as long as Retry-After says. */
  LimitExceededException: {
    status: 429,
    message: 'Too many attempts. Please wait a moment and try again.',
  },
  /** Correct the fields that data.problems names. */
  InvalidParameterException: {
    status: 400,
    message: 'Some fields need your attention.',
  },
  /** Sign in again. Reuse of a refresh token ends all sessions of its family. */
  NotAuthorizedException: {
    status: 401,
    message: 'Your session is no longer valid. Please sign in again.',
  },
  /** Send at most 1 MB of JSON. */
  RequestTooLargeException: {
    status: 413,
    message: 'The request is too large.',
  },
  /** Send JSON with Content-Type application/json. */
  UnsupportedMediaTypeException: {
    status: 415,
    message: 'This kind of content is not accepted here.',
  },
  /** Try again later. Report it with the X-Request-Id of the response. */
  InternalErrorException: {
    status: 500,
    message: tryLater,
  },
  /** Wait as long as Retry-After says. */
  ServiceUnavailableException: {
    status: 503,
    message: tryLater,
  },
  /** Free space on the disk of DATA_DIR. */
  StorageFullException: {
    status: 507,
    message: tryLater,
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
