// Anyone can write the redirect parameter of a link, so only a path of this portal is accepted: a full address, a
// protocol-relative one or a backslash would carry a freshly signed-in person to a stranger's page.
const authRoutes = [
  '/signin',
  '/signup',
  '/forgotpassword',
  '/confirmsignup',
  '/logout',
  '/signupsuccess',
  '/signin-mfa',
]

// Any origin does: it is only there to see whether the path stays inside it.
const origin = 'https://own.invalid'

/** The path, query and hash to go to, or undefined when the value is not a path of ours. */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return undefined
  if (value.startsWith('//') || value.includes('\\') || /\p{Cc}/u.test(value)) return undefined
  if (!URL.canParse(value, origin)) return undefined
  const url = new URL(value, origin)
  // '/.//stranger.example' turns into '//stranger.example' once the dots are resolved.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return isAuthRoute(url.pathname) ? undefined : `${url.pathname}${url.search}${url.hash}`
}

/** Going back to a screen of the sign-in itself would loop. */
export function isAuthRoute(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  return authRoutes.includes(path)
}
