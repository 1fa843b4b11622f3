import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { problemsOf, setStatus, unknownId } from '#tests/support/projects.ts'
import * as review from '#tests/support/review-notes.ts'
import { applied, finishNotes, openNote, requestChanges, submit } from '#tests/support/review-notes.ts'

const app = testApp()

let ines: Caller
let theo: Caller
let otherPartner: Caller

beforeAll(async () => {
  ines = await app.signedIn('ines')
  theo = await app.signedIn('theo')
  otherPartner = await app.newPartner()
})

const { address, name } = review.notes
const at = (id: string) => `/admin/projects/${id}`
const own = (id: string) => `/portal/projects/${id}`
const submitted = () => review.submitted(app)

describe('the callers of notes', () => {
  const staffCalls: [
    string,
    (caller: Pick<Caller, 'get' | 'post' | 'put' | 'delete'>, id: string) => ReturnType<Caller['post']>,
  ][] = [
    ['GET /admin/projects/{projectId}/notes', (caller, id) => caller.get(`${at(id)}/notes`)],
    ['POST /admin/projects/{projectId}/notes', (caller, id) => caller.post(`${at(id)}/notes`, address)],
    [
      'PUT /admin/projects/{projectId}/notes/{noteId}',
      (caller, id) => caller.put(`${at(id)}/notes/${unknownId}`, { resolved: true, revision: 1 }),
    ],
    ['POST /admin/projects/{projectId}/request-changes', (caller, id) => caller.post(`${at(id)}/request-changes`)],
  ]
  const partnerCalls: typeof staffCalls = [
    ['GET /portal/projects/{projectId}/notes', (caller, id) => caller.get(`${own(id)}/notes`)],
    [
      'POST /portal/projects/{projectId}/notes/{noteId}/answers',
      (caller, id) => caller.post(`${own(id)}/notes/${unknownId}/answers`, { text: 'Ours.' }),
    ],
    [
      'PUT /portal/projects/{projectId}/notes/{noteId}/done',
      (caller, id) => caller.put(`${own(id)}/notes/${unknownId}/done`, { done: true, revision: 1 }),
    ],
    [
      'POST /portal/projects/{projectId}/notes/{noteId}/related',
      (caller, id) => caller.post(`${own(id)}/notes/${unknownId}/related`, { pointer: '/document' }),
    ],
    [
      'DELETE /portal/projects/{projectId}/notes/{noteId}/related',
      (caller, id) => caller.delete(`${own(id)}/notes/${unknownId}/related?pointer=/document`),
    ],
  ]

  test.each([...staffCalls, ...partnerCalls])('%s answers 401 without a session', async (_name, call) => {
    expect((await call(app.visitor, unknownId)).statusCode).toBe(401)
  })

  test.each(staffCalls)('%s is for staff', async (_name, call) => {
    expect((await call(otherPartner, unknownId)).json().code).toBe('role-not-allowed')
    expect((await call(theo, unknownId)).statusCode).toBe(404)
  })

  test.each(partnerCalls)('%s is for the partner of the project', async (_name, call) => {
    expect((await call(theo, unknownId)).json().code).toBe('role-not-allowed')
    const { id } = await submitted()
    expect((await call(otherPartner, id)).statusCode).toBe(404)
  })
})

describe('POST /admin/projects/{projectId}/notes', () => {
  test.each([
    [{ ...address, text: ' ' }, '/text'],
    [{ ...address, text: 'x'.repeat(2001) }, '/text'],
    [{ ...address, blocking: undefined }, '/blocking'],
    [{ ...address, pointer: '' }, '/pointer'],
    [{ ...address, pointer: 'company' }, '/pointer'],
    [{ ...address, surprise: 1 }, '/surprise'],
  ])('checks its input: %#', async (note, field) => {
    const answer = await openNote(theo, unknownId, note)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toContainEqual(expect.objectContaining({ field }))
  })

  test.each(['/company/colour', '/project/ipAddresses/9', '/__proto__'])('refuses the pointer %s', async (pointer) => {
    const { id } = await submitted()
    const answer = await openNote(ines, id, { ...address, pointer })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'pointer-unknown'])
  })

  test('takes the note of the desk that has the project, and of no other desk', async () => {
    const { id } = await submitted()
    expect((await openNote(theo, id)).json().code).toBe('wrong-stage')
    const answer = await openNote(ines, id)
    expect(answer.json().data).toMatchObject({
      ...address,
      desk: 'preparation',
      state: 'draft',
      writtenBy: 'ines@portal.example',
      valueThen: '8.8.4.4',
      valueNow: '8.8.4.4',
      submission: 1,
    })
    await setStatus(app.db, id, 'rejected')
    expect((await openNote(ines, id)).json().code).toBe('wrong-stage')
  })

  test('keeps the notes of two reviewers on one field', async () => {
    const { id } = await submitted()
    const answers = await Promise.all([openNote(ines, id), openNote(ines, id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await ines.get(`${at(id)}/notes`)).json().data.total).toBe(2)
  })
})

describe('POST /admin/projects/{projectId}/request-changes', () => {
  test('needs an open note', async () => {
    const { id } = await submitted()
    expect((await requestChanges(ines, id)).json().code).toBe('note-missing')
  })

  test('sends the open notes to the partner, who sees none before', async () => {
    const { partner, id } = await submitted()
    await openNote(ines, id)
    app.advance(1)
    await openNote(ines, id, name)
    expect((await partner.get(`${own(id)}/notes`)).json().data).toEqual({ items: [], pageNo: 0, total: 0 })
    const answer = await requestChanges(ines, id)
    expect(answer.json().data).toMatchObject({ stage: 'changes-requested', openNotes: 2, notesToDo: 1 })
    const { items, total } = (await partner.get(`${own(id)}/notes`)).json().data
    expect(total).toBe(2)
    expect(items).toMatchObject([{ ...address, state: 'open', writtenBy: null }, name])
    const mail = (await app.mailsTo(partner.email))[0]
    expect(mail?.text).toContain('Whose address is <b>this</b>?')
    expect((await partner.get(own(id))).json().data).toMatchObject({
      status: 'GO_LIVE_PENDING_SUBMIT',
      changeRequest: { parts: ['addresses'], fields: ['/project/ipAddresses'], notesToDo: 1 },
    })
    expect((await partner.get(`${own(id)}/live-draft`)).json().data.editable).toEqual(['addresses'])
  })

  test('lists pages of notes', async () => {
    const { id } = await submitted()
    for (const text of ['First?', 'Second?', 'Third?']) {
      app.advance(1)
      await openNote(ines, id, { ...name, text })
    }
    const page = (await ines.get(`${at(id)}/notes?limit=2&pageNo=1`)).json().data
    expect([page.total, page.items.map(({ text }: { text: string }) => text)]).toEqual([3, ['Third?']])
    expect(page.pageNo).toBe(1)
    expect((await ines.get(`${at(id)}/notes?resolved=true`)).json().data.total).toBe(0)
    expect((await ines.get(`${at(id)}/notes?limit=101`)).statusCode).toBe(400)
  })
})

describe('the page with a note', () => {
  const read = async (caller: Caller, url: string) => {
    const { items, pageNo } = (await caller.get(url)).json().data
    return { pageNo, texts: items.map(({ text }: { text: string }) => text) }
  }

  test('is found among the notes that the caller reads', async () => {
    const { partner, id } = await submitted()
    const written: { id: string; text: string }[] = []
    for (const text of ['First?', 'Second?', 'Third?']) {
      app.advance(1)
      const { data } = (await openNote(ines, id, { ...name, text })).json()
      written.push(data)
    }
    await requestChanges(ines, id)
    const [first, , third] = written
    expect(await read(ines, `${at(id)}/notes?limit=2&with=${third?.id}`)).toEqual({ pageNo: 1, texts: ['Third?'] })
    expect(await read(partner, `${own(id)}/notes?limit=1&with=${third?.id}`)).toEqual({ pageNo: 2, texts: ['Third?'] })
    await ines.put(`${at(id)}/notes/${first?.id}`, { resolved: true, revision: 2 })
    const unresolved = await read(partner, `${own(id)}/notes?limit=1&resolved=false&with=${third?.id}`)
    expect(unresolved).toEqual({ pageNo: 1, texts: ['Third?'] })
    const elsewhere = await read(partner, `${own(id)}/notes?limit=1&pageNo=1&resolved=false&with=${first?.id}`)
    expect(elsewhere).toEqual({ pageNo: 1, texts: ['Third?'] })
  })

  test('is no page for a note of another project, or one that was not sent', async () => {
    const [one, other] = [await submitted(), await submitted()]
    const { data: note } = (await openNote(ines, one.id)).json()
    expect((await read(ines, `${at(other.id)}/notes?pageNo=3&with=${note.id}`)).pageNo).toBe(3)
    expect((await read(one.partner, `${own(one.id)}/notes?pageNo=3&with=${note.id}`)).pageNo).toBe(3)
    expect((await ines.get(`${at(one.id)}/notes?with=x`)).statusCode).toBe(400)
  })
})

describe('a partner that works on the notes', () => {
  test('answers, marks a note as done and opens a related field', async () => {
    const { partner, id } = await submitted()
    await openNote(ines, id)
    await requestChanges(ines, id)
    const [note] = (await partner.get(`${own(id)}/notes`)).json().data.items
    const place = `${own(id)}/notes/${note.id}`
    expect(problemsOf(await partner.post(`${place}/answers`, { text: '' }))[0]?.field).toBe('/text')
    const answered = (await partner.post(`${place}/answers`, { text: 'The <i>first</i> one.' })).json().data
    expect(answered.answers).toMatchObject([{ text: 'The <i>first</i> one.', writtenBy: partner.email }])
    const stale = await partner.put(`${place}/done`, { done: true, revision: note.revision })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'note-changed'])
    const unknown = await partner.post(`${place}/related`, { pointer: '/company/colour' })
    expect([unknown.statusCode, unknown.json().code]).toEqual([422, 'pointer-unknown'])
    const related = (await partner.post(`${place}/related`, { pointer: '/company/address' })).json().data
    expect(related.related).toEqual(['/company/address'])
    expect((await partner.get(own(id))).json().data.changeRequest).toMatchObject({ parts: ['addresses', 'company'] })
    const done = await partner.put(`${place}/done`, { done: true, revision: related.revision })
    expect(done.json().data).toMatchObject({ state: 'done', answersTotal: 1 })
    const undone = await partner.put(`${place}/done`, { done: false, revision: done.json().data.revision })
    expect(undone.json().data.state).toBe('open')
  })

  test('submits only when each blocking note is done', async () => {
    const { partner, id } = await submitted()
    await openNote(ines, id)
    await requestChanges(ines, id)
    const project = { ...applied.project, ipAddresses: ['9.9.9.9'] }
    expect((await submit(partner, id, { project })).json().code).toBe('notes-not-done')
    await finishNotes(partner, id)
    expect((await submit(partner, id, { project })).statusCode).toBe(200)
    expect((await ines.get(`${at(id)}/notes`)).json().data.items).toMatchObject([
      { state: 'done', pointerNow: null, valueThen: '8.8.4.4', valueNow: '9.9.9.9' },
    ])
  })

  test('changes no other field of the part', async () => {
    const { partner, id } = await submitted()
    await openNote(ines, id, { ...name, blocking: true })
    await requestChanges(ines, id)
    await finishNotes(partner, id)
    const other = { ...applied.company, name: 'Reef Pte Ltd', address: 'Elsewhere 1' }
    const answer = await submit(partner, id, { company: other })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'change-not-requested'])
    expect(problemsOf(answer)).toMatchObject([{ field: '/body/company/address' }])
    expect((await partner.get('/portal/org')).json().data.name).toBe(applied.company.name)
    expect((await submit(partner, id, { company: { ...applied.company, name: 'Reef Pte Ltd' } })).statusCode).toBe(200)
    expect((await partner.get('/portal/org')).json().data.name).toBe('Reef Pte Ltd')
  })

  test('finds a note closed when a reviewer resolved it meanwhile', async () => {
    const { partner, id } = await submitted()
    await openNote(ines, id)
    await requestChanges(ines, id)
    const [note] = (await partner.get(`${own(id)}/notes`)).json().data.items
    const settle = () => ines.put(`${at(id)}/notes/${note.id}`, { resolved: true, revision: note.revision })
    const mark = () => partner.put(`${own(id)}/notes/${note.id}/done`, { done: true, revision: note.revision })
    const answers = await Promise.all([settle(), mark()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await settle()
    const { revision } = (await ines.get(`${at(id)}/notes`)).json().data.items[0]
    await ines.put(`${at(id)}/notes/${note.id}`, { resolved: true, revision })
    expect((await mark()).json().code).toBe('note-resolved')
    const again = (await ines.get(`${at(id)}/notes`)).json().data.items[0].revision
    const reopened = await ines.put(`${at(id)}/notes/${note.id}`, { resolved: false, revision: again })
    expect(reopened.json().data.state).toBe('open')
  })
})

test('keeps the notes of a closed application as they are', async () => {
  const { partner, id } = await submitted()
  const { id: noteId, revision } = (await openNote(ines, id)).json().data
  await requestChanges(ines, id)
  await setStatus(app.db, id, 'rejected')
  const sent = revision + 1
  const attempts = [
    ines.put(`${at(id)}/notes/${noteId}`, { resolved: true, revision: sent }),
    partner.post(`${own(id)}/notes/${noteId}/answers`, { text: 'Late.' }),
    partner.put(`${own(id)}/notes/${noteId}/done`, { done: true, revision: sent }),
    partner.post(`${own(id)}/notes/${noteId}/related`, { pointer: '/document' }),
  ]
  for (const answer of await Promise.all(attempts)) expect(answer.json().code).toBe('notes-closed')
})
