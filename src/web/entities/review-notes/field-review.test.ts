import { describe, expect, it } from 'vitest'
import { isFieldClosed, notesOn, notesToRelate, noteThatOpened } from './field-review.ts'
import type { OpenNote } from './open-notes.ts'

const note = (id: string, pointer: string, more: Partial<OpenNote> = {}) =>
  ({ id, pointer, state: 'open', blocking: true, related: [], projectId: 'p1', ...more }) as OpenNote

it('closes the fields that no request names, and none without a request', () => {
  const asked = { notes: [], requested: ['/company/address'] }
  expect(isFieldClosed('/company/name', asked)).toBe(true)
  expect(isFieldClosed('/company/address', asked)).toBe(false)
  expect(isFieldClosed('/project/checks', asked)).toBe(false)
  expect(isFieldClosed('/company/name', { notes: [], requested: null })).toBe(false)
})

it('shows open notes at the field, also those on an entry of its list', () => {
  const notes = [note('a', '/project/ipAddresses/1'), note('b', '/project/ipAddresses', { state: 'done' })]
  expect(notesOn('/project/ipAddresses', { notes, requested: null }).map(({ id }) => id)).toEqual(['a'])
})

describe('a further field', () => {
  const name = '/company/name'
  const notes = [
    note('done', '/company/address', { state: 'done' }),
    note('question', '/company/website', { blocking: false }),
    note('address', '/project/ipAddresses'),
    note('country', '/company/country', { related: [name] }),
  ]
  const asked = { notes, requested: ['/company/address', '/project/ipAddresses', '/company/country', name] }

  it('belongs to a blocking note that is to do', () => {
    expect(notesToRelate(asked).map(({ id }) => id)).toEqual(['address', 'country'])
  })

  it('belongs to a note that is done where no other blocks', () => {
    expect(notesToRelate({ ...asked, notes: notes.slice(0, 2) }).map(({ id }) => id)).toEqual(['done'])
    expect(notesToRelate({ ...asked, notes: notes.slice(1, 2) })).toEqual([])
  })

  it('names the note that opened it, and none for a field that a note asks for', () => {
    expect(noteThatOpened(name, asked)?.id).toBe('country')
    expect(noteThatOpened('/company/address', asked)).toBeUndefined()
    expect(noteThatOpened('/company/website', asked)).toBeUndefined()
    expect(noteThatOpened(name, { ...asked, notes: [...notes, note('name', name)] })).toBeUndefined()
  })
})
