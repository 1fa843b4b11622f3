// Failures of the sign-in family. The codes are those of the identity service that the portal's screens were written for, so
// that its clients keep working.
const tryLater = 'Unable to complete the request at the moment. Please try again later.'

export const signInProblems = {
  UserNotFoundException: {
    status: 401,
    message: 'Incorrect username or password.',
    cure: 'Check the email address and the password. An unknown address and a wrong password answer alike.',
  },
  UserNotConfirmedException: {
    status: 403,
    message: 'Your account is not confirmed. An OTP has been send to your email.',
    cure: 'Send the code from the mail with action confirmSignUp, then sign in again.',
  },
  CodeMismatchException: {
    status: 400,
    message: 'The code is not correct. Please check it and try again.',
    cure: 'Enter the six digits of the newest mail; older codes no longer count.',
  },
  ExpiredCodeException: {
    status: 400,
    message: 'The code has expired. Please request a new one.',
    cure: 'A code lives five minutes: request a new one.',
  },
  TooManyFailedAttemptsException: {
    status: 429,
    message: 'Too many wrong codes. Please request a new one.',
    cure: 'A code is closed after five wrong tries: request a new one.',
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
    cure: 'Sign in again. A refresh token that was used before ends every session that came from it.',
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
    cure: 'Try again later, and quote the X-Request-Id of the answer when you report it.',
  },
  ServiceUnavailableException: {
    status: 503,
    message: tryLater,
    cure: 'Wait as long as Retry-After says.',
  },
  StorageFullException: {
    status: 507,
    message: tryLater,
    cure: 'The server has no room to store anything: free space where DATA_DIR lies.',
  },
} as const
