import type { OperationIO } from '#generated/operations.ts'
import { problemMessages } from '#generated/problem-messages.ts'
import type { DocumentedProblemCode } from './decision.ts'
import { oneFileMessage } from './documents.ts'
import { limits } from './limits.ts'
import type { FieldProblem } from './problems.ts'

type ReviewedProject = OperationIO['getAdminProject']['data']
type AntivirusStatus = NonNullable<ReviewedProject['organisationDocument']>['antivirusStatus']

/** Facts about a project that the workflow checks, besides state and stage. */
export interface ReviewFacts {
  providers: readonly ReviewedProject['providers'][number][]
  providerCode: string | null
  /** The code is in use at the operator. */
  providerCodeFrozen: boolean
  /** The operators of the live product codes. */
  liveProductCodes: readonly ReviewedProject['providers'][number][]
  smsTemplates: number
  /** 0 failed, 1 success, 2 in progress, 3 unavailable. */
  testStatus: ReviewedProject['productResult']['status']
  /** Status of the company's registration document; null without one. */
  documentStatus: AntivirusStatus | null
  /** The review asked for another document, and no new one was uploaded since. */
  documentDue: boolean
  /** Notes that are not resolved. */
  openNotes: number
  /** Blocking notes that were sent to the partner and not marked as done. */
  notesToDo: number
}

export interface Need<Code extends DocumentedProblemCode = DocumentedProblemCode> {
  label: string
  holds(facts: ReviewFacts): boolean
  problem: Code
  /** The form field to correct. */
  field?: FieldProblem
}

/** Operators that take a project only with tested product codes. */
const testedOperators: readonly string[] = ['STM']

export const needs = {
  document: {
    label: 'there is a registration document',
    holds: ({ documentStatus }) => documentStatus !== null,
    problem: 'invalid-request',
    field: { field: '/document', rule: 'required', message: oneFileMessage },
  },
  'document-not-refused': {
    label: 'the virus scan has not refused the document',
    holds: ({ documentStatus }) => documentStatus !== 'REJECTED',
    problem: 'document-rejected',
  },
  'requested-document': {
    label: 'another document was uploaded if the review asked for one',
    holds: ({ documentDue }) => !documentDue,
    problem: 'document-unchanged',
    field: { field: '/document', rule: 'not', message: problemMessages['document-unchanged'] },
  },
  'provider-code-not-frozen': {
    label: 'the provider code is not frozen',
    holds: ({ providerCodeFrozen }) => !providerCodeFrozen,
    problem: 'provider-code-frozen',
  },
  'provider-code': {
    label: 'a provider code is saved',
    holds: ({ providerCode }) => providerCode !== null,
    problem: 'provider-code-missing',
  },
  'product-code': {
    label: 'each operator has a live product code',
    holds: ({ providers, liveProductCodes }) =>
      liveProductCodes.length > 0 && providers.every((code) => liveProductCodes.includes(code)),
    problem: 'product-code-missing',
  },
  'sms-template': {
    label: 'there is an SMS template',
    holds: ({ smsTemplates }) => smsTemplates > 0,
    problem: 'sms-template-missing',
  },
  'room-for-template': {
    label: `there are fewer than ${limits.smsTemplatesPerProject} SMS templates`,
    holds: ({ smsTemplates }) => smsTemplates < limits.smsTemplatesPerProject,
    problem: 'sms-template-limit-reached',
  },
  'no-test-running': {
    label: 'no product test is running',
    holds: ({ testStatus }) => testStatus !== 2,
    problem: 'product-tests-running',
  },
  'tests-passed': {
    label: 'the product tests have succeeded, where the operator is STM',
    holds: ({ providers, testStatus }) => testStatus === 1 || !providers.some((code) => testedOperators.includes(code)),
    problem: 'product-tests-not-passed',
  },
  'open-note': {
    label: 'a note is open',
    holds: ({ openNotes }) => openNotes > 0,
    problem: 'note-missing',
  },
  'notes-done': {
    label: 'each blocking note is marked as done',
    holds: ({ notesToDo }) => notesToDo === 0,
    problem: 'notes-not-done',
  },
  'document-scanned': {
    label: 'the virus scan of the document is done',
    holds: ({ documentStatus }) => documentStatus !== 'PENDING',
    problem: 'document-scan-pending',
  },
  'document-clean': {
    label: 'the virus scan has not refused the document',
    holds: ({ documentStatus }) => documentStatus !== 'REJECTED',
    problem: 'document-scan-failed',
  },
} as const satisfies Record<string, Need>

export type NeedName = keyof typeof needs
