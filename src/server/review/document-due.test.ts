import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { registration } from '#tests/support/applications.ts'
import { problemsOf } from '#tests/support/projects.ts'
import * as review from '#tests/support/review-notes.ts'
import { finishNotes, openNote, requestChanges, submit } from '#tests/support/review-notes.ts'
import { setDocument } from '#tests/support/reviews.ts'

const app = testApp()
let ines: Caller

beforeAll(async () => {
  ines = await app.signedIn('ines')
})

const outdated = { pointer: '/document', text: 'This extract is two years old.', blocking: true }
const isDue = async (partner: Caller, id: string) =>
  (await partner.get(`/portal/projects/${id}/live-draft`)).json().data.documentDue

describe('a new document', () => {
  test('is due after a blocking note on the document', async () => {
    const { partner, id } = await review.submitted(app)
    await openNote(ines, id, outdated)
    await requestChanges(ines, id)
    await finishNotes(partner, id)
    expect(await isDue(partner, id)).toBe(true)
    expect((await submit(partner, id)).json().code).toBe('document-unchanged')
    expect((await submit(partner, id, {}, registration('%PDF-1.7 extract'))).statusCode).toBe(200)
  })

  test('is due once for a note that is sent again, and again for another note', async () => {
    const { partner, id } = await review.submitted(app)
    await openNote(ines, id, outdated)
    await requestChanges(ines, id)
    await finishNotes(partner, id)
    expect((await submit(partner, id, {}, registration('%PDF-1.7 extract'))).statusCode).toBe(200)
    await requestChanges(ines, id)
    await finishNotes(partner, id)
    expect(await isDue(partner, id)).toBe(false)
    expect((await submit(partner, id)).statusCode).toBe(200)
    await openNote(ines, id, outdated)
    await requestChanges(ines, id)
    expect(await isDue(partner, id)).toBe(true)
  })

  test('is not due after a note that does not block', async () => {
    const { partner, id } = await review.submitted(app)
    await openNote(ines, id, { pointer: '/document', text: 'Soon out of date.', blocking: false })
    await openNote(ines, id, review.notes.address)
    await requestChanges(ines, id)
    await finishNotes(partner, id)
    expect((await submit(partner, id)).statusCode).toBe(200)
  })

  test('is not due after a note that was reopened before it was sent', async () => {
    const { partner, id } = await review.submitted(app)
    const { data: note } = (await openNote(ines, id, outdated)).json()
    const settle = (resolved: boolean, revision: number) =>
      ines.put(`/admin/projects/${id}/notes/${note.id}`, { resolved, revision })
    const { revision } = (await settle(true, note.revision)).json().data
    await openNote(ines, id, review.notes.address)
    await requestChanges(ines, id)
    expect((await settle(false, revision)).statusCode).toBe(200)
    await finishNotes(partner, id)
    expect((await submit(partner, id)).statusCode).toBe(200)
  })
})

describe('a document that the scan refused', () => {
  /** The review asks for a change of another field. */
  async function refused(note: object = review.notes.address) {
    const { partner, id } = await review.submitted(app)
    await setDocument(app.db, id, 'REJECTED', app.now())
    await openNote(ines, id, note)
    await requestChanges(ines, id)
    await finishNotes(partner, id)
    expect((await submit(partner, id)).json().code).toBe('document-rejected')
    return { partner, id }
  }

  test('is replaced by the file of the application, although no note is about it', async () => {
    const { partner, id } = await refused()
    const answer = await submit(partner, id, {}, registration('%PDF-1.7 extract', 'extract.pdf'))
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await partner.get('/portal/org')).json().data.documentName).toBe('extract.pdf')
  })

  test('is replaced by the file attached to the draft, although no note is about it', async () => {
    const { partner, id } = await refused()
    const parts = new FormData()
    parts.append('document', registration('%PDF-1.7 extract', 'extract.pdf'))
    const attached = await partner.upload(`/portal/projects/${id}/live-draft/document`, parts, 'PUT')
    expect(attached.statusCode, attached.body).toBe(200)
    const answer = await submit(partner, id)
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await partner.get('/portal/org')).json().data.documentName).toBe('extract.pdf')
  })

  test('opens no other field with it', async () => {
    const { partner, id } = await refused({ ...review.notes.address, pointer: '/project/locale' })
    const project = { ...review.applied.project, providers: ['GLB'] }
    const answer = await submit(partner, id, { project }, registration('%PDF-1.7 extract', 'extract.pdf'))
    expect(answer.json().code).toBe('change-not-requested')
    expect(problemsOf(answer).map(({ field }) => field)).toEqual(['/body/project/providers'])
  })
})
