import { listLabel, projectStates, reviewStages, stageLabel } from '#domain/project-states.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { PathStep } from '#generated/portal/model/pathStep.ts'
import type { ReviewClock } from '#generated/portal/model/reviewClock.ts'

/** The steps of an application, for partner and staff. */
export const stepLabels: Record<PathStep['step'], string> = {
  submitted: 'Submitted',
  preparation: stageLabel(reviewStages.preparation.admin),
  technical: stageLabel(reviewStages.technical.admin),
  business: stageLabel(reviewStages.business.admin),
  live: projectStates.live.label,
}

/** The marks beside the age of an application. */
export const clockLabels = { overdue: 'Overdue', paused: 'Paused' } as const satisfies Partial<
  Record<keyof ReviewClock, string>
>

/** A decision has the name of the state that it leads to, where it leads to one. */
export const decisionLabels: Record<AdminProject['comments'][number]['type'], string> = {
  APPROVE: listLabel('live'),
  SEND_BACK: 'Sent back',
  REJECT: projectStates.rejected.label,
  SUSPEND: projectStates.suspended.label,
  REINSTATE: 'Reinstated',
}

/** Dates of a project in the lists and facts of staff. */
export const dateLabels = {
  createDate: 'Date created',
  signUpDate: 'Sign-up date',
  goLiveRequestDate: 'Go-live request date',
  goLiveDate: 'Go-live date',
  rejectDate: 'Reject date',
} as const
