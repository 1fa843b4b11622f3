import { promisedDays } from './review-promise.ts'

// Messages of single pages, exactly as specified.
export const pageMessages = {
  signIn: {
    internalNetworkOnly: 'Access allowed only from internal network.',
    notConfirmed: 'Your account is not confirmed. An OTP has been send to your email.',
    noStoredUsername: 'Please go to sign in page and try to login with your email.',
    tryLater: 'Unable to complete the request at the moment. Please try again later.',
    failedWithCode: (code: string) =>
      `Failed with error: '${code}'. We apologize for the inconvenience. Please try again later or contact us for assistance.`,
  },
  signUp: {
    confirmed: 'Your account is confirmed. Please sign in again.',
    codeSent: 'Sign up confirmation code sent.',
  },
  mfa: { resent: 'OTP was resent.' },
  recovery: {
    codeResent: 'Forgot password code resent',
    reset: 'Password successfully reset. Please sign in again.',
  },
  contact: {
    failed:
      'There was some error in submitting the form. We apologize for the inconvenience. Please contact us by email',
  },
  search: {
    heading: 'Search results',
    placeholder: 'Search for article…',
    empty: 'No items found.',
  },
  article: { callToAction: 'Ready to Take Your Business Further?', toSignUp: 'Take me there' },
  dashboard: { empty: 'There are no live projects.' },
  goLive: {
    submitted: `Submitted: We have received your application. You will be updated within ${promisedDays} business days.`,
  },
} as const
