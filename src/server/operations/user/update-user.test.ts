import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { settle } from '#tests/support/organisations.ts'
import { problemsOf } from '#tests/support/projects.ts'

const app = testApp()

const profile = {
  salutation: 'Dr.',
  fullName: 'Bea Santos',
  jobTitle: 'Head of Partnerships',
  mobileNumber: '+65 81234567',
  address: '1 Harbour Front',
}

describe('PUT /portal/user', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.put('/portal/user', profile)).statusCode).toBe(401)
  })

  test.each([
    [{ salutation: 'Prof.' }, '/salutation', 'Select one item'],
    [
      { fullName: 'x'.repeat(101) },
      '/fullName',
      'Maximum length allowed is 100 characters (or you may omit this field).',
    ],
    [
      { jobTitle: 'x'.repeat(51) },
      '/jobTitle',
      'Maximum length allowed is 50 characters (or you may omit this field).',
    ],
    [{ fullName: '<img src=x onerror=alert(1)>' }, '/fullName', 'HTML tags are not allowed!'],
    [{ mobileNumber: '+65 123' }, '/mobileNumber', 'Please enter a valid phone number'],
    [{ emailId: 'other@portal.example' }, '/emailId', 'This field is not known.'],
    [{ roleName: 'business_admin_role' }, '/roleName', 'This field is not known.'],
  ])('refuses %j at its field', async (body, field, message) => {
    const answer = await (await app.signedIn('bea')).put('/portal/user', body)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toEqual([expect.objectContaining({ field, message })])
  })

  test.each(['fullName', 'jobTitle', 'address'])('rejects tags in %s', async (field) => {
    const answer = await (await app.signedIn('bea')).put('/portal/user', { ...profile, [field]: 'a</b>' })
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toEqual([
      expect.objectContaining({ field: `/${field}`, rule: 'format', message: 'HTML tags are not allowed!' }),
    ])
  })

  test.each(['bea', 'theo', 'ines'] as const)('lets %s save and clear a profile', async (person) => {
    const caller = await app.signedIn(person)
    const before = (await caller.get('/portal/user')).json().data
    const saved = await caller.put('/portal/user', {
      ...profile,
      fullName: ' Bea Santos ',
      mobileNumber: '+6581234567',
    })
    expect(saved.json().data).toEqual({ ...before, ...profile, revision: expect.any(Number) })
    expect((await caller.get('/portal/user')).json().data).toEqual(saved.json().data)
    const emptied = await caller.put('/portal/user', {})
    expect(emptied.json().data).toMatchObject({
      emailId: caller.email,
      fullName: null,
      salutation: null,
      address: null,
    })
  })

  test.each(['partner', 'staff'] as const)('accepts one of two simultaneous saves of %s', async (who) => {
    const caller = who === 'partner' ? await app.newPartner() : await app.signedIn('bea')
    const { revision } = (await caller.get('/portal/user')).json().data
    const saves = ['Bea Santos', 'Bea Cruz'].map((fullName) => caller.put('/portal/user', { fullName, revision }))
    const answers = await Promise.all(saves)
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const kept = answers.find(({ statusCode }) => statusCode === 200)?.json().data
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('profile-changed')
    expect((await caller.get('/portal/user')).json().data).toEqual(kept)
    const next = await caller.put('/portal/user', { fullName: 'Bea Ong', revision: kept.revision })
    expect(next.json().data).toMatchObject({ fullName: 'Bea Ong' })
  })

  test('locks the representative of an approved company', async () => {
    const partner = await app.newPartner()
    expect((await partner.put('/portal/user', profile)).json().data).toMatchObject(profile)
    await settle(app.db, partner)
    const answer = await partner.put('/portal/user', { ...profile, fullName: 'Robin Ames' })
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Profile cannot be edited anymore'])
    expect((await partner.get('/portal/user')).json().data).toMatchObject(profile)
  })
})
