/** Addresses that visitors and search engines are led to, and those of the articles. Each is rendered when the portal is built. */
export const publicPaths = [
  '/',
  '/about-us',
  '/our-solutions',
  '/our-solutions/direct-carrier-billing',
  '/our-solutions/mobile-wallet-payment',
  '/resources',
  '/showcase',
  '/_contact',
  '/terms',
  '/privacy',
  '/data-protection',
] as const

/** Also rendered by the build, but not listed for search engines. */
export const unlistedPaths = ['/article/search', '/404'] as const

/** Names the portal in pages that are rendered before it is known where it will be reached. */
export const standInOrigin = 'https://portal.invalid'

/** Names, in the same way, the mailbox of the people who answer. */
export const standInContact = 'contact@portal.invalid'
