import { toAdminStage, toAdminStatus } from '#domain/project-states.ts'
import type { ReviewProgress } from '#domain/review-clock.ts'
import type { AuditAction } from '#domain/workflow-step.ts'
import type { OperationIO } from '#generated/operations.ts'
import { toProviderCode } from '#server/operators.ts'
import { presentDocument } from '#server/presenters/documents.ts'
import { presentMoment } from '#server/presenters/moment.ts'
import { type Clock, presentProgress, progressOfProject } from '#server/presenters/progress.ts'
import { lastSandboxUse, presentIpAddress } from '#server/presenters/project.ts'
import type { AuditEvent } from '#server/repositories/audit-events.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'
import type { ProductCode } from '#server/repositories/product-codes.ts'
import type { ReviewedProject } from '#server/repositories/projects.ts'
import { type Review, testStatusOf } from '#server/repositories/reviews.ts'
import type { Volumes } from '#server/repositories/volumes.ts'

type AdminProject = OperationIO['getAdminProject']['data']

export function presentAdminProject(review: Review, clock: Clock): AdminProject {
  const { project, organisation, partnerEmail, registration } = review
  return {
    id: project.id,
    projectName: project.name,
    description: project.description,
    orgId: organisation.id,
    partnerName: organisation.name ?? partnerEmail,
    status: toAdminStatus(project.status),
    stage: project.stage && toAdminStage(project.stage),
    ...presentMoments(review),
    openNotes: review.notes.open,
    notesToDo: review.notes.toDo,
    providers: review.providers,
    locale: project.locale,
    ipAddresses: review.addresses.map(presentIpAddress),
    providerCode: project.providerCode,
    providerCodeFreeze: project.providerCodeFrozen,
    productCodes: review.codes.map(presentAdminProductCode),
    productResult: presentProductResult(review),
    testOn: presentMoment(review.test?.finishedAt),
    smsTemplates: review.templates.map(({ id, text }) => ({ sms_template_id: id, text })),
    organisationDocument: registration ? presentFile(project.id, registration) : null,
    documents: review.files.map((document) => presentFile(project.id, document)),
    comments: review.comments.flatMap(presentComment),
    progress: presentProgress(progressOfProject(review, clock)),
  }
}

function presentMoments({ project, keys }: Review) {
  return {
    projectCreatedDate: project.createdAt.toISOString(),
    goLiveRequestDate: presentMoment(project.submittedAt),
    lastSandboxUsageDate: presentMoment(lastSandboxUse(keys)),
    isTechApproved: project.techCheckedAt !== null,
    techCheckDate: presentMoment(project.techCheckedAt),
    approvedDate: presentMoment(project.liveAt),
    rejectDate: presentMoment(project.rejectedAt),
    requestedChanges: project.requestedChanges,
    suspendedDate: presentMoment(project.suspendedAt),
  }
}

export function presentAdminProductCode(stored: ProductCode): AdminProject['productCodes'][number] {
  const { id, environment, provider, code, description, price, currency } = stored
  return { id, env_type: environment, provider: toProviderCode(provider), code, description, price, currency }
}

export function presentProductResult(review: Pick<Review, 'test'>): AdminProject['productResult'] {
  const { test } = review
  const codeId = test && !test.finishedAt ? test.codeId : null
  return { status: testStatusOf(review), testOn: presentMoment(test?.finishedAt ?? test?.startedAt), codeId }
}

function presentFile(projectId: string, document: StoredDocument): AdminProject['documents'][number] {
  return presentDocument(`/admin/projects/${projectId}/documents/${document.id}`, document)
}

const decisionTypes: Partial<Record<AuditAction, AdminProject['comments'][number]['type']>> = {
  'tech-approved': 'APPROVE',
  'sent-back': 'SEND_BACK',
  approved: 'APPROVE',
  rejected: 'REJECT',
  suspended: 'SUSPEND',
  reinstated: 'REINSTATE',
}

/** A decision without a comment appears in the audit trail only. */
function presentComment(event: AuditEvent): AdminProject['comments'] {
  const type = decisionTypes[event.action]
  if (!type || !event.message) return []
  const { id, action, actorEmail, message, createdAt } = event
  const approverType =
    action === 'tech-approved' || action === 'sent-back' ? 'INTERNAL_TECH' : 'INTERNAL_BUSINESS_ADMIN'
  return [{ id, type, approverType, author: actorEmail ?? '', message, createdOn: createdAt.toISOString() }]
}

type AdminProjectRow = OperationIO['listPendingProjects']['data']['items'][number]

/** A row of a staff list. */
export function presentAdminProjectRow(
  reviewed: ReviewedProject,
  progress: ReadonlyMap<string, ReviewProgress>,
): AdminProjectRow {
  const { project, organisation, partnerEmail } = reviewed
  return {
    id: project.id,
    projectName: project.name,
    status: toAdminStatus(project.status),
    stage: project.stage && toAdminStage(project.stage),
    createDate: project.createdAt.toISOString(),
    orgId: organisation.id,
    orgName: organisation.name,
    partnerName: organisation.name ?? partnerEmail,
    techCheckDate: presentMoment(project.techCheckedAt),
    // Amounts have an operator's currency, so only lists of one operator contain them.
    grossVolume: null,
    netVolume: null,
    transactions: null,
    signUpDate: organisation.createdAt.toISOString(),
    goLiveDate: presentMoment(project.liveAt),
    goLiveRequestDate: presentMoment(project.submittedAt),
    rejectDate: presentMoment(project.rejectedAt),
    dateSubmitted: presentMoment(project.submittedAt),
    waiting: presentWaiting(reviewed, progress.get(project.id)),
  }
}

function presentWaiting(
  { viewedAt, viewerEmail }: ReviewedProject,
  progress: ReviewProgress | undefined,
): AdminProjectRow['waiting'] {
  if (!progress?.clock) return null
  return {
    ...progress.clock,
    since: progress.clock.since.toISOString(),
    lastViewed: viewedAt && viewerEmail ? { emailId: viewerEmail, viewedOn: viewedAt.toISOString() } : null,
  }
}

/** Sales with one operator; zero without sales. */
export function presentVolumes(
  sold: Volumes | undefined,
): Pick<AdminProjectRow, 'grossVolume' | 'netVolume' | 'transactions'> {
  return { grossVolume: sold?.gross ?? '0.00', netVolume: sold?.net ?? '0.00', transactions: sold?.charges ?? 0 }
}

type PresentedEvent = OperationIO['listAuditEvents']['data']['items'][number]

export function presentAuditEvent(event: AuditEvent): PresentedEvent {
  const { id, action, fromStatus, toStatus, fromStage, toStage, message, createdAt } = event
  const way = { fromStatus, toStatus, fromStage, toStage }
  return { id, action, actor: presentActor(event), ...way, message, createdOn: createdAt.toISOString() }
}

function presentActor({ actorId, actorEmail, actorRole }: AuditEvent): PresentedEvent['actor'] {
  if (!actorId || !actorEmail || !actorRole) return null
  return { userId: actorId, emailId: actorEmail, role: actorRole }
}
