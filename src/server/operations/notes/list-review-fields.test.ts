import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, unknownId } from '#tests/support/projects.ts'
import { applied, finishNotes, notes, openNote, prepared, requestChanges, submit } from '#tests/support/review-notes.ts'

const app = testApp()

let ines: Caller
let theo: Caller
let bea: Caller
beforeAll(async () => {
  ;[ines, theo, bea] = [await app.signedIn('ines'), await app.signedIn('theo'), await app.signedIn('bea')]
})

interface Field {
  pointer: string
  changed: boolean
}

const at = (id: string) => `/admin/projects/${id}/fields`
const read = async (desk: Caller, id: string) => (await desk.get(at(id))).json().data
const changedFor = async (desk: Caller, id: string) =>
  (await read(desk, id)).items.flatMap(({ pointer, changed }: Field) => (changed ? [pointer] : []))

describe('GET /admin/projects/{projectId}/fields', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(at(unknownId))).statusCode).toBe(401)
  })

  test('requires a project id', async () => {
    expect((await theo.get(at('x'))).statusCode).toBe(400)
  })

  test('is for staff, and for submitted projects', async () => {
    const partner = await app.newPartner()
    expect((await partner.get(at(unknownId))).json().code).toBe('role-not-allowed')
    expect((await theo.get(at(unknownId))).statusCode).toBe(404)
    expect((await theo.get(at(await newProject(partner)))).statusCode).toBe(404)
  })

  test('lists fields and entries, their open notes, and the changes since the desk passed the application on', async () => {
    const { partner, id } = await prepared(app)
    const { id: noteId } = (await openNote(theo, id)).json().data
    const first = await read(theo, id)
    expect(first.seen).toBeNull()
    expect(first.items).toContainEqual({
      pointer: '/project/ipAddresses/0',
      entry: '8.8.4.4',
      changed: false,
      openNotes: 1,
      noteId,
    })
    expect(first.items).toContainEqual({
      pointer: '/company/name',
      entry: null,
      changed: false,
      openNotes: 0,
      noteId: null,
    })
    app.advance(60)
    await requestChanges(theo, id)
    await finishNotes(partner, id)
    app.advance(60)
    const project = { ...applied.project, ipAddresses: ['9.9.9.9'] }
    expect((await submit(partner, id, { project })).statusCode).toBe(200)
    const changed = ['/project/ipAddresses', '/project/ipAddresses/0']
    expect((await read(theo, id)).seen).toBe(1)
    expect(await changedFor(theo, id)).toEqual(changed)
    expect(await changedFor(ines, id)).toEqual(changed)
    // The business desk has not looked at it yet.
    expect(await read(bea, id)).toMatchObject({ seen: null })
    expect(await changedFor(bea, id)).toEqual([])
    app.advance(60)
    await openNote(theo, id, notes.address)
    await requestChanges(theo, id)
    expect(await changedFor(theo, id)).toEqual([])
  })
})
