import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { bankCode } from '#tests/support/applications.ts'
import * as review from '#tests/support/review-notes.ts'
import { applied, finishNotes, openNote, requestChanges, submit } from '#tests/support/review-notes.ts'

const app = testApp()

let ines: Caller
let theo: Caller
let bea: Caller

beforeAll(async () => {
  ines = await app.signedIn('ines')
  theo = await app.signedIn('theo')
  bea = await app.signedIn('bea')
})

const { address, name, bank } = review.notes
const at = (id: string) => `/admin/projects/${id}`
const stageOf = async (id: string) => (await bea.get(at(id))).json().data.stage

describe('the checks of the desks', () => {
  test('hold for preparation when an address changes', async () => {
    const { partner, id } = await review.prepared(app)
    await openNote(theo, id)
    await requestChanges(theo, id)
    await finishNotes(partner, id)
    expect((await submit(partner, id, { project: { ...applied.project, ipAddresses: ['9.9.9.9'] } })).statusCode).toBe(
      200,
    )
    expect(await stageOf(id)).toBe('technical-review')
    expect((await app.mailsTo('theo@portal.example'))[0]?.subject).toContain('was changed as requested')
  })

  test('hold for both desks when only the bank changes', async () => {
    const { partner, id } = await review.approvedTechnically(app)
    await openNote(bea, id, bank)
    await requestChanges(bea, id)
    await finishNotes(partner, id)
    const otp = await bankCode(app, partner)
    const payment = { ...applied.payment, accountNumber: '77' }
    const answer = await submit(partner, id, { payment, otp })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await stageOf(id)).toBe('business-review')
    expect((await bea.get(at(id))).json().data).toMatchObject({ isTechApproved: true })
  })

  test('end for the technical desk when an address changes after its approval', async () => {
    const { partner, id } = await review.approvedTechnically(app)
    await openNote(bea, id, address)
    await requestChanges(bea, id)
    await finishNotes(partner, id)
    expect((await submit(partner, id, { project: { ...applied.project, ipAddresses: ['9.9.9.9'] } })).statusCode).toBe(
      200,
    )
    expect(await stageOf(id)).toBe('technical-review')
    expect((await bea.get(at(id))).json().data).toMatchObject({ isTechApproved: false })
    expect((await bea.get(at(id))).json().data.productCodes.length).toBeGreaterThan(0)
  })

  test('end for every desk when the operators change', async () => {
    const { partner, id } = await review.approvedTechnically(app)
    await openNote(bea, id, { pointer: '/project/providers', text: 'Not this one.', blocking: true })
    await requestChanges(bea, id)
    await finishNotes(partner, id)
    expect((await submit(partner, id, { project: { ...applied.project, providers: ['GLB'] } })).statusCode).toBe(200)
    expect(await stageOf(id)).toBe('preparation')
    const { productCodes } = (await bea.get(at(id))).json().data
    expect(productCodes.filter(({ env_type }: { env_type: string }) => env_type === 'live')).toEqual([])
    const saved = await ines.post(`${at(id)}/provider`, { providerCode: 'OTHER01' })
    expect(saved.statusCode, saved.body).toBe(200)
  })

  test('return to the desk that asked when nothing changes', async () => {
    const { partner, id } = await review.approvedTechnically(app)
    await openNote(bea, id, name)
    await requestChanges(bea, id)
    expect((await submit(partner, id)).statusCode).toBe(200)
    expect(await stageOf(id)).toBe('business-review')
  })

  test('end with a rejection', async () => {
    const { partner, id } = await review.approvedTechnically(app)
    const rejection = { type: 'REJECT', approverType: 'INTERNAL_BUSINESS_ADMIN', message: 'No.' }
    await bea.post(`${at(id)}/reject`, rejection)
    expect((await submit(partner, id)).statusCode).toBe(200)
    expect(await stageOf(id)).toBe('preparation')
    await openNote(ines, id, name)
    await requestChanges(ines, id)
    await submit(partner, id)
    expect(await stageOf(id)).toBe('preparation')
  })
})
