// The server's role names and the application's roles. The server grants by its own record only; the fallback below concerns
// what is shown.
export const roles = ['EXTERNAL_ADMIN', 'BUSINESS_ADMIN', 'BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] as const
export type Role = (typeof roles)[number]
export type StaffRole = Exclude<Role, 'EXTERNAL_ADMIN'>

const serverRoleNames = {
  EXTERNAL_ADMIN: 'external_admin_role',
  BUSINESS_ADMIN: 'business_admin_role',
  BUSINESS_INTERNAL: 'business_limited_role',
  TECHNICAL_LIMITED: 'technical_limited_role',
} as const satisfies Record<Role, string>
export type ServerRoleName = (typeof serverRoleNames)[Role]

// Two labels are fixed wording; the others follow the role names.
export const roleLabels = {
  EXTERNAL_ADMIN: 'Admin',
  BUSINESS_ADMIN: 'Business Admin',
  BUSINESS_INTERNAL: 'Business Internal',
  TECHNICAL_LIMITED: 'Technical Limited',
} as const satisfies Record<Role, string>

export function toServerRoleName(role: Role): ServerRoleName {
  return serverRoleNames[role]
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

export function isStaffRole(value: unknown): value is StaffRole {
  return isRole(value) && value !== 'EXTERNAL_ADMIN'
}

/** An unknown or missing name becomes EXTERNAL_ADMIN, the role with the fewest rights, and calls `warn`. */
export function fromServerRoleName(name: string | null | undefined, warn: (message: string) => void): Role {
  const role = roles.find((candidate) => serverRoleNames[candidate] === name)
  if (role) return role
  warn(`Unknown role '${name ?? ''}', treated as EXTERNAL_ADMIN`)
  return 'EXTERNAL_ADMIN'
}

/** These two roles sign in from the internal network only. */
export function needsInternalNetwork(role: Role): boolean {
  return role === 'BUSINESS_ADMIN' || role === 'TECHNICAL_LIMITED'
}
