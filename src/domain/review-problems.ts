// Problems of go-live request and review.
export const reviewProblems = {
  'go-live-not-allowed': {
    status: 409,
    message: 'Go live can be requested only for a new or a rejected project.',
    cure: 'Wait for the decision about the submitted request.',
  },
  'withdraw-not-allowed': {
    status: 409,
    message: 'Only an application that waits for its decision can be withdrawn.',
    cure: 'Load the project again: it is decided, or was not submitted.',
  },
  'change-not-requested': {
    status: 409,
    message: 'The review did not ask to change this.',
    cure: 'Change the fields in `requestedFields` of GET /portal/org or `changeRequest` of the project, and submit it again.',
  },
  'draft-changed': {
    status: 409,
    message: 'This application was changed meanwhile, in another tab or by a colleague.',
    cure: 'Read the draft again, and save or submit with the new revision.',
  },
  'note-missing': {
    status: 409,
    message: 'Open a note on what has to change first.',
    cure: 'Open a note with POST /admin/projects/{projectId}/notes.',
  },
  'notes-not-done': {
    status: 409,
    message: 'Mark each note that blocks the approval as done before you submit.',
    cure: 'Mark the notes with PUT /portal/projects/{projectId}/notes/{noteId}/done.',
  },
  'note-changed': {
    status: 409,
    message: 'This note was changed meanwhile. Read it again before you go on.',
    cure: 'Read the notes again and repeat the request with the revision of the note.',
  },
  'note-resolved': {
    status: 409,
    message: 'This note is resolved.',
    cure: 'Read the notes again. A reviewer can reopen a resolved note.',
  },
  'related-field-changed': {
    status: 409,
    message: 'You have changed this field. Change it back first.',
    cure: 'Save the value of the last submission, then close the field again.',
  },
  'notes-closed': {
    status: 409,
    message: 'Notes can be changed only while the application is under review.',
    cure: 'Wait until the project is submitted again.',
  },
  'pointer-unknown': {
    status: 422,
    message: 'The application has no such field.',
    cure: 'Name a field of the submitted application by its JSON pointer, for instance /company/address.',
  },
  'wrong-stage': {
    status: 409,
    message: 'The project is not at the stage where this can be done.',
    cure: 'Load the project again to see its stage and whose turn it is.',
  },
  'tech-not-approved': {
    status: 409,
    message: 'Tech has not approved',
    cure: 'The technical review comes before the business decision.',
  },
  'product-code-missing': {
    status: 409,
    message: 'Product code or name is empty/invalid',
    cure: 'Add a product code of each operator that the project asks for first.',
  },
  'product-code-taken': {
    status: 409,
    message: 'The project has this product code already. Please choose another one.',
    cure: 'Choose a code that the project does not use for this operator and environment.',
  },
  'provider-code-missing': {
    status: 409,
    message: 'Save Provider Code first',
    cure: 'Save a provider code with POST /admin/projects/{projectId}/provider.',
  },
  'provider-code-frozen': {
    status: 409,
    message: 'The provider code is frozen because the rejection did not name it.',
    cure: 'None, until a rejection names the code or the technical admin sends the project back.',
  },
  'sms-template-missing': {
    status: 409,
    message: 'No template found',
    cure: 'Add an SMS template to the project first.',
  },
  'sms-template-not-found': {
    status: 404,
    message: 'No template found',
    cure: 'Use the id of a template of this project.',
  },
  'sms-template-limit-reached': {
    status: 409,
    message: 'Maximum of 20 templates are allowed.',
    cure: 'Delete a template that is no longer needed.',
  },
  'product-tests-not-passed': {
    status: 409,
    message: 'The product tests have not succeeded yet. Start them and wait for their success.',
    cure: 'Start the tests with POST /admin/api/validate; status 1 is success.',
  },
  'product-tests-running': {
    status: 409,
    message: 'The tests of this project are running already. Wait for their report.',
    cure: 'Load the project again until productResult.status is no longer 2.',
  },
  'product-tests-not-failed': {
    status: 409,
    message: 'No product code failed in the last tests.',
    cure: 'Start the tests with POST /admin/api/validate and wait until they have finished.',
  },
  'report-unavailable': {
    status: 409,
    message: 'There is no report yet. Start the tests and wait until they have finished.',
    cure: 'Start the tests with POST /admin/api/validate.',
  },
  'provider-not-offered': {
    status: 422,
    message: 'Coming soon.',
    cure: 'Choose an operator that GET /portal/configs marks as offered.',
  },
  'document-not-scanned': {
    status: 409,
    message: '(Virus scan pending)',
    cure: 'Try again after the scan.',
  },
  'document-unchanged': {
    status: 409,
    message: 'The review asked for another registration document. Please upload a new file.',
    cure: 'Attach a new file with PUT /portal/projects/{projectId}/live-draft/document, or send it with the submission.',
  },
  'document-rejected': {
    status: 409,
    message: 'Antivirus check failed. Please upload another file.',
    cure: 'Upload another file. This one cannot be downloaded.',
  },
  'document-scan-pending': {
    status: 409,
    message: 'Virus scan pending',
    cure: 'Try again after the scan.',
  },
  'document-scan-failed': {
    status: 409,
    message: 'Virus scan failed !',
    cure: 'Ask the partner for another file. This one cannot be downloaded.',
  },
  'thread-not-open': {
    status: 409,
    message: 'The conversation opens when the application is submitted.',
    cure: 'Submit the application first.',
  },
  'thread-closed': {
    status: 409,
    message: 'The conversation ended when the project went live. It can still be read.',
    cure: 'Write to us with the form at /_contact. Staff can still write internal notes.',
  },
  'message-id-taken': {
    status: 409,
    message: 'Another message was sent under this id. Please send it again.',
    cure: 'Make a new id for a new message; repeat an id only with the same message.',
  },
  'mention-unknown': {
    status: 422,
    message: 'A mentioned field is not part of the application any more. Remove it and send the message again.',
    cure: 'Mention fields of the last submission.',
  },
} as const
