import type { OperationIO } from '#generated/operations.ts'
import { type AdminStage, fromAdminStage, isDesk, reviewStages } from './project-states.ts'
import { isStaffRole, type Role, type StaffRole } from './roles.ts'
import type { Standing } from './workflow-step.ts'

/** The readers of a message: partner and desks, or the desks alone. */
export type Audience = OperationIO['addReviewMessage']['body']['audience']

/**
 * The desk that gets a partner's message: the one whose turn it is, or that waits for changes; else the one that decides
 * next.
 */
export function deskToNotify({ state, stage }: Standing, askedForChanges: StaffRole | undefined): StaffRole {
  if (isDesk(stage)) return reviewStages[stage].role
  if (stage === 'changes' && askedForChanges) return askedForChanges
  return state === 'draft' ? 'BUSINESS_INTERNAL' : 'BUSINESS_ADMIN'
}

/** The desks as both sides read them: "desk" is our word, for code only. */
export const deskNames: Record<StaffRole, string> = {
  BUSINESS_INTERNAL: 'Preparation team',
  TECHNICAL_LIMITED: 'Technical team',
  BUSINESS_ADMIN: 'Business team',
}

/** Who acts in a role: 'Technical team', or 'Partner' as staff read it. */
export const sideName = (role: Role): string => (isStaffRole(role) ? deskNames[role] : 'Partner')

/** The team of a stage: 'Technical team' for 'technical-review'. */
export const sideNameAt = (stage: AdminStage): string => sideName(reviewStages[fromAdminStage(stage)].role)

/** The anchor of a note on a page that lists notes. */
export const anchorOfNote = (noteId: string) => `note-${noteId}`

/** The id of the note that an anchor names. */
export const noteIdOf = (anchor: string) => /^note-([0-9a-f-]{36})$/.exec(anchor)?.[1]
