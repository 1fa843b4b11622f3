// What the steps of workflow.ts do besides moving the project.

/** Effects of a step in the same transaction, besides the state change and the audit event. */
export type Consequence =
  | 'store-application'
  | 'clear-technical-check'
  | 'clear-changed-checks'
  | 'keep-check'
  | 'freeze-provider-code'
  | 'open-provider-code'
  | 'open-requested-parts'
  | 'open-noted-fields'
  | 'delete-test-result'
  | 'drop-other-product-codes'
  | 'run-product-tests'
  | 'activate-addresses'
  | 'settle-company'
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
export type StepMoment =
  | 'submittedAt'
  | 'sentBackAt'
  | 'changesRequestedAt'
  | 'resubmittedAt'
  | 'preparedAt'
  | 'techCheckedAt'
  | 'liveAt'
  | 'rejectedAt'
  | 'suspendedAt'
