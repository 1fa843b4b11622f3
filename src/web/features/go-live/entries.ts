import { bankFields } from '#domain/bank-details.ts'
import { splitIpList } from '#domain/formats/ip-list.ts'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { User } from '#generated/portal/model/user.ts'
import { type BankEntry, bindings, type CompanyEntry, type ProjectEntry, type RepresentativeEntry } from './bindings.ts'
import type { Step } from './wizard.ts'

/** What was typed so far, under the names that the request has for its parts. */
export interface Entries {
  project: ProjectEntry
  company: CompanyEntry
  user: RepresentativeEntry
  payment: BankEntry
}

export interface Stored {
  draft: GoLiveDraft
  organisation: Organisation
  user: User
  project: Project
}

const companyFields = [
  'name',
  'website',
  'industry',
  'details',
  'identity_uen',
  'address',
  'country',
  'hotline_number',
] as const
const personFields = ['salutation', 'fullName', 'jobTitle', 'mobileNumber'] as const

/** Where the person left off, unless a document that the virus scan refused has to be replaced: its mail leads here. */
export const startingStep = ({ draft }: Pick<Stored, 'draft'>): Step =>
  draft.document?.antivirusStatus === 'REJECTED' ? 'company' : draft.step

/** A step begins with what was saved of it, else with what the portal knows. A settled company is what it is. */
export function startingEntries({ draft, organisation, user, project }: Stored): Entries {
  const saved = draft.editable === 'all' ? draft : { company: null, user: null, payment: null }
  return {
    // Half of the boxes ticked is no value of the form yet, and what it has to be able to begin with.
    project: (draft.project as ProjectEntry | null) ?? knownAddresses(project),
    company: saved.company ?? told(organisation, companyFields),
    user: saved.user ?? told(user, personFields),
    payment: saved.payment ?? knownBank(organisation),
  }
}

function knownAddresses({ network }: Project): ProjectEntry {
  return network.length > 0 ? { ipAddresses: network.map(({ ip }) => ip).join(', ') } : {}
}

/** The account number is typed twice only when it changes. */
function knownBank({ bankDetails }: Organisation): BankEntry {
  const { accountNumber } = bankDetails
  return { ...told(bankDetails, bankFields), ...(accountNumber && { confirmAccountNumber: accountNumber }) }
}

/** These fields of a record, without those that say nothing. */
function told<T extends object, K extends keyof T>(record: T, fields: readonly K[]) {
  const entries = fields.map((field) => [field, record[field]]).filter(([, value]) => value != null && value !== '')
  return Object.fromEntries(entries) as { [P in K]?: NonNullable<T[P]> }
}

/** The first step that is not filled in as it has to be; a settled company's are the portal's business. */
export function firstIncomplete({ project, company, user, payment }: Entries, settled: boolean): Step | undefined {
  if (!bindings.project.accepts(project)) return 'project'
  if (settled) return undefined
  if (!bindings.company.accepts(company)) return 'company'
  if (!bindings.user.accepts(user)) return 'representative'
  return bindings.payment.accepts(payment) ? undefined : 'bank'
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
