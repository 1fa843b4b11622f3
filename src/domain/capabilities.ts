import { type Decision, no, yes } from './decision.ts'
import type { Environment } from './environments.ts'
import { hasGoneLive, type ProjectState, pendingStagesOf } from './project-states.ts'
import type { Role } from './roles.ts'
import { decide, decidePlace, type Standing, type WorkflowAction } from './workflow.ts'
import type { ReviewFacts } from './workflow-needs.ts'

export interface Actor {
  role: Role
}

export interface ActorOfOrganisation extends Actor {
  organisationId: string
}

function onlyPartner(actor: Actor): Decision {
  return actor.role === 'EXTERNAL_ADMIN' ? yes : no('role-not-allowed')
}

/** What decides whether a partner may change the company, its representative, bank and document. */
export interface CompanyStanding {
  status: 'draft' | 'active'
  /** A project of the company waits for its decision. */
  underReview: boolean
}

/**
 * What the business accepts is what its reviewers have read: it stands still from the submission to the decision, a rejection
 * opens it again, and the first approval settles all of it.
 */
function onOpenCompany(actor: Actor, { status, underReview }: CompanyStanding): Decision {
  const partner = onlyPartner(actor)
  if (!partner.allowed) return partner
  if (status === 'active') return no('profile-locked')
  return underReview ? no('profile-under-review') : yes
}

function onlyBusinessAdmin(actor: Actor): Decision {
  return actor.role === 'BUSINESS_ADMIN' ? yes : no('role-not-allowed')
}

function onActiveProject(actor: Actor, project: { state: ProjectState }): Decision {
  const partner = onlyPartner(actor)
  if (!partner.allowed) return partner
  return project.state === 'suspended' ? no('project-suspended') : yes
}

/** A step of the workflow that needs nothing but the right person at the right place. */
function step(action: WorkflowAction) {
  return (actor: Actor, project: Standing): Decision => decidePlace(action, actor.role, project)
}

/** A partner is not told at which desk its request lies, and no step of a partner's depends on it. */
function partnersStep(action: 'save-draft' | 'submit') {
  return (actor: Actor, { state }: { state: ProjectState }): Decision =>
    decidePlace(action, actor.role, { state, stage: state === 'pending' ? 'preparation' : null })
}

/** A step that asks more of the project. */
function stepWith(action: WorkflowAction) {
  return (actor: Actor, project: Standing & ReviewFacts): Decision => decide(action, actor.role, project, project)
}

/** Who may do what, with the reason when not. The same function greys the button out and guards the operation. */
export const can = {
  listProjects: onlyPartner,

  createProject: onlyPartner,

  /** What belongs to another partner does not exist for this one. */
  viewProject(actor: ActorOfOrganisation, project: { organisationId: string }): Decision {
    const partner = onlyPartner(actor)
    if (!partner.allowed) return partner
    return project.organisationId === actor.organisationId ? yes : no('not-found')
  },

  generateKey(actor: Actor, project: { state: ProjectState }, environment: Environment): Decision {
    const active = onActiveProject(actor, project)
    if (!active.allowed) return active
    return environment === 'live' && !hasGoneLive(project.state) ? no('project-not-live') : yes
  },

  /** Also on a suspended project: taking a leaked key out of use must always be possible. */
  revokeKey: onlyPartner,

  /** What the reviewers have read is what becomes active with the approval. */
  editIpAddresses(actor: Actor, project: { state: ProjectState }): Decision {
    const active = onActiveProject(actor, project)
    if (!active.allowed) return active
    return project.state === 'pending' ? no('project-under-review') : yes
  },

  switchToLive(project: { state: ProjectState }): Decision {
    return hasGoneLive(project.state) ? yes : no('project-not-live')
  },

  saveGoLiveDraft: partnersStep('save-draft'),

  /** Whether it is the time for it: a rejected project can be corrected and submitted again. */
  submitGoLive: partnersStep('submit'),
  /** The same, once it is known what the application brings. */
  submitApplication: stepWith('submit'),

  saveProviderCode: stepWith('save-provider-code'),
  addProductCode: stepWith('add-product-code'),
  deleteProductCode: step('delete-product-code'),
  addSmsTemplate: stepWith('add-sms-template'),
  updateSmsTemplate: step('update-sms-template'),
  deleteSmsTemplate: step('delete-sms-template'),
  submitForTechApproval: stepWith('hand-over'),
  startProductTests: stepWith('start-tests'),
  approveTechnically: stepWith('approve-technically'),
  approve: stepWith('approve'),
  reject: step('reject'),
  suspend: step('suspend'),
  reinstate: step('reinstate'),

  /** Company, bank and representative. */
  editProfile: onOpenCompany,

  listPendingProjects(actor: Actor): Decision {
    return pendingStagesOf(actor.role).length > 0 ? yes : no('role-not-allowed')
  },

  listProjectsByStatus: onlyBusinessAdmin,

  searchProjects(actor: Actor): Decision {
    return actor.role === 'EXTERNAL_ADMIN' ? no('role-not-allowed') : yes
  },

  /** Staff see what was ever submitted; drafts are the partner's own, and the business admin's who counts them. */
  review(actor: Actor, project: { submitted: boolean }): Decision {
    if (actor.role === 'EXTERNAL_ADMIN') return no('role-not-allowed')
    return project.submitted || actor.role === 'BUSINESS_ADMIN' ? yes : no('not-found')
  },

  /** Only the roles that approve may read the partner's documents; preparing codes and templates does not need them. */
  downloadDocument(actor: Actor): Decision {
    return actor.role === 'BUSINESS_ADMIN' || actor.role === 'TECHNICAL_LIMITED' ? yes : no('role-not-allowed')
  },

  /** A document that the scan refused can always be replaced: no reviewer has read it, and it blocks approval. */
  replaceDocument(
    actor: Actor,
    company: CompanyStanding & { documentStatus: ReviewFacts['documentStatus'] },
  ): Decision {
    const open = onOpenCompany(actor, company)
    return open.allowed || open.problem === 'role-not-allowed' || company.documentStatus !== 'REJECTED' ? open : yes
  },

  /** Who they are, bank included, and what projects they have. */
  viewPartners: onlyBusinessAdmin,
}
