// Anyone can write the redirect parameter of a link, so only a path of this portal is accepted: a full or protocol-relative
// URL or a backslash would lead a signed-in user to a foreign page.
const authRoutes = [
  '/signin',
  '/signup',
  '/forgotpassword',
  '/confirmsignup',
  '/logout',
  '/signupsuccess',
  '/signin-mfa',
  '/signin-sso',
  '/new-password',
]

// Any origin works: it only serves to check that the path stays on it.
const origin = 'https://own.invalid'

/** Path, query and hash of the target; undefined for any other value. */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return undefined
  if (value.startsWith('//') || value.includes('\\') || /\p{Cc}/u.test(value)) return undefined
  if (!URL.canParse(value, origin)) return undefined
  const url = new URL(value, origin)
  // '/.//stranger.example' resolves to '//stranger.example'.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return isAuthRoute(url.pathname) ? undefined : `${url.pathname}${url.search}${url.hash}`
}

/** A redirect to an auth screen would loop. */
export function isAuthRoute(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  return authRoutes.includes(path)
}
