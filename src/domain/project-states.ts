import type { Role } from './roles.ts'

// One state, three names: the portal's, the admin API's and the word on the screen (design.md, "two status namings").
// In the staff's lists inactive is a draft, approved is live and suspended is deleted.
export const projectStates = {
  draft: { portal: 'NEW', admin: 'draft', label: 'New' },
  pending: { portal: 'GO_LIVE_PENDING_SUBMIT', admin: 'pending', label: 'Pending Approval' },
  live: { portal: 'GONE_LIVE', admin: 'live', label: 'Live' },
  rejected: { portal: 'REJECT', admin: 'reject', label: 'Rejected' },
  suspended: { portal: 'SUSPENDED', admin: 'deleted', label: 'Suspended' },
} as const

export type ProjectState = keyof typeof projectStates
export type PortalStatus = (typeof projectStates)[ProjectState]['portal']
export type AdminStatus = (typeof projectStates)[ProjectState]['admin']

const states = Object.keys(projectStates) as ProjectState[]

export function toPortalStatus(state: ProjectState): PortalStatus {
  return projectStates[state].portal
}

export function toAdminStatus(state: ProjectState): AdminStatus {
  return projectStates[state].admin
}

export function fromPortalStatus(status: PortalStatus): ProjectState {
  return only(
    states.filter((state) => projectStates[state].portal === status),
    status,
  )
}

export function fromAdminStatus(status: AdminStatus): ProjectState {
  return only(
    states.filter((state) => projectStates[state].admin === status),
    status,
  )
}

function only<T>([found]: T[], name: string): T {
  if (found !== undefined) return found
  throw new Error(`No project state is called '${name}': see src/domain/project-states.ts`)
}

/** Their volumes are in the currency of an operator, so these lists are of one operator at a time. */
export function isListedByOperator(state: ProjectState): boolean {
  return state === 'live' || state === 'suspended'
}

/** The word for a status of either naming; one we do not know is shown as it is. */
export function statusLabel(status: string): string {
  const state = states.find((each) => projectStates[each].portal === status || projectStates[each].admin === status)
  return state ? projectStates[state].label : status
}

// Inside pending a request passes three desks. Each stage belongs to one role; a project that is not pending is at none.
export const reviewStages = {
  preparation: { admin: 'preparation', role: 'BUSINESS_INTERNAL' },
  technical: { admin: 'technical-review', role: 'TECHNICAL_LIMITED' },
  business: { admin: 'business-review', role: 'BUSINESS_ADMIN' },
} as const

export type ReviewStage = keyof typeof reviewStages
export type AdminStage = (typeof reviewStages)[ReviewStage]['admin']

const stages = Object.keys(reviewStages) as ReviewStage[]

export function toAdminStage(stage: ReviewStage): AdminStage {
  return reviewStages[stage].admin
}

export function fromAdminStage(name: AdminStage): ReviewStage {
  return only(
    stages.filter((stage) => reviewStages[stage].admin === name),
    name,
  )
}

/** Where a project stands, in words: the status, and for a pending one the desk where it lies. */
export function standingLabel(status: string, stage: AdminStage | null): string {
  return stage ? `Pending: ${stage.replace('-', ' ')}` : statusLabel(status)
}

/** The stages a role sees in its pending list: its own desk; a business admin follows a request from its first day. */
export function pendingStagesOf(role: Role): ReviewStage[] {
  return role === 'BUSINESS_ADMIN' ? stages : stages.filter((stage) => reviewStages[stage].role === role)
}

/** Live keys and the live side of the details exist only for a project that has gone live. */
export function hasGoneLive(state: ProjectState): boolean {
  return state === 'live'
}
