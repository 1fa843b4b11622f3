// Failures of the single sign-on of staff. Unlike those of a password, they say why: the identity provider has identified the
// person already.
export const ssoProblems = {
  /** Sign in with POST /portal/user/login, or set OIDC_ISSUER. */
  'sso-missing': {
    status: 404,
    message: 'This portal has no single sign-on. Please sign in with your password.',
  },
  /** Begin again, and complete the sign-in at the identity provider. */
  'sso-denied': {
    status: 403,
    message: 'The single sign-on service did not sign you in.',
  },
  /** Give the person a group of OIDC_ROLES at the identity provider, in the claim that OIDC_ROLE_CLAIM names. */
  'sso-no-role': {
    status: 403,
    message: 'You have no role in this portal. Please ask your administrator for one.',
  },
  /** The identity needs a verified email that belongs to no partner and to no other identity of the provider. */
  'sso-no-account': {
    status: 403,
    message: 'No account of staff can be used with your email address. Please ask your administrator.',
  },
  /** The command staff enable lets the account sign in again. */
  'sso-disabled': {
    status: 403,
    message: 'Your account is disabled. Please ask your administrator.',
  },
  /** Begin again with POST /portal/user/sso/start, and finish within 10 minutes in the same browser. */
  'sso-expired': {
    status: 422,
    message: 'This sign-in has expired or was used before. Please try again.',
  },
  /** Begin again. Send the query of the redirect as the provider wrote it. */
  'sso-answer-invalid': {
    status: 422,
    message: 'The answer of the single sign-on service cannot be used. Please try again.',
  },
  /** Wait as long as Retry-After says. The log names what the identity provider answered. */
  'sso-unavailable': {
    status: 503,
    message: 'The single sign-on service does not answer at the moment. Please try again.',
  },
  /** Change the password at the identity provider. */
  'single-sign-on-only': {
    status: 403,
    message: 'You sign in with single sign-on, so there is no password to change here.',
  },
} as const
