import * as pageNames from '#domain/page-names.ts'
import type { Role } from '#domain/roles.ts'
import { accountPageOf, menus, type PagePath } from './menu.ts'
import type { Place } from './places.ts'

interface Screen extends Place {
  to: PagePath
}

/** Public screens. */
const publicScreens: Screen[] = [
  { label: 'Open Platform', note: 'Public site: home', to: '/' },
  { label: pageNames.aboutUs, note: 'Public site', to: '/about-us' },
  { label: pageNames.ourSolutions, note: 'Public site: introduction', to: '/our-solutions' },
  { label: pageNames.carrierBilling, note: 'Public site: our solutions', to: '/our-solutions/direct-carrier-billing' },
  { label: pageNames.walletPayment, note: 'Public site: our solutions', to: '/our-solutions/mobile-wallet-payment' },
  { label: pageNames.resources, note: 'Public site: articles, guides, a video', to: '/resources' },
  { label: pageNames.showcase, note: 'Public site', to: '/showcase' },
  { label: pageNames.contact, note: 'Public site: any questions, help, support', to: '/_contact' },
  { label: pageNames.privacy, note: 'Public site', to: '/privacy' },
  { label: pageNames.terms, note: 'Public site', to: '/terms' },
  { label: pageNames.dataProtection, note: 'Public site', to: '/data-protection' },
]

const forVisitors: Screen[] = [
  { label: 'Sign IN', note: 'Log in to your account', to: '/signin' },
  { label: 'Sign up', note: 'Create an account', to: '/signup' },
]

/** The screens of a role, its own first; without a role, those of a visitor. */
export function screensOf(role: Role | null): Place[] {
  return [...(role ? ownScreens(role) : forVisitors), ...publicScreens]
}

/** The main screens of a role. */
export function ownScreens(role: Role): Place[] {
  const entries = menus[role].flatMap(({ label, to, children = [] }): Place[] => [
    ...(to ? [{ label, note: '', to }] : []),
    // A child of a group without a page says little without the group's name.
    ...children.map((child) => ({
      label: to ? child.label : `${child.label} ${label.toLowerCase()}`,
      note: '',
      to: child.to,
    })),
  ])
  const account = accountPageOf(role)
  const has = (path: string) => entries.some(({ to }) => to === path)
  return [
    ...entries,
    ...(has(account.to) ? [] : [account]),
    { label: 'Notifications', note: 'News, emails, preferences', to: '/notifications' },
    { label: 'Sign Out', note: '', to: '/logout' },
  ]
}
