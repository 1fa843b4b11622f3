import { can } from '#domain/capabilities.ts'
import type { CompanyPart } from '#domain/company-profile.ts'
import { ipListProblems, splitIpList } from '#domain/formats/ip-list.ts'
import type { GoLiveStep } from '#domain/go-live-steps.ts'
import * as bank from '#generated/forms/go-live-bank.js'
import * as company from '#generated/forms/go-live-company.js'
import * as project from '#generated/forms/go-live-project.js'
import * as representative from '#generated/forms/go-live-representative.js'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { ReviewNote } from '#generated/portal/model/reviewNote.ts'
import type { User } from '#generated/portal/model/user.ts'
import { bankEntry, companyEntry, representativeEntry } from '#web/entities/company/entries.ts'
import { bindForm } from '#web/form/binding.ts'

/** The form of each step, under the name that the request has for its part. JSON Schema cannot check an address list. */
export const bindings = {
  project: bindForm<project.Value>('go-live-project', project, ({ ipAddresses = '' }) => ({
    ipAddresses: ipListProblems(splitIpList(ipAddresses)).join('\n') || undefined,
  })),
  company: bindForm<company.Value>('go-live-company', company),
  user: bindForm<representative.Value>('go-live-representative', representative),
  payment: bindForm<bank.Value>('go-live-bank', bank),
}

/** What was typed so far. */
export interface Entries {
  project: Partial<project.Value>
  company: Partial<company.Value>
  user: Partial<representative.Value>
  payment: Partial<bank.Value>
}

export interface Stored {
  draft: GoLiveDraft
  organisation: Organisation
  user: User
  project: Project
  /** The notes that are open. */
  notes: readonly ReviewNote[]
}

/** A step begins with its draft, else with what the portal knows. */
export function startingEntries({ draft, organisation, user, project }: Omit<Stored, 'notes'>): Entries {
  const saved = openEntries(draft.editable, draft)
  return {
    // The draft may hold some of the boxes that the form's type requires together.
    project: (draft.project as Entries['project'] | null) ?? knownAddresses(project),
    company: saved.company ?? companyEntry(organisation),
    user: saved.user ?? representativeEntry(user),
    payment: saved.payment ?? bankEntry(organisation),
  }
}

/** The entries of company, representative and bank that the partner may change; the others come from the portal. */
export function openEntries<Company, User, Payment>(
  editable: GoLiveDraft['editable'],
  { company, user, payment }: { company: Company; user: User; payment: Payment },
) {
  return {
    ...(editable.includes('company') && { company }),
    ...(editable.includes('representative') && { user }),
    ...(editable.includes('bank') && { payment }),
  }
}

export const isPartOpen = (organisation: Organisation, part: CompanyPart): boolean =>
  can.editCompanyPart({ role: 'EXTERNAL_ADMIN' }, organisation, part).allowed

/** What is submitted: the server ignores entries of parts that another project's submission has closed meanwhile. */
export function submittedEntries(
  typed: Entries,
  { organisation, user }: Pick<Stored, 'organisation' | 'user'>,
): Entries {
  return {
    project: typed.project,
    company: isPartOpen(organisation, 'company') ? typed.company : companyEntry(organisation),
    user: isPartOpen(organisation, 'representative') ? typed.user : representativeEntry(user),
    payment: isPartOpen(organisation, 'bank') ? typed.payment : bankEntry(organisation),
  }
}

function knownAddresses({ network }: Project): Entries['project'] {
  return network.length > 0 ? { ipAddresses: network.map(({ ip }) => ip).join(', ') } : {}
}

/** The first step whose form is not valid. The person cannot change a part that is not open. */
export function firstIncomplete(
  { project, company, user, payment }: Entries,
  isOpen: (part: CompanyPart) => boolean,
): GoLiveStep | undefined {
  if (!bindings.project.accepts(project)) return 'project'
  if (isOpen('company') && !bindings.company.accepts(company)) return 'company'
  if (isOpen('representative') && !bindings.user.accepts(user)) return 'representative'
  return isOpen('bank') && !bindings.payment.accepts(payment) ? 'bank' : undefined
}

/** The application as it is sent; undefined while a step is not complete. */
export function applicationOf({ project, company, user, payment }: Entries, otp?: string): GoLive | undefined {
  if (!bindings.project.accepts(project) || !bindings.company.accepts(company)) return undefined
  if (!bindings.user.accepts(user) || !bindings.payment.accepts(payment)) return undefined
  const { confirmAccountNumber: _typedTwice, ...account } = payment
  return {
    project: { ...project, ipAddresses: splitIpList(project.ipAddresses) },
    company,
    user,
    payment: account,
    ...(otp && { otp }),
  }
}
