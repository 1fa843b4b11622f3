import { availableParallelism } from 'node:os'
import { isStaffRole, type StaffRole } from '#domain/roles.ts'

export const staffPassword = 'Sandbox#2026'

/** The test files with their own staff accounts. */
const files = [
  'business-admin',
  'go-live',
  'notifications',
  'preparation',
  'queues',
  'rejection',
  'validation',
] as const

export type StaffedFile = (typeof files)[number]

/** Has a temporary password, which the first sign-in replaces. */
export const temporaryStaff = {
  email: 'temporary@portal.example',
  role: 'BUSINESS_INTERNAL',
  password: staffPassword,
} as const

const roles: Record<StaffRole, string> = {
  BUSINESS_ADMIN: 'admin',
  BUSINESS_INTERNAL: 'internal',
  TECHNICAL_LIMITED: 'technical',
}

/**
 * Playwright's workers. One more than the cores, because a journey often waits for the server or a timer. A file that runs at
 * both widths may do so in two workers at once, and each has its own accounts.
 */
export const workers = availableParallelism() + 1

export const staffEmail = (file: StaffedFile, role: StaffRole, worker: number): string =>
  `${file}.${roles[role]}.${worker}@portal.example`

export const staffAccounts = files.flatMap((file) =>
  Object.keys(roles)
    .filter(isStaffRole)
    .flatMap((role) =>
      Array.from({ length: workers }, (_, worker) => ({ email: staffEmail(file, role, worker), role })),
    ),
)
