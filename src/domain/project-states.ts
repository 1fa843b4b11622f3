import { capitalize } from '#domain/capitalize.ts'
import type { Role } from './roles.ts'

// Each state has three names: in the portal API, in the admin API and on screen.
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

/** Lists with volumes, which are in an operator's currency and therefore per operator. */
export function isListedByOperator(state: ProjectState): boolean {
  return state === 'live' || state === 'suspended'
}

/** The label of a status of either API; an unknown one is shown unchanged. */
export function statusLabel(status: string): string {
  const state = states.find((each) => projectStates[each].portal === status || projectStates[each].admin === status)
  return state ? projectStates[state].label : status
}

// The staff's lists call three states by other names.
const listLabels: Partial<Record<ProjectState, string>> = { draft: 'Inactive', pending: 'Pending', live: 'Approved' }

/** 'Approved' for live projects, as the lists of the staff call them. */
export const listLabel = (state: ProjectState): string => listLabels[state] ?? projectStates[state].label

/** 'Approved Projects'. */
export const listTitle = (state: ProjectState): string => `${listLabel(state)} Projects`

// A pending project passes three review stages, each of one desk. At the stage `changes` it waits for its partner. Other
// projects have no stage.
export const reviewStages = {
  preparation: { admin: 'preparation', role: 'BUSINESS_INTERNAL' },
  technical: { admin: 'technical-review', role: 'TECHNICAL_LIMITED' },
  business: { admin: 'business-review', role: 'BUSINESS_ADMIN' },
  changes: { admin: 'changes-requested', role: 'EXTERNAL_ADMIN' },
} as const

export type ReviewStage = keyof typeof reviewStages
/** A stage at which staff look at a project. */
export type ReviewDesk = Exclude<ReviewStage, 'changes'>

/** In the order in which a project passes them. */
export const reviewDesks = ['preparation', 'technical', 'business'] as const satisfies readonly ReviewDesk[]

export function isDesk(place: string | null): place is ReviewDesk {
  return reviewDesks.some((desk) => desk === place)
}

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

/** 'technical review'. */
const stageWords = (stage: AdminStage) => stage.replace('-', ' ')

/** 'Technical review'. */
export const stageLabel = (stage: AdminStage): string => capitalize(stageWords(stage))

/** The label of a status; for a pending project with its stage. */
export function standingLabel(status: string, stage: AdminStage | null): string {
  return stage ? `Pending: ${stageWords(stage)}` : statusLabel(status)
}

/** The stages in a role's pending list: its own desk, and all stages for the business admin. */
export function pendingStagesOf(role: Role): ReviewStage[] {
  return role === 'BUSINESS_ADMIN' ? stages : reviewDesks.filter((desk) => reviewStages[desk].role === role)
}

/** The desk of a role of the staff. */
export function ownDeskOf(role: Role): ReviewDesk {
  return only(
    reviewDesks.filter((desk) => reviewStages[desk].role === role),
    role,
  )
}

/** Only a project that has gone live has live keys and live details. */
export function hasGoneLive(state: ProjectState): boolean {
  return state === 'live'
}
