import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { Entries } from '#web/features/go-live/entries.ts'

/** Valid entries for every step of the Go Live wizard. */
export const complete: Entries = {
  project: {
    providers: ['STM'],
    locale: 'en-SG',
    checks: { sandboxTested: true, resultCodesHandled: true, keysOnServers: true },
    ipAddresses: '8.8.8.8, 1.1.1.1\n8.8.8.8',
  },
  company: {
    name: 'Atoll Pte Ltd',
    website: 'atoll.example',
    details: 'Games for phones.',
    identity_uen: '201912345K',
    address: '1 Harbour Front',
    country: 'Singapore',
    hotline_number: '+65 61234567',
  },
  user: { salutation: 'Ms.', fullName: 'Asa Tan', jobTitle: 'Director', mobileNumber: '+65 81234567' },
  payment: {
    bankName: 'Harbour Bank',
    bankCode: '7171',
    branchCode: '001',
    accountNumber: '0012345678',
    confirmAccountNumber: '0012345678',
  },
}

/** The draft of a wizard that was never opened. */
export const untouched: GoLiveDraft = {
  step: 'document-list',
  project: null,
  company: null,
  user: null,
  payment: null,
  document: null,
  documentDue: false,
  editable: ['company', 'representative', 'bank', 'document', 'addresses', 'operators'],
  revision: 0,
  updatedOn: null,
}
