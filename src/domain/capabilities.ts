import { type ApplicationPart, isLeftOut, type RequestedChanges } from './application-parts.ts'
import {
  type CompanyPart,
  type CompanyStanding,
  decideFieldChange,
  decideFurtherField,
  decidePartChange,
  decideProfileChange,
  type FurtherFieldFacts,
} from './company-profile.ts'
import { allowed, type Decision, denied } from './decision.ts'
import type { Environment } from './environments.ts'
import { hasGoneLive, type ProjectState, pendingStagesOf } from './project-states.ts'
import type { Role } from './roles.ts'
import type { Audience } from './thread.ts'
import { decide, decidePlace, type WorkflowAction } from './workflow.ts'
import type { ReviewFacts } from './workflow-needs.ts'
import type { Standing } from './workflow-step.ts'

export interface Actor {
  role: Role
}

export interface ActorOfOrganisation extends Actor {
  organisationId: string
}

function onlyPartner(actor: Actor) {
  return actor.role === 'EXTERNAL_ADMIN' ? allowed : denied('role-not-allowed')
}

/** The decision for a partner; staff are refused. */
function forPartner<Next extends Decision>(actor: Actor, rule: () => Next) {
  const partner = onlyPartner(actor)
  return partner.allowed ? rule() : partner
}

/**
 * The company is locked during a review, so that reviewers approve what they have read, and for good by the first approval.
 * A rejection or a request for changes opens only the parts that it names, also those that an approval has closed.
 */
function onOpenPart(actor: Actor, company: CompanyStanding, part: CompanyPart) {
  return forPartner(actor, () => decidePartChange(company, part))
}

/** Where a request for changes names single fields, only those are open. */
function onOpenField(actor: Actor, company: CompanyStanding, pointer: string) {
  return forPartner(actor, () => decideFieldChange(company, pointer))
}

function onlyBusinessAdmin(actor: Actor) {
  return actor.role === 'BUSINESS_ADMIN' ? allowed : denied('role-not-allowed')
}

function onlyTechnical(actor: Actor) {
  return actor.role === 'TECHNICAL_LIMITED' ? allowed : denied('role-not-allowed')
}

function onActiveProject(actor: Actor, project: { state: ProjectState }) {
  return forPartner(actor, () => (project.state === 'suspended' ? denied('project-suspended') : allowed))
}

/** A workflow step that depends on role and place only. */
function step<Action extends WorkflowAction>(action: Action) {
  return (actor: Actor, project: Standing) => decidePlace(action, actor.role, project)
}

/** What a partner's submission is: the first one, or that of requested changes. */
const submissionOf = ({ stage }: Standing) => (stage === 'changes' ? 'resubmit' : 'submit')

const submitGoLive = (actor: Actor, project: Standing) => decidePlace(submissionOf(project), actor.role, project)

/** A workflow step with further conditions. */
function stepWith<Action extends WorkflowAction>(action: Action) {
  return (actor: Actor, project: Standing & ReviewFacts) => decide(action, actor.role, project, project)
}

function workOnNote(actor: Actor, project: Standing) {
  return forPartner(actor, () => (project.stage === 'changes' ? allowed : denied('notes-closed')))
}

/** Who may do what, with the reason when not. The same function disables the button and guards the operation. */
export const can = {
  /** Members change their own password. Staff have none where they sign in at their identity provider. */
  changePassword: (actor: Actor, { staffPasswords }: { staffPasswords: boolean }) =>
    staffPasswords || actor.role === 'EXTERNAL_ADMIN' ? allowed : denied('single-sign-on-only'),

  /** Staff always sign in with the email code. */
  changeSecondStep: onlyPartner,

  /** An account without the email code needs another second step, and recovery codes in case that one is lost. */
  turnOffEmailCode({ otherWays, recoveryCodesLeft }: { otherWays: number; recoveryCodesLeft: number | null }) {
    return otherWays > 0 && recoveryCodesLeft ? allowed : denied('mailed-code-needed')
  },

  listProjects: onlyPartner,

  createProject: onlyPartner,

  /** Another partner's project is answered with 404, so that its existence is not revealed. */
  viewProject: (actor: ActorOfOrganisation, project: { organisationId: string }) =>
    forPartner(actor, () => (project.organisationId === actor.organisationId ? allowed : denied('not-found'))),

  generateKey(actor: Actor, project: { state: ProjectState }, environment: Environment) {
    const active = onActiveProject(actor, project)
    if (!active.allowed) return active
    return environment === 'live' && !hasGoneLive(project.state) ? denied('project-not-live') : allowed
  },

  /** The code by mail that a live key needs. */
  requestLiveKeyCode: onlyPartner,

  viewRateCard: onlyPartner,

  viewTryOutHosts: onlyPartner,

  callTryOutHosts: onlyPartner,

  /** Allowed on a suspended project too: a leaked key must always be revocable. */
  revokeKey: onlyPartner,

  createAgentToken: onActiveProject,

  /** Allowed on a suspended project too, like revoking a key. */
  revokeAgentToken: onlyPartner,

  /** Locked during a review: the reviewed addresses become active with the approval. */
  editIpAddresses(actor: Actor, project: RequestedChanges) {
    const active = onActiveProject(actor, project)
    if (!active.allowed) return active
    if (project.state === 'pending' && project.stage !== 'changes') return denied('project-under-review')
    return isLeftOut('addresses', project) ? denied('change-not-requested') : allowed
  },

  /** The operators and the language of an application. */
  chooseOperators(actor: Actor, project: RequestedChanges) {
    const submitting = submitGoLive(actor, project)
    if (!submitting.allowed) return submitting
    return isLeftOut('operators', project) ? denied('change-not-requested') : allowed
  },

  switchToLive(project: { state: ProjectState }) {
    return hasGoneLive(project.state) ? allowed : denied('project-not-live')
  },

  saveGoLiveDraft: step('save-draft'),

  /** The live product codes of an application. */
  wishProductCodes(actor: Actor, project: RequestedChanges) {
    const saving = decidePlace('save-draft', actor.role, project)
    if (!saving.allowed) return saving
    const isClosed =
      project.stage === 'changes'
        ? !project.requestedFields?.includes('/productCodes')
        : isLeftOut('operators', project)
    return isClosed ? denied('change-not-requested') : allowed
  },

  /** Whether the project's state allows it: a rejected project can be corrected and submitted again. */
  submitGoLive,
  /** Whether the state of the project and the facts of the application allow it. */
  submitApplication: (actor: Actor, project: Standing & ReviewFacts) =>
    decide(submissionOf(project), actor.role, project, project),

  requestChanges: stepWith('request-changes'),
  /** A desk writes notes while the project is with it. */
  writeNote: step('request-changes'),
  /** A desk resolves and reopens notes also while the partner works on them. */
  settleNote(actor: Actor, project: Standing) {
    if (actor.role === 'EXTERNAL_ADMIN') return denied('role-not-allowed')
    return project.state === 'pending' ? allowed : denied('notes-closed')
  },
  answerNote: (actor: Actor, project: Standing) =>
    forPartner(actor, () => (project.state === 'pending' ? allowed : denied('notes-closed'))),
  /** Marks a note as done, and names further fields that have to change with it. */
  workOnNote,

  /**
   * Opens a further field together with that of a note. A partner opens no other part of a company that is settled or has
   * another project under review, since no reviewer would read the change before it counts.
   */
  relateField(
    actor: Actor,
    project: Standing,
    company: FurtherFieldFacts,
    { pointer, ofNote }: { pointer: string; ofNote: string },
  ) {
    const working = workOnNote(actor, project)
    if (!working.allowed) return working
    return decideFurtherField(company, pointer, ofNote)
  },

  withdraw: step('withdraw'),

  saveProviderCode: stepWith('save-provider-code'),
  addProductCode: stepWith('add-product-code'),
  deleteProductCode: step('delete-product-code'),
  addSmsTemplate: stepWith('add-sms-template'),
  updateSmsTemplate: step('update-sms-template'),
  deleteSmsTemplate: step('delete-sms-template'),
  submitForTechApproval: stepWith('hand-over'),
  startProductTests: stepWith('start-tests'),
  readTestResults: onlyTechnical,
  noteFailedTests: onlyTechnical,
  approveTechnically: stepWith('approve-technically'),
  sendBack: step('send-back'),
  approve: stepWith('approve'),
  reject: step('reject'),
  suspend: step('suspend'),
  reinstate: step('reinstate'),

  editCompanyPart: onOpenPart,

  /** One field of company, representative, bank or document. */
  editCompanyField: onOpenField,

  /** Any field of company, bank and representative, which the profile page saves together. */
  editProfile: (actor: Actor, company: CompanyStanding) => forPartner(actor, () => decideProfileChange(company)),

  /** The partner's own profile, which is the representative of the company. */
  editRepresentative: decideProfileChange,

  listPendingProjects(actor: Actor) {
    return pendingStagesOf(actor.role).length > 0 ? allowed : denied('role-not-allowed')
  },

  listProjectsByStatus: onlyBusinessAdmin,

  searchProjects(actor: Actor) {
    return actor.role === 'EXTERNAL_ADMIN' ? denied('role-not-allowed') : allowed
  },

  /** Staff see submitted projects. Drafts belong to their partner; the business admin sees them as inactive. */
  review(actor: Actor, project: { submitted: boolean }) {
    if (actor.role === 'EXTERNAL_ADMIN') return denied('role-not-allowed')
    return project.submitted || actor.role === 'BUSINESS_ADMIN' ? allowed : denied('not-found')
  },

  /**
   * Messages between partner and desks, from the first submission until the project goes live: then no desk has its turn.
   * Internal notes are the desks' own, and stay possible.
   */
  writeToThread(actor: Actor, project: { state: ProjectState; submitted: boolean }, audience: Audience) {
    if (audience === 'desks' && actor.role === 'EXTERNAL_ADMIN') return denied('role-not-allowed')
    if (!project.submitted) return denied('thread-not-open')
    return audience === 'all' && project.state === 'live' ? denied('thread-closed') : allowed
  },

  /** Only the approving roles may read a partner's documents; preparation does not need them. */
  downloadDocument(actor: Actor) {
    return actor.role === 'BUSINESS_ADMIN' || actor.role === 'TECHNICAL_LIMITED' ? allowed : denied('role-not-allowed')
  },

  /** A document rejected by the scan can always be replaced: no reviewer has read it, and it blocks approval. */
  replaceDocument(actor: Actor, company: CompanyStanding & { documentStatus: ReviewFacts['documentStatus'] }) {
    const open = onOpenPart(actor, company, 'document')
    return open.allowed || open.problem === 'role-not-allowed' || company.documentStatus !== 'REJECTED' ? open : allowed
  },

  /** A partner's details, including bank and projects. */
  viewPartners: onlyBusinessAdmin,
  /** Which projects use the changing parts of an API product. */
  viewApiChanges: onlyBusinessAdmin,
} satisfies Record<string, (...facts: never[]) => Decision>

/** The parts of an application whose values a reader does not see: desks other than the business admin's need no bank details. */
export function hiddenPartsFrom({ role }: Actor): Extract<ApplicationPart, 'bank'>[] {
  return role === 'BUSINESS_INTERNAL' || role === 'TECHNICAL_LIMITED' ? ['bank'] : []
}
