import type { AdminProjectStatus } from '#generated/admin/model/adminProjectStatus.ts'

/** Titles and empty messages of the business admin's four project lists. */
export const lists = {
  approved: { status: 'live', title: 'Approved Projects', none: 'No project is approved' },
  suspended: { status: 'deleted', title: 'Suspended Projects', none: 'No project is suspended' },
  inactive: { status: 'draft', title: 'Inactive Projects', none: 'No project is inactive' },
  rejected: { status: 'reject', title: 'Rejected Projects', none: 'No project is rejected' },
} as const satisfies Record<string, { status: AdminProjectStatus; title: string; none: string }>

export type ListName = keyof typeof lists
