import { expect, it } from 'vitest'
import admin from '#generated/admin/openapi.json' with { type: 'json' }
import { can } from './capabilities.ts'
import { factsOf } from './review-facts.ts'

const { ProjectInPreparation, ProjectInTechnicalReview } = admin.components.examples
const prepared = ProjectInTechnicalReview.value.data as Parameters<typeof factsOf>[0]
const fresh = ProjectInPreparation.value.data as Parameters<typeof factsOf>[0]

it('collects the facts that the workflow needs', () => {
  expect(factsOf(prepared)).toEqual({
    state: 'pending',
    stage: 'technical',
    providers: ['STM'],
    providerCode: 'LUMEN01',
    providerCodeFrozen: true,
    liveProductCodes: ['STM'],
    smsTemplates: 1,
    testStatus: 1,
    documentStatus: 'ACCEPTED',
    documentDue: false,
    openNotes: 0,
    notesToDo: 0,
  })
})

it('returns null for a missing stage and document', () => {
  const facts = factsOf({ ...prepared, status: 'live', stage: null, organisationDocument: null })
  expect(facts).toMatchObject({ state: 'live', stage: null, documentStatus: null })
})

it('gives the button and the server the same decision', () => {
  expect(can.submitForTechApproval({ role: 'BUSINESS_INTERNAL' }, factsOf(fresh))).toMatchObject({
    because: 'Save Provider Code first',
  })
  expect(can.approveTechnically({ role: 'TECHNICAL_LIMITED' }, factsOf(prepared)).allowed).toBe(true)
})
