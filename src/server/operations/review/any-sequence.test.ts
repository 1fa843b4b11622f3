import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromAdminStatus } from '#domain/project-states.ts'
import {
  decide,
  destinationOf,
  type Place,
  placeOf,
  type Standing,
  standingAt,
  type WorkflowAction,
} from '#domain/workflow.ts'
import { verifyChains } from '#server/audit/verify-chains.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { application, form, registration } from '#tests/support/applications.ts'
import { harbourBank } from '#tests/support/organisations.ts'
import { setProviders } from '#tests/support/projects.ts'
import { insertReviewed } from '#tests/support/reviews.ts'

const app = testApp()
const places = ['draft', 'preparation', 'technical', 'business', 'live', 'rejected', 'suspended'] as const
const people = ['partner', 'ines', 'theo', 'bea'] as const
type Person = (typeof people)[number]

const roles = {
  partner: 'EXTERNAL_ADMIN',
  ines: 'BUSINESS_INTERNAL',
  theo: 'TECHNICAL_LIMITED',
  bea: 'BUSINESS_ADMIN',
} as const
const desk = 'INTERNAL_BUSINESS_ADMIN'

/** A call of each kind that moves a project or could, as each person may try it. */
const calls: Partial<Record<WorkflowAction, (caller: Caller, id: string) => ReturnType<Caller['post']>>> = {
  submit: (caller, id) => caller.upload(`/portal/projects/${id}/live`, form(id, application, registration())),
  'save-draft': (caller, id) => caller.put(`/portal/projects/${id}/live-draft`, { step: 'bank' }),
  'save-provider-code': (caller, id) => caller.post(`/admin/projects/${id}/provider`, { providerCode: 'LUMEN01' }),
  'add-product-code': (caller, id) =>
    caller.post(`/admin/projects/${id}/code`, {
      env_type: 'live',
      provider: 'STM',
      code: `C${crypto.randomUUID().slice(0, 8)}`,
      description: 'Anything',
    }),
  'add-sms-template': (caller, id) => caller.post(`/admin/projects/${id}/sms/templates`, { text: '#PASSWORD#' }),
  'hand-over': (caller, id) => caller.post(`/admin/projects/${id}/submit-for-tech-approve`),
  'start-tests': (caller, id) => caller.post('/admin/api/validate', { projectId: id }),
  'approve-technically': (caller, id) =>
    caller.post(`/admin/projects/${id}/tech-approve`, {
      type: 'APPROVE',
      approverType: 'INTERNAL_TECH',
      checks: { ipAddresses: true, productCodes: true, documents: true },
    }),
  approve: (caller, id) => caller.post(`/admin/projects/${id}/approve`, { type: 'APPROVE', approverType: desk }),
  reject: (caller, id) =>
    caller.post(`/admin/projects/${id}/reject`, { type: 'REJECT', approverType: desk, message: 'No.' }),
  suspend: (caller, id) =>
    caller.post(`/admin/projects/${id}/suspend`, { type: 'SUSPEND', approverType: desk, message: 'No.' }),
  reinstate: (caller, id) => caller.post(`/admin/projects/${id}/reinstate`, { type: 'REINSTATE', approverType: desk }),
}
const actions = Object.keys(calls) as WorkflowAction[]

/** What goes on beside the calls: scans end, tests end. */
type Event =
  | { kind: 'call'; action: WorkflowAction; by: Person }
  | { kind: 'scan'; clean: boolean }
  | { kind: 'tests'; passed: boolean }
const anyCall = fc.record({
  kind: fc.constant('call' as const),
  action: fc.constantFrom(...actions),
  by: fc.constantFrom(...people),
})
/** Chance alone would rarely reach the end of the way; whoever's turn it is takes it as often. */
const rightPerson: Partial<Record<WorkflowAction, Person>> = {
  submit: 'partner',
  'save-provider-code': 'ines',
  'add-product-code': 'ines',
  'add-sms-template': 'ines',
  'hand-over': 'ines',
  'start-tests': 'theo',
  'approve-technically': 'theo',
  approve: 'bea',
  reject: 'bea',
  suspend: 'bea',
  reinstate: 'bea',
}
const rightCall = fc
  .constantFrom(...(Object.keys(rightPerson) as WorkflowAction[]))
  .map((action) => ({ kind: 'call' as const, action, by: rightPerson[action] ?? 'partner' }))
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 2, arbitrary: anyCall },
  { weight: 6, arbitrary: rightCall },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('scan' as const), clean: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tests' as const), passed: fc.boolean() }) },
)

async function happen(event: Event, id: string): Promise<void> {
  const review = await reviews.find(app.db, id)
  if (event.kind === 'scan' && review?.registration) {
    await documents.settle(app.db, review.registration.id, event.clean ? 'ACCEPTED' : 'REJECTED', null, app.now())
  }
  if (event.kind === 'tests' && review?.test) await productTests.finish(app.db, review.test.id, event.passed, app.now())
}

async function standingOf(bea: Caller, id: string): Promise<Standing> {
  const { status, stage } = (await bea.get(`/admin/projects/${id}`)).json().data
  const stages = { preparation: 'preparation', 'technical-review': 'technical', 'business-review': 'business' } as const
  return { state: fromAdminStatus(status), stage: stage && stages[stage as keyof typeof stages] }
}

test('no sequence of calls by any mix of roles takes a project anywhere but along the table', {
  timeout: 240_000,
}, async () => {
  const partner = await app.signedIn('dana')
  const callers = {
    partner,
    ines: await app.signedIn('ines'),
    theo: await app.signedIn('theo'),
    bea: await app.signedIn('bea'),
  }
  const { org_id } = (await partner.get('/portal/user')).json().data
  await organisations.saveBank(app.db, org_id, harbourBank, app.now())
  const visited = new Set<Place>()

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      fc.array(anyEvent, { minLength: 4, maxLength: 14 }),
      async (beginning, events) => {
        // Anywhere on the way: chance alone would rarely get far.
        const id = await insertReviewed(app.db, beginning, app.now())
        await setProviders(app.db, id, 'STM')
        let standing = standingAt(beginning)
        for (const event of events) {
          app.advance(1)
          if (event.kind !== 'call') {
            await happen(event, id)
            continue
          }
          const review = await reviews.find(app.db, id)
          if (!review) throw new Error('the project is gone')
          const allowed = decide(event.action, roles[event.by], standing, reviews.factsOf(review)).allowed
          const answer = await calls[event.action]?.(callers[event.by], id)
          if (answer?.statusCode === 200) {
            expect(allowed, `${event.by} ${event.action} at ${placeOf(standing)}`).toBe(true)
            standing = destinationOf(event.action, standing)
          } else expect(answer?.statusCode).toBeOneOf([403, 404, 409])
          expect(await standingOf(callers.bea, id)).toEqual(standing)
          visited.add(placeOf(standing))
        }
      },
    ),
    { numRuns: 30, seed: 20261121 },
  )
  expect([...visited].sort()).toEqual([...places].sort())
  expect((await verifyChains(app.db)).breaks).toEqual([])
})
