interface NotAsked {
  status: number
  /** Default: all operations. */
  operations?: string[]
  except?: string[]
  reason: string
}

/** Documented answers that no request of a client can cause. */
export const notAsked: NotAsked[] = [
  { status: 500, reason: 'Only a defect of the server causes it: src/server/plugins/refusals.test.ts plants one.' },
  {
    status: 503,
    // The simulated operator of some numbers is down.
    except: ['createCharge'],
    reason: 'Only an outage of the database causes it: tests/scenarios/database-outage.test.ts has one.',
  },
  {
    status: 200,
    operations: ['startSingleSignOn', 'finishSingleSignOn'],
    reason:
      'This server has no identity provider: src/server/operations/single-sign-on/single-sign-on.test.ts has one.',
  },
  { status: 403, operations: ['finishSingleSignOn'], reason: 'As above.' },
  { status: 422, operations: ['finishSingleSignOn'], reason: 'As above.' },
]
