// What the steps of workflow.ts do besides moving the project.

/** Effects of a step in the same transaction, besides the state change and the audit event. */
export type StepEffect =
  | 'store-application'
  | 'clear-technical-check'
  | 'clear-changed-checks'
  | 'keep-check'
  | 'freeze-provider-code'
  | 'unfreeze-provider-code'
  | 'unlock-requested-parts'
  | 'unlock-noted-fields'
  | 'delete-test-result'
  | 'delete-other-product-codes'
  | 'run-product-tests'
  | 'activate-addresses'
  | 'activate-company'
  | 'stop-keys'
  | 'resume-keys'

export type MailName =
  | 'application-received'
  | 'project-to-prepare'
  | 'project-to-validate'
  | 'project-sent-back'
  | 'project-to-decide'
  | 'project-approved'
  | 'project-rejected'
  | 'changes-requested'
  | 'project-resubmitted'
  | 'project-suspended'
  | 'project-reinstated'
  | 'project-withdrawn'

/** The timestamp column that a step sets. */
export type StepTimestamp =
  | 'submittedAt'
  | 'sentBackAt'
  | 'changesRequestedAt'
  | 'resubmittedAt'
  | 'preparedAt'
  | 'techCheckedAt'
  | 'liveAt'
  | 'rejectedAt'
  | 'suspendedAt'
