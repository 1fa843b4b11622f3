import { ownPath } from '#domain/redirect.ts'

/** Where a sign-in ends: where the person wanted to go, else the home of the role. Never on a stranger's page. */
export const landingFor = (redirect: unknown) => ownPath(redirect) ?? '/post-login'
