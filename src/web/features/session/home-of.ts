/** Where each role begins its work (specification.md, section 2, "Shell"). */
const homes = {
  EXTERNAL_ADMIN: '/dashboard',
  BUSINESS_ADMIN: '/business-admin-home',
  TECHNICAL_LIMITED: '/tech-admin-home',
  BUSINESS_INTERNAL: '/business-internal-home',
} as const

/** Undefined for a role that a later server may know and these screens do not. */
export const homeOf = (role: string) => (isKnown(role) ? homes[role] : undefined)

const isKnown = (role: string): role is keyof typeof homes => Object.hasOwn(homes, role)
