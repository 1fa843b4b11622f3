interface NotAsked {
  status: number
  /** Operations of which a client can cause it. */
  except?: string[]
  reason: string
}

interface CodeNotAsked {
  code: string
  operations: string[]
  reason: string
}

/** Documented answers that no request of a client can cause. */
export const notAsked: NotAsked[] = [
  { status: 500, reason: 'Only a defect of the server causes it: src/server/plugins/refusals.test.ts plants one.' },
  {
    status: 503,
    // The simulated operator of some numbers is down.
    except: ['createCharge'],
    reason:
      'Only an outage of the database or of the identity provider causes it: tests/scenarios/database-outage.test.ts.',
  },
]

/** Documented codes that this suite does not cause. */
export const codesNotAsked: CodeNotAsked[] = [
  {
    code: 'password-change-required',
    operations: ['changePassword'],
    reason: 'All operations of a session share the answer 401. This one replaces the temporary password.',
  },
  {
    code: 'single-sign-on-only',
    operations: ['changePassword'],
    reason: 'Needs a portal without staff passwords: src/server/operations/single-sign-on/single-sign-on.test.ts.',
  },
  {
    code: 'document-unchanged',
    operations: ['submitGoLive'],
    reason: 'Needs a submission and notes of a desk: src/server/operations/notes/notes.test.ts.',
  },
  {
    code: 'notes-not-done',
    operations: ['submitGoLive'],
    reason: 'Needs a submission and notes of a desk: src/server/operations/notes/notes.test.ts.',
  },
]
