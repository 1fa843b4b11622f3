import type { ApplicationPart } from '#domain/application-parts.ts'
import { can } from '#domain/capabilities.ts'
import type { Decision } from '#domain/decision.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { ProviderCode } from '#server/operators.ts'
import { presentAttachment } from '#server/presenters/documents.ts'
import { presentMoment } from '#server/presenters/moment.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'
import type { GoLiveDraft } from '#server/repositories/go-live-drafts.ts'
import type { IpAddress } from '#server/repositories/ip-addresses.ts'
import type { OwnOrganisation } from '#server/repositories/organisations.ts'
import { type Project, requestedChangesOf } from '#server/repositories/projects.ts'

type PresentedDraft = OperationIO['getGoLiveDraft']['data']

interface DraftParts {
  draft: GoLiveDraft | undefined
  project: Project
  providers: ProviderCode[]
  addresses: IpAddress[]
  organisation: OwnOrganisation
  attachment: StoredDocument | undefined
  /** The company's document, which this one would replace. */
  registration: StoredDocument | undefined
  documentDue: boolean
}

export function presentGoLiveDraft(parts: DraftParts): PresentedDraft {
  const { draft, attachment } = parts
  const editable = editableOf(parts)
  return {
    step: draft?.step ?? 'document-list',
    project: draft?.project ?? submittedBefore(parts),
    company: draft?.company ?? null,
    user: draft?.representative ?? null,
    payment: draft?.payment ?? null,
    document: attachment && editable.includes('document') ? presentAttachment(attachment) : null,
    documentDue: parts.documentDue,
    editable,
    revision: draft?.revision ?? 0,
    updatedOn: presentMoment(draft?.updatedAt),
  }
}

/** A rejected application starts from the submitted one; its confirmations must be given again. */
function submittedBefore({ project, providers, addresses }: DraftParts): PresentedDraft['project'] {
  if (!project.locale) return null
  return { providers, locale: project.locale, ipAddresses: addresses.map(({ address }) => address).join(', ') }
}

const companyParts = ['company', 'representative', 'bank'] as const

/** The parts that the partner may change now. */
function editableOf({ organisation, project, registration }: DraftParts): PresentedDraft['editable'] {
  const partner = { role: 'EXTERNAL_ADMIN' } as const
  const document = { ...organisation, documentStatus: registration?.status ?? null }
  const application = requestedChangesOf(project)
  const parts: [ApplicationPart, Decision][] = [
    ...companyParts.map((part): [ApplicationPart, Decision] => [
      part,
      can.editCompanyPart(partner, organisation, part),
    ]),
    ['document', can.replaceDocument(partner, document)],
    ['operators', can.chooseOperators(partner, application)],
    ['addresses', can.editIpAddresses(partner, application)],
  ]
  return parts.flatMap(([part, { allowed }]) => (allowed ? [part] : []))
}
