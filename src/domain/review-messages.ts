// Messages of the review and of uploads. Fixed wording, as in messages.ts. Apart from page-messages.ts, since the pages of staff
// need no others.
export const uploadMessages = {
  scanPending: '(Virus scan pending)',
  scanFailed: 'Virus scan failed !',
} as const

export const reviewMessages = {
  countryMissing: 'Please select a country',
  techApproved: { title: 'Tech Approved', text: 'Project is successfully submitted to business' },
  saved: 'Saved!',
  saveFailed: 'Save Failed',
  deleteFailed: 'Delete Failed',
  testInitiated: 'Test Initiated',
  testTriggered: 'Test Triggered successfully. In few minutes, the report will be available.',
  testFailed: 'Failed to test',
  noReport: 'Failed to retrieve the audit report.',
  noTemplate: 'No template found',
} as const
