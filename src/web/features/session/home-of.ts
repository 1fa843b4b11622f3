/** The home page of each role. */
const homes = {
  EXTERNAL_ADMIN: '/dashboard',
  BUSINESS_ADMIN: '/business-admin-home',
  TECHNICAL_LIMITED: '/tech-admin-home',
  BUSINESS_INTERNAL: '/business-internal-home',
} as const

/** Undefined for a role of a newer server. */
export const homeOf = (role: string) => (isKnown(role) ? homes[role] : undefined)

const isKnown = (role: string): role is keyof typeof homes => Object.hasOwn(homes, role)
