import type { OperationIO } from '#generated/operations.ts'
import type { ProjectState } from './project-states.ts'

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

/** The state of a project with the parts that its last rejection named; null when it named none. */
export interface RequestedChanges {
  state: ProjectState
  requestedChanges: readonly ApplicationPart[] | null
}

/** Whether a rejection named parts, and not this one. */
export function isLeftOut(part: ApplicationPart, { state, requestedChanges }: RequestedChanges): boolean {
  return state === 'rejected' && requestedChanges !== null && !requestedChanges.includes(part)
}
