interface NotAsked {
  status: number
  /** Operations of which a client can cause it. */
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
    reason:
      'Only an outage of the database or of the identity provider causes it: tests/scenarios/database-outage.test.ts.',
  },
]
