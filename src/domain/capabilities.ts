import type { Environment } from './environments.ts'
import { type ProblemCode, problems } from './problems.ts'
import { hasGoneLive, type ProjectState, pendingStagesOf } from './project-states.ts'
import type { Role } from './roles.ts'

/** `because` is the tooltip of a disabled button and the message of the server's refusal; `problem` is its code. */
export type Decision = { allowed: true } | { allowed: false; because: string; problem: ProblemCode }

export interface Actor {
  role: Role
}

export interface ActorOfOrganisation extends Actor {
  organisationId: string
}

const yes: Decision = { allowed: true }

function no(problem: ProblemCode): Decision {
  return { allowed: false, because: problems[problem].message, problem }
}

function onlyPartner(actor: Actor): Decision {
  return actor.role === 'EXTERNAL_ADMIN' ? yes : no('role-not-allowed')
}

function onlyBusinessAdmin(actor: Actor): Decision {
  return actor.role === 'BUSINESS_ADMIN' ? yes : no('role-not-allowed')
}

function onActiveProject(actor: Actor, project: { state: ProjectState }): Decision {
  const partner = onlyPartner(actor)
  if (!partner.allowed) return partner
  return project.state === 'suspended' ? no('project-suspended') : yes
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

  editIpAddresses: onActiveProject,

  switchToLive(project: { state: ProjectState }): Decision {
    return hasGoneLive(project.state) ? yes : no('project-not-live')
  },

  /** A rejected project can be corrected and submitted again. */
  submitGoLive(actor: Actor, project: { state: ProjectState }): Decision {
    const active = onActiveProject(actor, project)
    if (!active.allowed) return active
    return project.state === 'draft' || project.state === 'rejected' ? yes : no('go-live-not-allowed')
  },

  /** Company, bank and representative were part of what the business accepted, so they settle together. */
  editProfile(actor: Actor, organisation: { status: 'draft' | 'active' }): Decision {
    const partner = onlyPartner(actor)
    if (!partner.allowed) return partner
    return organisation.status === 'draft' ? yes : no('profile-locked')
  },

  listPendingProjects(actor: Actor): Decision {
    return pendingStagesOf(actor.role).length > 0 ? yes : no('role-not-allowed')
  },

  listProjectsByStatus: onlyBusinessAdmin,

  /** Who they are, bank included, and what projects they have. */
  viewPartners: onlyBusinessAdmin,
}
