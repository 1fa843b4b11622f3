/** The public pages as header, menu and footer list them. */
export const solutionLinks = [
  { to: '/our-solutions', label: 'Introduction' },
  { to: '/our-solutions/direct-carrier-billing', label: 'Direct Carrier Billing' },
  { to: '/our-solutions/mobile-wallet-payment', label: 'Mobile Wallet Payment', soon: true },
] as const

export const mainLinks = [
  { to: '/about-us', label: 'About Us' },
  { to: '/our-solutions', label: 'Our Solutions' },
  { to: '/resources', label: 'Resources' },
  { to: '/showcase', label: 'Showcase' },
] as const

export const legalLinks = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Use' },
  { to: '/data-protection', label: 'Data Protection' },
] as const

export const contactLink = { to: '/_contact', label: 'Any Questions' } as const
