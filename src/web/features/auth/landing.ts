import { ownPath } from '#domain/redirect.ts'

/** The address after a sign-in: the redirect parameter if it is a page of the portal, else the home of the role. */
export const landingFor = (redirect: unknown) => ownPath(redirect) ?? '/post-login'
