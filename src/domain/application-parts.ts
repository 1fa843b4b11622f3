import type { OperationIO } from '#generated/operations.ts'
import { fromPortalStatus, type PortalStatus } from './project-states.ts'
import type { Standing } from './workflow-step.ts'

/** A part of a go-live application that a rejection can name. */
export type ApplicationPart = NonNullable<OperationIO['rejectProject']['body']['changes']>[number]

/** The names of the parts on screens and in mails, in the order of the Go Live wizard. */
export const partLabels: Record<ApplicationPart, string> = {
  operators: 'Operators and language',
  addresses: 'Whitelisted IPs',
  document: 'Registration document',
  company: 'Company',
  representative: 'Representative',
  bank: 'Bank',
  'provider-code': 'Provider code',
}

/** 'Whitelisted IPs, Bank'. */
export const partNames = (parts: readonly ApplicationPart[]): string => parts.map((part) => partLabels[part]).join(', ')

/** Where a project is, with the parts that its last rejection or request for changes named; null when it named none. */
export interface RequestedChanges extends Standing {
  requestedChanges: readonly ApplicationPart[] | null
  /** The fields that the notes of a request for changes opened; null without one. */
  requestedFields: readonly string[] | null
}

/** Whether a rejection named parts, and not this one. A request for changes opens what it names and nothing else. */
export function isLeftOut(part: ApplicationPart, { state, stage, requestedChanges }: RequestedChanges): boolean {
  if (stage === 'changes') return !(requestedChanges?.includes(part) ?? false)
  return state === 'rejected' && requestedChanges !== null && !requestedChanges.includes(part)
}

interface PartnersProject {
  status: PortalStatus
  rejectChanges: readonly ApplicationPart[] | null
  changeRequest: { parts: readonly ApplicationPart[]; fields: readonly string[] } | null
}

/** Partners do not see the desk that has a project, and none of their steps depends on it. */
export function standingForPartner(status: PortalStatus, hasChangeRequest: boolean): Standing {
  const state = fromPortalStatus(status)
  if (hasChangeRequest) return { state, stage: 'changes' }
  return { state, stage: state === 'pending' ? 'preparation' : null }
}

export function requestedChangesForPartner({
  status,
  rejectChanges,
  changeRequest,
}: PartnersProject): RequestedChanges {
  return {
    ...standingForPartner(status, Boolean(changeRequest)),
    requestedChanges: changeRequest ? changeRequest.parts : rejectChanges,
    requestedFields: changeRequest ? changeRequest.fields : null,
  }
}
