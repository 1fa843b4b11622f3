/** Public pages in menus and sitemap, besides the articles. The build prerenders each. */
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

/** Prerendered, but excluded from search engines. */
export const unlistedPaths = ['/article/search', '/404'] as const

/** Placeholder for the portal's address in prerendered pages. */
export const standInOrigin = 'https://portal.invalid'

/** Placeholder for the contact address in prerendered pages. */
export const standInContact = 'contact@portal.invalid'
