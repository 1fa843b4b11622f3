import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { application } from '#tests/support/applications.ts'
import { newProject, nobodysId } from '#tests/support/projects.ts'

const app = testApp()
const draftOf = (id: string) => `/portal/projects/${id}/live-draft`

async function applicant() {
  const partner = await app.newPartner()
  return { partner, id: await newProject(partner) }
}

describe('the saved application', () => {
  test('asks for a session', async () => {
    expect((await app.visitor.get(draftOf(nobodysId))).statusCode).toBe(401)
    expect((await app.visitor.put(draftOf(nobodysId), { step: 'project' })).statusCode).toBe(401)
  })

  test.each([
    ['nothing at all', {}],
    ['a step that is none', { step: 'submit' }],
    ['a code', { step: 'bank', otp: '123456' }],
    ['an unknown field', { step: 'bank', company: { owner: 'Asa' } }],
    ['a text without end', { step: 'bank', company: { name: 'a'.repeat(2001) } }],
    ['an unknown operator', { step: 'project', project: { providers: ['XYZ'] } }],
  ])('does not take %s', async (_what, body) => {
    const { partner, id } = await applicant()
    expect((await partner.put(draftOf(id), body)).statusCode).toBe(400)
  })

  test('is kept as far as it was typed, right or not yet', async () => {
    const { partner, id } = await applicant()
    const typed = {
      project: { providers: [], checks: { sandboxTested: true }, ipAddresses: '10.0.0.1, 8.8.' },
      company: { name: '', website: 'not yet' },
      user: {},
      payment: { accountNumber: '001', confirmAccountNumber: '00' },
    }
    await partner.put(draftOf(id), { step: 'company', ...typed })
    expect((await partner.get(draftOf(id))).json().data).toMatchObject({ step: 'company', ...typed })
  })

  test('belongs to its partner', async () => {
    const { id } = await applicant()
    const other = await app.newPartner()
    expect((await other.get(draftOf(id))).statusCode).toBe(404)
    expect((await other.put(draftOf(id), { step: 'project' })).statusCode).toBe(404)
    expect((await (await app.signedIn('bea')).get(draftOf(id))).statusCode).toBe(403)
  })

  test('keeps each step as it was saved last', async () => {
    const { partner, id } = await applicant()
    expect((await partner.get(draftOf(id))).json().data).toEqual({
      step: 'document-list',
      project: null,
      company: null,
      user: null,
      payment: null,
      document: null,
      editable: 'all',
      updatedOn: null,
    })
    const project = { ...application.project, ipAddresses: '8.8.4.4' }
    await partner.put(draftOf(id), { step: 'company', project })
    app.advance(60)
    const saved = await partner.put(draftOf(id), { step: 'representative', company: application.company })
    expect(saved.json().data).toMatchObject({
      step: 'representative',
      project,
      company: application.company,
      user: null,
      updatedOn: app.now().toISOString(),
    })
    expect((await partner.get(draftOf(id))).json().data).toEqual(saved.json().data)
  })
})
