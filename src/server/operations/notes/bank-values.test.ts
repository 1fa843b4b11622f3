import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { securityEvents } from '#server/db/security-schema.ts'
import { testApp } from '#tests/support/app.ts'
import * as review from '#tests/support/review-notes.ts'

const app = testApp()
const { bank } = review.notes

const bankReadings = () => app.db.$count(securityEvents, eq(securityEvents.action, 'bank-details-read'))

test('a note on bank details has no value for desks that do not see them', async () => {
  const { id } = await review.prepared(app)
  const theo = await app.signedIn('theo')
  const before = await bankReadings()
  const opened = (await review.openNote(theo, id, bank)).json().data
  expect(opened).toMatchObject({ pointer: bank.pointer, text: bank.text, valueThen: null, valueNow: null })
  const place = `/admin/projects/${id}/notes`
  for (const caller of [theo, await app.signedIn('ines')]) {
    expect((await caller.get(place)).json().data.items).toMatchObject([{ valueThen: null, valueNow: null }])
  }
  const settled = await theo.put(`${place}/${opened.id}`, { resolved: true, revision: opened.revision })
  expect(settled.json().data).toMatchObject({ state: 'resolved', valueThen: null, valueNow: null })
  expect(await bankReadings()).toBe(before)
})

test('a note on bank details shows the business admin the value, and the reading is recorded', async () => {
  const { partner, id } = await review.approvedTechnically(app)
  const bea = await app.signedIn('bea')
  const before = await bankReadings()
  expect((await review.openNote(bea, id, review.notes.name)).statusCode).toBe(200)
  expect(await bankReadings()).toBe(before)
  const { accountNumber } = review.applied.payment
  expect((await review.openNote(bea, id, bank)).json().data).toMatchObject({ valueThen: accountNumber })
  expect(await bankReadings()).toBe(before + 1)
  await bea.get(`/admin/projects/${id}/notes`)
  expect(await bankReadings()).toBe(before + 2)
  expect((await review.requestChanges(bea, id)).statusCode).toBe(200)
  const [own] = (await partner.get(`/portal/projects/${id}/notes?limit=20`))
    .json()
    .data.items.filter(({ pointer }: { pointer: string }) => pointer === bank.pointer)
  expect(own).toMatchObject({ valueThen: accountNumber, valueNow: accountNumber })
  expect(await bankReadings()).toBe(before + 2)
})
