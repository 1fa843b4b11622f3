import * as pageNames from '#domain/page-names.ts'

/** The public pages as header, menu and footer list them. */
export const solutionLinks = [
  { to: '/our-solutions', label: 'Introduction' },
  { to: '/our-solutions/direct-carrier-billing', label: pageNames.carrierBilling },
  { to: '/our-solutions/mobile-wallet-payment', label: pageNames.walletPayment, soon: true },
] as const

export const mainLinks = [
  { to: '/about-us', label: pageNames.aboutUs },
  { to: '/our-solutions', label: pageNames.ourSolutions },
  { to: '/resources', label: pageNames.resources },
  { to: '/showcase', label: pageNames.showcase },
] as const

export const legalLinks = [
  { to: '/privacy', label: pageNames.privacy },
  { to: '/terms', label: pageNames.terms },
  { to: '/data-protection', label: pageNames.dataProtection },
] as const

export const contactLink = { to: '/_contact', label: 'Any Questions' } as const
