import { expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { bankCode } from '#tests/support/applications.ts'
import { harbourBank } from '#tests/support/organisations.ts'
import { newProject, setPending } from '#tests/support/projects.ts'
import * as review from '#tests/support/review-notes.ts'

const app = testApp()
const other = { ...harbourBank, accountNumber: '9999999999' }

async function approve(bea: Caller, id: string): Promise<void> {
  const decision = { type: 'APPROVE', approverType: 'INTERNAL_BUSINESS_ADMIN' }
  const answer = await bea.post(`/admin/projects/${id}/approve`, decision)
  expect(answer.statusCode, answer.body).toBe(200)
}

/** A partner with a live project, whose second application was asked to correct the bank account. */
async function askedForBank() {
  const { partner, id } = await review.approvedTechnically(app)
  const [bea, ines] = [await app.signedIn('bea'), await app.signedIn('ines')]
  const { orgId } = (await bea.get(`/admin/projects/${id}`)).json().data
  const banks = async () => {
    const { bankDetails, approvedBankDetails } = (await bea.get(`/admin/org/${orgId}`)).json().data
    return { bankDetails, approvedBankDetails }
  }
  expect(await banks()).toEqual({ bankDetails: harbourBank, approvedBankDetails: null })
  await approve(bea, id)
  const second = await newProject(partner)
  expect((await review.submit(partner, second)).statusCode).toBe(200)
  await review.openNote(ines, second, review.notes.bank)
  expect((await review.requestChanges(ines, second)).statusCode).toBe(200)
  return { partner, bea, banks, second }
}

const changeBank = async (partner: Caller) => {
  const body = { ...review.applied.company, bankDetails: other, otp: await bankCode(app, partner) }
  const answer = await partner.post('/portal/org', body)
  expect(answer.statusCode, answer.body).toBe(200)
}

test('a changed bank account of a settled company is not the approved one, also after a withdrawal', async () => {
  const { partner, banks, second } = await askedForBank()
  expect(await banks()).toEqual({ bankDetails: harbourBank, approvedBankDetails: harbourBank })
  await changeBank(partner)
  expect(await banks()).toEqual({ bankDetails: other, approvedBankDetails: harbourBank })
  expect((await partner.post(`/portal/projects/${second}/withdraw`, {})).statusCode).toBe(200)
  expect(await banks()).toEqual({ bankDetails: other, approvedBankDetails: harbourBank })
})

test('a changed bank account becomes the approved one with the next approval', async () => {
  const { partner, bea, banks, second } = await askedForBank()
  await changeBank(partner)
  await review.finishNotes(partner, second)
  expect((await review.submit(partner, second, { payment: other })).statusCode).toBe(200)
  expect(await banks()).toEqual({ bankDetails: other, approvedBankDetails: harbourBank })
  await setPending(app.db, second, 'business', app.now(), app.now())
  await approve(bea, second)
  expect(await banks()).toEqual({ bankDetails: other, approvedBankDetails: other })
})
