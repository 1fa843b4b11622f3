import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import * as review from '#tests/support/review-notes.ts'

const app = testApp()
const { applied, finishNotes, openNote, requestChanges, submit } = review
let ines: Caller

beforeAll(async () => {
  ines = await app.signedIn('ines')
})

/** An application with a note on its first address, submitted again with other addresses. */
async function submittedAgain(ipAddresses: string[]) {
  const { partner, id } = await review.submitted(app)
  await openNote(ines, id)
  await requestChanges(ines, id)
  await finishNotes(partner, id)
  const answer = await submit(partner, id, { project: { ...applied.project, ipAddresses } })
  expect(answer.statusCode, answer.body).toBe(200)
  const fields: { openNotes: number }[] = (await ines.get(`/admin/projects/${id}/fields`)).json().data.items
  const notes = async (caller: Caller, of: string) =>
    (await caller.get(`/${of}/projects/${id}/notes`)).json().data.items
  return {
    partner,
    id,
    notes: [...(await notes(ines, 'admin')), ...(await notes(partner, 'portal'))],
    noted: fields.filter(({ openNotes }) => openNotes > 0),
  }
}

describe('a note on an entry of a list', () => {
  test('follows the entry to its new position', async () => {
    const { notes, noted } = await submittedAgain(['1.1.1.1', '9.9.9.9', '8.8.4.4'])
    // Addresses are kept in order.
    const now = '/project/ipAddresses/1'
    const moved = { pointer: '/project/ipAddresses/0', pointerNow: now, valueThen: '8.8.4.4', valueNow: '8.8.4.4' }
    expect(notes).toMatchObject([moved, moved])
    expect(noted).toMatchObject([{ pointer: now, entry: '8.8.4.4', openNotes: 1 }])
  })

  test('moves to the list when the entry is removed, not to the entry that takes its position', async () => {
    const { notes, noted } = await submittedAgain(['1.1.1.1', '9.9.9.9'])
    const removed = { pointerNow: null, valueThen: '8.8.4.4', valueNow: '1.1.1.1, 9.9.9.9' }
    expect(notes).toMatchObject([removed, removed])
    expect(noted).toMatchObject([{ pointer: '/project/ipAddresses', entry: null, openNotes: 1 }])
  })

  test.each([
    ['the new position of the entry', ['1.1.1.1', '9.9.9.9', '8.8.4.4'], 'Whitelisted IPs, entry 2'],
    ['the list when the entry is removed', ['1.1.1.1', '9.9.9.9'], 'Whitelisted IPs'],
  ])('has %s in mails and notifications', async (_, addresses, label) => {
    const { partner, id, notes } = await submittedAgain(addresses)
    const newestOf = async (caller: Caller) => (await caller.get('/portal/notifications')).json().data.items[0]
    await requestChanges(ines, id)
    expect((await app.mailsTo(partner.email))[0]?.text).toContain(`${label}: ${review.notes.address.text}`)
    const place = `/portal/projects/${id}/notes/${notes[0].id}`
    const answered = (await partner.post(`${place}/answers`, { text: 'It is ours.' })).json().data
    expect((await newestOf(ines)).text).toContain(`note on ${label} of`)
    const settle = (resolved: boolean, revision: number) =>
      ines.put(`/admin/projects/${id}/notes/${notes[0].id}`, { resolved, revision })
    const closed = (await settle(true, answered.revision)).json().data
    expect((await newestOf(partner)).text).toContain(`The note on ${label} of`)
    await settle(false, closed.revision)
    expect((await newestOf(partner)).text).toContain(`The note on ${label} of`)
  })
})
