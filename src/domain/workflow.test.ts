import { describe, expect, test } from 'vitest'
import { moves } from '#tests/support/steps.ts'
import { problems } from './problems.ts'
import { reviewDesks } from './project-states.ts'
import { roles } from './roles.ts'
import {
  actorOf,
  decide,
  decidePlace,
  destinationOf,
  placeOf,
  standingAt,
  stepOf,
  type WorkflowAction,
  workflow,
} from './workflow.ts'
import type { ReviewFacts } from './workflow-needs.ts'
import type { Place } from './workflow-step.ts'

const actions = Object.keys(workflow) as WorkflowAction[]
const places = ['draft', 'preparation', 'technical', 'business', 'changes', 'live', 'rejected', 'suspended'] as const

const complete: ReviewFacts = {
  providers: ['STM'],
  providerCode: 'LUMEN01',
  providerCodeFrozen: false,
  liveProductCodes: ['STM'],
  smsTemplates: 1,
  testStatus: 1,
  documentStatus: 'ACCEPTED',
  documentDue: false,
  openNotes: 1,
  notesToDo: 0,
}

test('converts a place to a standing and back', () => {
  for (const place of places) expect(placeOf(standingAt(place))).toBe(place)
  expect(() => placeOf({ state: 'pending', stage: null })).toThrow('has a review stage')
})

test('has exactly the transitions of the specification', () => {
  const names = {
    EXTERNAL_ADMIN: 'partner',
    BUSINESS_INTERNAL: 'ines',
    TECHNICAL_LIMITED: 'theo',
    BUSINESS_ADMIN: 'bea',
  }
  const drawn = actions.flatMap((action) => {
    const { from, to } = stepOf(action)
    const who = (place: Place) => {
      const by = actorOf(action, place)
      return by && by !== 'system' ? names[by] : 'the system'
    }
    const next = to === 'same' ? [] : to === 'desk' ? reviewDesks : [to]
    return from.flatMap((place) => next.map((each) => `${who(place)}: ${place} to ${each}`))
  })
  expect(drawn.sort()).toEqual([...moves].sort())
})

test('can reach every place from a draft, and leave it again', () => {
  const leadsTo = (place: Place) =>
    actions
      .filter((action) => stepOf(action).from.includes(place))
      .map((action) => placeOf(destinationOf(action, standingAt(place))))
  const reached = new Set<Place>(['draft'])
  for (const place of reached) for (const next of leadsTo(place)) reached.add(next)
  expect([...reached].sort()).toEqual([...places].sort())
  for (const place of places) expect(leadsTo(place).some((next) => next !== place)).toBe(true)
})

describe.each(actions)('%s', (action) => {
  const step = stepOf(action)
  /** Another place of a step of the desks has no actor: each role is refused there. */
  const actorAt = (place: Place) => actorOf(action, place) ?? 'BUSINESS_ADMIN'

  test.each(places)('from %s is allowed as the table says', (place) => {
    const decision = decide(action, actorAt(place), standingAt(place), complete)
    expect(decision.allowed).toBe(step.from.includes(place))
    if (!decision.allowed) expect(problems[decision.problem].status).toBe(409)
  })

  test('is allowed for one role only', () => {
    for (const place of places) {
      for (const role of roles.filter((each) => each !== actorAt(place))) {
        const problem = step.by === 'desk' && role !== 'EXTERNAL_ADMIN' ? 'wrong-stage' : 'role-not-allowed'
        expect(decidePlace(action, role, standingAt(place))).toMatchObject({ problem })
      }
    }
  })
})

test.each<[WorkflowAction, Place, Partial<ReviewFacts>, string]>([
  ['submit', 'draft', { documentStatus: 'REJECTED' }, 'Antivirus check failed. Please upload another file.'],
  [
    'save-provider-code',
    'preparation',
    { providerCodeFrozen: true },
    'The provider code was frozen when the project was submitted for technical approval.',
  ],
  ['add-sms-template', 'preparation', { smsTemplates: 20 }, 'Maximum of 20 templates are allowed.'],
  ['add-product-code', 'preparation', { providerCode: null }, 'Save Provider Code first'],
  ['hand-over', 'preparation', { providerCode: null }, 'Save Provider Code first'],
  ['hand-over', 'preparation', { liveProductCodes: [] }, 'Product code or name is empty/invalid'],
  ['hand-over', 'preparation', { liveProductCodes: ['AIS'] }, 'Product code or name is empty/invalid'],
  ['hand-over', 'preparation', { providers: ['STM', 'AIS'] }, 'Product code or name is empty/invalid'],
  ['hand-over', 'preparation', { smsTemplates: 0 }, 'No template found'],
  [
    'start-tests',
    'technical',
    { testStatus: 2 },
    'The tests of this project are running already. Wait for their report.',
  ],
  [
    'approve-technically',
    'technical',
    { testStatus: 0 },
    'The product tests have not succeeded yet. Start them and wait for their success.',
  ],
  ['approve', 'technical', {}, 'Tech has not approved'],
  ['approve', 'preparation', {}, 'Tech has not approved'],
  ['approve', 'business', { documentStatus: 'PENDING' }, 'Virus scan pending'],
  ['approve', 'business', { documentStatus: 'REJECTED' }, 'Virus scan failed !'],
  ['request-changes', 'technical', { openNotes: 0 }, 'Open a note on what has to change first.'],
  ['request-changes', 'live', {}, 'The project is not at the stage where this can be done.'],
  ['resubmit', 'changes', { notesToDo: 1 }, 'Mark each note that blocks the approval as done before you submit.'],
  ['submit', 'suspended', {}, 'The project is suspended. Please contact us.'],
  ['submit', 'live', {}, 'Go live can be requested only for a new or a rejected project.'],
])('%s from %s with %j is refused: %s', (action, place, facts, because) => {
  const actor = actorOf(action, place) ?? 'BUSINESS_ADMIN'
  expect(decide(action, actor, standingAt(place), { ...complete, ...facts })).toMatchObject({ because })
})

test('names the missing field of an application without a document', () => {
  const decision = decide('submit', 'EXTERNAL_ADMIN', standingAt('draft'), { ...complete, documentStatus: null })
  expect(decision).toMatchObject({ problem: 'invalid-request', field: { field: '/document', rule: 'required' } })
})

test('approves a project without tests where no operator requires them', () => {
  const facts: ReviewFacts = { ...complete, providers: ['AIS'], testStatus: 3 }
  expect(decide('approve-technically', 'TECHNICAL_LIMITED', standingAt('technical'), facts)).toEqual({ allowed: true })
})
