import type { OperationIO } from '#generated/operations.ts'
import type { DocumentedProblemCode } from './decision.ts'
import type { ProjectState, ReviewStage } from './project-states.ts'
import type { Role } from './roles.ts'
import type { MailName, StepEffect, StepTimestamp } from './workflow-effects.ts'
import type { NeedName } from './workflow-needs.ts'

// What a step of the workflow consists of. The steps themselves are in workflow.ts.

/** A state, or one of the review stages inside pending. */
export type Place = Exclude<ProjectState, 'pending'> | ReviewStage

export interface Standing {
  state: ProjectState
  stage: ReviewStage | null
}

export type AuditAction = OperationIO['listAuditEvents']['data']['items'][number]['action']

export type MailReader = 'partner' | 'desk' | 'left-desk' | Role

export interface Step<Code extends DocumentedProblemCode = DocumentedProblemCode, Need extends NeedName = NeedName> {
  label: string
  /** 'desk': the role of the desk where the project is. */
  by: Role | 'system' | 'desk'
  from: readonly Place[]
  /** 'same': state and stage do not change. 'desk': the first desk that has to check again. */
  to: Place | 'same' | 'desk'
  needs: readonly Need[]
  comment: 'none' | 'optional' | 'required'
  /** The audit event of the step. Saving a draft has none: only its author sees a draft. */
  event: AuditAction | null
  timestamp?: StepTimestamp
  effects: readonly StepEffect[]
  /** 'desk': the desk that the step leads to. 'left-desk': the desk that the project leaves. */
  mails: readonly { mail: MailName; to: MailReader }[]
  /** The problem of taking the step from a place outside `from`, unless `problemAt` has another for that place. */
  problemElsewhere: Code
  problemAt?: Partial<Record<Place, Code>>
}
