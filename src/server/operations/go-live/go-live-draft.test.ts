import { describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { applicant, application, bankCode, form, registration, submit } from '#tests/support/applications.ts'
import { harbourBank } from '#tests/support/organisations.ts'
import { newProject, setStatus, unknownId } from '#tests/support/projects.ts'
import { setDocument } from '#tests/support/reviews.ts'

const app = testApp()
const draftOf = (id: string) => `/portal/projects/${id}/live-draft`

describe('the saved application', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(draftOf(unknownId))).statusCode).toBe(401)
    expect((await app.visitor.put(draftOf(unknownId), { step: 'project' })).statusCode).toBe(401)
  })

  test.each([
    ['nothing at all', {}],
    ['an unknown step', { step: 'finish' }],
    ['a code', { step: 'bank', otp: '123456' }],
    ['an unknown field', { step: 'bank', company: { owner: 'Asa' } }],
    ['a text without end', { step: 'bank', company: { name: 'a'.repeat(2001) } }],
    ['an unknown operator', { step: 'project', project: { providers: ['XYZ'] } }],
  ])('rejects %s', async (_what, body) => {
    const { partner, id } = await applicant(app)
    expect((await partner.put(draftOf(id), body)).statusCode).toBe(400)
  })

  test('stores incomplete and invalid entries', async () => {
    const { partner, id } = await applicant(app)
    const typed = {
      project: { providers: [], checks: { sandboxTested: true }, ipAddresses: '10.0.0.1, 8.8.' },
      company: { name: '', website: 'not yet' },
      user: {},
      payment: { accountNumber: '001', confirmAccountNumber: '00' },
    }
    await partner.put(draftOf(id), { step: 'company', ...typed })
    expect((await partner.get(draftOf(id))).json().data).toMatchObject({ step: 'company', ...typed })
  })

  test('is visible to its partner only', async () => {
    const { id } = await applicant(app)
    const other = await app.newPartner()
    expect((await other.get(draftOf(id))).statusCode).toBe(404)
    expect((await other.put(draftOf(id), { step: 'project' })).statusCode).toBe(404)
    expect((await (await app.signedIn('bea')).get(draftOf(id))).statusCode).toBe(403)
  })

  test('keeps the last saved value of each step', async () => {
    const { partner, id } = await applicant(app)
    expect((await partner.get(draftOf(id))).json().data).toEqual({
      step: 'document-list',
      project: null,
      company: null,
      user: null,
      payment: null,
      document: null,
      documentDue: false,
      editable: ['company', 'representative', 'bank', 'document', 'operators', 'addresses'],
      revision: 0,
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

  test('increments the revision with each change of content, and not with a change of step', async () => {
    const { partner, id } = await applicant(app)
    const { company } = application
    const revisions: number[] = []
    for (const body of [{}, { company }, { company }, { user: {} }, { company: { ...company, name: 'Other' } }]) {
      revisions.push((await partner.put(draftOf(id), { step: 'bank', ...body })).json().data.revision)
    }
    const first = app.now().getTime()
    expect(revisions).toEqual([0, first, first, first + 1, first + 2])
    expect((await partner.get(draftOf(id))).json().data.revision).toBe(first + 2)
  })

  test('rejects a save with an outdated revision, and keeps the stored draft', async () => {
    const { partner, id } = await applicant(app)
    const save = (revision: number, name: string) =>
      partner.put(draftOf(id), { step: 'company', revision, company: { name } })
    expect((await save(0, 'Of the first tab')).statusCode).toBe(200)
    const before = (await partner.get(draftOf(id))).json().data
    app.advance(60)
    for (const answer of [
      await save(0, 'Of the second tab'),
      await partner.put(draftOf(id), { step: 'bank', revision: 7 }),
    ]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        {
          code: 'draft-changed',
          message: 'This application was changed meanwhile, in another tab or by a colleague.',
        },
      ])
    }
    expect((await partner.get(draftOf(id))).json().data).toEqual(before)
    expect((await save(before.revision, 'Of the second tab')).json().data.company.name).toBe('Of the second tab')
  })

  test('never reuses a revision, also after submission and rejection', async () => {
    const { partner, id } = await applicant(app)
    const save = async (body: object) => await partner.put(draftOf(id), { step: 'bank', ...body })
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    const { revision } = (await save({ company: { name: 'Of the first tab' } })).json().data
    const data = form(id, { ...application, revision, otp: await bankCode(app, partner) })
    expect((await partner.upload(`/portal/projects/${id}/live`, data)).statusCode).toBe(200)
    await setStatus(app.db, id, 'rejected')
    const stale = { revision, company: { name: 'Typed before the submission' } }
    expect((await save(stale)).json().code).toBe('draft-changed')
    app.advance(1)
    expect((await save({ company: { name: 'Corrected' } })).json().data.revision).toBeGreaterThan(revision)
    expect((await save(stale)).json().code).toBe('draft-changed')
    expect((await partner.get(draftOf(id))).json().data.company.name).toBe('Corrected')
  })

  test('cannot be submitted with an outdated revision', async () => {
    const { partner, id } = await applicant(app)
    const save = async (name: string) =>
      (await partner.put(draftOf(id), { step: 'bank', company: { name } })).json().data.revision
    const otp = await bankCode(app, partner)
    const submit = (revision: number) =>
      partner.upload(`/portal/projects/${id}/live`, form(id, { ...application, revision, otp }, registration()))
    const read = await save('Of this tab')
    const newer = await save('Of the other tab')
    const all = async () =>
      await Promise.all(
        [draftOf(id), '/portal/org', `/portal/projects/${id}`].map(async (url) => (await partner.get(url)).json().data),
      )
    const before = await all()
    for (const revision of [read, 0]) {
      const answer = await submit(revision)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'draft-changed'])
    }
    expect(await all()).toEqual(before)
    // Those attempts did not consume the code.
    expect((await submit(newer)).statusCode).toBe(200)
    // Later submissions get 'nothing to submit' with any revision.
    expect((await submit(read)).json().code).toBe('go-live-not-allowed')
  })

  test('keeps one of two simultaneous saves of the same revision', async () => {
    const { partner, id } = await applicant(app)
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => partner.put(draftOf(id), { step: 'company', revision: 0, company: { name } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })
})

describe('a later save', () => {
  const read = async (partner: Caller, id: string) => (await partner.get(draftOf(id))).json().data
  const save = async (partner: Caller, id: string, body: object) => {
    const answer = await partner.put(draftOf(id), { step: 'bank', ...body })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const expectOutdated = async (partner: Caller, id: string, revision: number) => {
    const stale = await partner.put(draftOf(id), { step: 'company', revision, company: { name: 'Of the open wizard' } })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'draft-changed'])
  }

  test('of the profile replaces what it changes in the saved application, and nothing else', async () => {
    const { partner, id } = await applicant(app)
    const { company, user } = application
    const profile = { name: company.name, website: company.website }
    await partner.post('/portal/org', profile)
    const payment = { bankName: 'Typed Bank', accountNumber: '1', confirmAccountNumber: '1' }
    const { revision } = await save(partner, id, { company, user, payment })
    await partner.post('/portal/org', profile)
    expect((await read(partner, id)).revision).toBe(revision)
    const { website, ...others } = company
    const later = { name: profile.name, bankDetails: harbourBank, otp: await bankCode(app, partner) }
    const saved = await partner.post('/portal/org', later)
    expect(saved.statusCode, saved.body).toBe(200)
    await partner.put('/portal/user', { jobTitle: 'Chair' })
    const draft = await read(partner, id)
    expect(draft).toMatchObject({
      user: { ...user, jobTitle: 'Chair' },
      payment: { ...harbourBank, confirmAccountNumber: harbourBank.accountNumber },
    })
    expect(draft.company).toEqual(others)
    await expectOutdated(partner, id, revision)
  })

  test('of the profile is noticed by an open wizard that has saved no entries', async () => {
    const { partner, id } = await applicant(app)
    const { revision } = await save(partner, id, {})
    await partner.post('/portal/org', { name: 'Atoll Pte Ltd' })
    expect((await read(partner, id)).company).toBeNull()
    await expectOutdated(partner, id, revision)
  })

  test('of the company with another application replaces what it changes', async () => {
    const { partner, id } = await applicant(app)
    const other = await newProject(partner)
    const { company, user } = application
    const { revision } = await save(partner, other, { company, user })
    const answer = await submit(
      partner,
      id,
      { company: { ...company, name: 'Reef Pte Ltd' }, otp: await bankCode(app, partner) },
      registration(),
    )
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await read(partner, other)).toMatchObject({ company: { ...company, name: 'Reef Pte Ltd' }, user })
    await expectOutdated(partner, other, revision)
  })

  test('of the addresses is in the saved application too', async () => {
    const { partner, id } = await applicant(app)
    const place = `/portal/projects/${id}/ip-addresses`
    const { items } = (await partner.post(place, { ipAddresses: ['8.8.4.4', '8.8.8.8'] })).json().data
    const project = { ...application.project, ipAddresses: '8.8.4.4, 8.8.8.8, 9.9.' }
    const { revision } = await save(partner, id, { project })
    await partner.post(place, { ipAddresses: ['1.1.1.1'] })
    await partner.delete(`${place}/${items.find(({ ip }: { ip: string }) => ip === '8.8.4.4').id}`)
    expect((await read(partner, id)).project).toEqual({ ...project, ipAddresses: '8.8.8.8, 9.9., 1.1.1.1' })
    await expectOutdated(partner, id, revision)
  })
})
