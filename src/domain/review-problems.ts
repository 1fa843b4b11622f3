// Problems of go-live request and review.
export const reviewProblems = {
  /** Wait for the decision about the submitted request. */
  'go-live-not-allowed': {
    status: 409,
    message: 'Go live can be requested only for a new or a rejected project.',
  },
  /** Load the project again: it is decided, or was not submitted. */
  'withdraw-not-allowed': {
    status: 409,
    message: 'Only an application that waits for its decision can be withdrawn.',
  },
  /** Change the fields in `requestedFields` of GET /portal/org or `changeRequest` of the project, and submit it again. */
  'change-not-requested': {
    status: 409,
    message: 'The review did not ask to change this.',
  },
  /** Read the draft again, and save or submit with the new revision. */
  'draft-changed': {
    status: 409,
    message: 'This application was changed meanwhile, in another tab or by a colleague.',
  },
  /** Request changes with a note on what was changed, so that the partner submits it again. */
  'profile-not-submitted': {
    status: 409,
    message: 'The profile was changed after this submission. Request changes, so that the partner submits it again.',
  },
  /** Open a note with POST /admin/projects/{projectId}/notes. */
  'note-missing': {
    status: 409,
    message: 'Open a note on what has to change first.',
  },
  /** Mark the notes with PUT /portal/projects/{projectId}/notes/{noteId}/done. */
  'notes-not-done': {
    status: 409,
    message: 'Mark each note that blocks the approval as done before you submit.',
  },
  /** Read the notes again and repeat the request with the revision of the note. */
  'note-changed': {
    status: 409,
    message: 'This note was changed meanwhile. Read it again before you go on.',
  },
  /** Read the notes again. A reviewer can reopen a resolved note. */
  'note-resolved': {
    status: 409,
    message: 'This note is resolved.',
  },
  /** Save the value of the last submission, then close the field again. */
  'related-field-changed': {
    status: 409,
    message: 'You have changed this field. Change it back first.',
  },
  /** Wait until the project is submitted again. */
  'notes-closed': {
    status: 409,
    message: 'Notes can be changed only while the application is under review.',
  },
  /** Name a field of the submitted application by its JSON pointer, for instance /company/address. */
  'pointer-unknown': {
    status: 422,
    message: 'The application has no such field.',
  },
  /** Load the project again to see its stage and whose turn it is. */
  'wrong-stage': {
    status: 409,
    message: 'The project is not at the stage where this can be done.',
  },
  /** The technical review comes before the business decision. */
  'tech-not-approved': {
    status: 409,
    message: 'Tech has not approved',
  },
  /** Add a product code of each operator that the project asks for first. */
  'product-code-missing': {
    status: 409,
    message: 'Product code or name is empty/invalid',
  },
  /** Choose a code that the project does not use for this operator and environment. */
  'product-code-taken': {
    status: 409,
    message: 'The project has this product code already. Please choose another one.',
  },
  /** Save a provider code with POST /admin/projects/{projectId}/provider. */
  'provider-code-missing': {
    status: 409,
    message: 'Save Provider Code first',
  },
  /** None, until a rejection names the code or the technical admin sends the project back. */
  'provider-code-frozen': {
    status: 409,
    message: 'The provider code is frozen because the rejection did not name it.',
  },
  /** Add an SMS template to the project first. */
  'sms-template-missing': {
    status: 409,
    message: 'No template found',
  },
  /** Use the id of a template of this project. */
  'sms-template-not-found': {
    status: 404,
    message: 'No template found',
  },
  /** Delete a template that is no longer needed. */
  'sms-template-limit-reached': {
    status: 409,
    message: 'Maximum of 20 templates are allowed.',
  },
  /** Start the tests with POST /admin/api/validate; status 1 is success. */
  'product-tests-not-passed': {
    status: 409,
    message: 'The product tests have not succeeded yet. Start them and wait for their success.',
  },
  /** Load the project again until productResult.status is no longer 2. */
  'product-tests-running': {
    status: 409,
    message: 'The tests of this project are running already. Wait for their report.',
  },
  /** Start the tests with POST /admin/api/validate and wait until they have finished. */
  'product-tests-not-failed': {
    status: 409,
    message: 'No product code failed in the last tests.',
  },
  /** Start the tests with POST /admin/api/validate. */
  'report-unavailable': {
    status: 409,
    message: 'There is no report yet. Start the tests and wait until they have finished.',
  },
  /** Choose an operator that GET /portal/configs marks as offered. */
  'provider-not-offered': {
    status: 422,
    message: 'Coming soon.',
  },
  /** Try again after the scan. */
  'document-not-scanned': {
    status: 409,
    message: '(Virus scan pending)',
  },
  /** Attach a new file with PUT /portal/projects/{projectId}/live-draft/document, or send it with the submission. */
  'document-unchanged': {
    status: 409,
    message: 'The review asked for another registration document. Please upload a new file.',
  },
  /** Upload another file. This one cannot be downloaded. */
  'document-rejected': {
    status: 409,
    message: 'Antivirus check failed. Please upload another file.',
  },
  /** Try again after the scan. */
  'document-scan-pending': {
    status: 409,
    message: 'Virus scan pending',
  },
  /** Ask the partner for another file. This one cannot be downloaded. */
  'document-scan-failed': {
    status: 409,
    message: 'Virus scan failed !',
  },
  /** Submit the application first. */
  'thread-not-open': {
    status: 409,
    message: 'The conversation opens when the application is submitted.',
  },
  /** Write to us with the form at /_contact. Staff can still write internal notes. */
  'thread-closed': {
    status: 409,
    message: 'The conversation ended when the project went live. It can still be read.',
  },
  /** Make a new id for a new message; repeat an id only with the same message. */
  'message-id-taken': {
    status: 409,
    message: 'Another message was sent under this id. Please send it again.',
  },
  /** Mention fields of the last submission. */
  'mention-unknown': {
    status: 422,
    message: 'A mentioned field is not part of the application any more. Remove it and send the message again.',
  },
} as const
