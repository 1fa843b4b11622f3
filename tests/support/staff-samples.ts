import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { AuditEvent } from '#generated/admin/model/auditEvent.ts'
import type { Partner } from '#generated/admin/model/partner.ts'
import type { PartnerProjectTotals } from '#generated/admin/model/partnerProjectTotals.ts'
import type { ReviewProgress } from '#generated/admin/model/reviewProgress.ts'

/** In technical review, on the second business day. */
export const progress: ReviewProgress = {
  path: [
    { step: 'submitted', state: 'done', completedOn: '2026-02-20T08:00:00.000Z' },
    { step: 'preparation', state: 'done', completedOn: '2026-02-21T08:00:00.000Z' },
    { step: 'technical', state: 'current', completedOn: null },
    { step: 'business', state: 'ahead', completedOn: null },
    { step: 'live', state: 'ahead', completedOn: null },
  ],
  clock: {
    turn: 'technical',
    since: '2026-02-21T08:00:00.000Z',
    businessDays: 2,
    promisedDays: 5,
    promisedOn: '2026-02-27',
    paused: false,
    overdue: false,
  },
  outcome: null,
  decidedOn: null,
}

// Default data for the tests of the staff's screens. A test passes the fields that differ.

/** A project in technical review. */
export const projectRow = (own: Partial<AdminProjectRow> & { id: string }): AdminProjectRow => ({
  projectName: own.id,
  status: 'pending',
  stage: 'technical-review',
  createDate: '2026-02-11T16:40:12.000Z',
  orgId: 'o1',
  orgName: 'Lumen',
  partnerName: 'Lumen',
  techCheckDate: null,
  grossVolume: null,
  netVolume: null,
  transactions: null,
  signUpDate: '2026-01-20T02:03:11.000Z',
  goLiveDate: null,
  goLiveRequestDate: null,
  rejectDate: null,
  dateSubmitted: null,
  waiting: null,
  ...own,
})

/** A project in technical review whose product tests have succeeded. */
export const adminProject = (own: Partial<AdminProject> = {}): AdminProject => ({
  id: 'p1',
  projectName: 'Lumen Music',
  description: 'Songs by the day.',
  orgId: 'o1',
  partnerName: 'Lumen',
  status: 'pending',
  stage: 'technical-review',
  projectCreatedDate: '2026-02-11T16:40:12.000Z',
  goLiveRequestDate: '2026-02-20T08:00:00.000Z',
  lastSandboxUsageDate: null,
  isTechApproved: false,
  techCheckDate: null,
  approvedDate: null,
  rejectDate: null,
  requestedChanges: null,
  openNotes: 0,
  notesToDo: 0,
  suspendedDate: null,
  providers: ['STM'],
  locale: 'en-SG',
  ipAddresses: [],
  providerCode: 'LUMEN01',
  providerCodeFreeze: true,
  productCodes: [],
  productResult: { status: 1, testOn: '2026-02-21T08:00:00.000Z', codeId: null },
  testOn: '2026-02-21T08:00:00.000Z',
  smsTemplates: [],
  organisationDocument: null,
  documents: [],
  comments: [],
  progress,
  ...own,
})

export const partner = (own: Partial<Partner> = {}): Partner => ({
  partnerUUID: 'o1',
  userId: 'u1',
  name: 'Lumen',
  website: null,
  industry: null,
  description: null,
  businessRegisNum: null,
  address: null,
  country: null,
  hotlineNumber: null,
  businessRepDetails: {
    salutation: null,
    JobTitle: null,
    fullName: null,
    contactNumber: null,
    emailId: 'dana@lumen.example',
  },
  bankDetails: { accountNumber: null, bankCode: null, bankName: null, branchCode: null },
  approvedBankDetails: null,
  document: null,
  ...own,
})

/** Counts projects by state, as the server does. */
export function totalsOf(projects: AdminProjectRow[]): PartnerProjectTotals {
  const count = (state: AdminProjectRow['status']) => projects.filter(({ status }) => status === state).length
  return {
    draft: count('draft'),
    pending: count('pending'),
    live: count('live'),
    reject: count('reject'),
    deleted: count('deleted'),
  }
}

/** The technical approval of a project, in its audit trail. */
export const approvalEvent: AuditEvent = {
  id: 'e1',
  action: 'tech-approved',
  actor: null,
  fromStatus: 'pending',
  fromStage: 'technical-review',
  toStatus: 'pending',
  toStage: 'business-review',
  message: null,
  createdOn: '2026-03-09T08:12:45.000Z',
}
