import { describe, expect, test } from 'vitest'
import type { ApplicationPart } from './application-parts.ts'
import { can } from './capabilities.ts'
import { roles } from './roles.ts'

const partner = { role: 'EXTERNAL_ADMIN', organisationId: 'lumen' } as const
const staff = roles.filter((role) => role !== 'EXTERNAL_ADMIN')
const yes = { allowed: true }

describe('a partner', () => {
  test('sees projects of its own organisation only', () => {
    expect(can.viewProject(partner, { organisationId: 'lumen' })).toEqual(yes)
    expect(can.viewProject(partner, { organisationId: 'other' })).toMatchObject({
      allowed: false,
      problem: 'not-found',
    })
  })

  test('generates sandbox keys from the first day and live keys once gone live', () => {
    expect(can.generateKey(partner, { state: 'draft' }, 'sandbox')).toEqual(yes)
    expect(can.generateKey(partner, { state: 'live' }, 'live')).toEqual(yes)
    expect(can.generateKey(partner, { state: 'pending' }, 'live')).toEqual({
      allowed: false,
      because: 'Live keys are available once the project has gone live.',
      problem: 'project-not-live',
    })
  })

  test('can only revoke keys of a suspended project', () => {
    const project = { state: 'suspended', stage: null, requestedChanges: null, requestedFields: null } as const
    expect(can.revokeKey(partner)).toEqual(yes)
    for (const decision of [can.generateKey(partner, project, 'sandbox'), can.editIpAddresses(partner, project)]) {
      expect(decision).toMatchObject({ allowed: false, problem: 'project-suspended' })
    }
  })

  test.each([
    ['draft', true],
    ['rejected', true],
    ['pending', false],
    ['live', false],
    ['suspended', false],
  ] as const)('requests go-live for a project that is %s: %s', (state, allowed) => {
    expect(can.submitGoLive(partner, { state, stage: state === 'pending' ? 'business' : null }).allowed).toBe(allowed)
  })

  test('cannot change addresses under review', () => {
    for (const state of ['draft', 'rejected', 'live'] as const) {
      expect(
        can.editIpAddresses(partner, { state, stage: null, requestedChanges: null, requestedFields: null }),
      ).toEqual(yes)
    }
    expect(
      can.editIpAddresses(partner, {
        state: 'pending',
        stage: 'technical',
        requestedChanges: null,
        requestedFields: null,
      }),
    ).toMatchObject({
      problem: 'project-under-review',
    })
  })

  test.each([
    ['draft', false, undefined],
    ['draft', true, 'profile-under-review'],
    ['active', false, 'profile-locked'],
    ['active', true, 'profile-locked'],
  ] as const)('with a company that is %s, under review: %s, gets %s', (status, underReview, problem) => {
    const expected = problem ? { allowed: false, problem } : yes
    expect(can.editProfile(partner, { status, underReview, requestedChanges: [], requestedFields: [] })).toMatchObject(
      expected,
    )
    const documents = (['PENDING', 'ACCEPTED', null] as const).map((documentStatus) =>
      can.replaceDocument(partner, { status, underReview, requestedChanges: [], requestedFields: [], documentStatus }),
    )
    for (const decision of documents) expect(decision).toMatchObject(expected)
    // A rejected document was never reviewed.
    expect(
      can.replaceDocument(partner, {
        status,
        underReview,
        requestedChanges: [],
        requestedFields: [],
        documentStatus: 'REJECTED',
      }),
    ).toEqual(yes)
  })

  test.each([
    ['draft', false],
    ['draft', true],
    ['active', false],
    ['active', true],
  ] as const)(
    'changes only the parts that a rejection names, with a company that is %s, under review: %s',
    (status, underReview) => {
      const requestedFields = ['/document']
      const company = { status, underReview, requestedChanges: ['document', 'addresses'] as const, requestedFields }
      expect(can.editCompanyPart(partner, company, 'document')).toEqual(yes)
      expect(can.replaceDocument(partner, { ...company, documentStatus: 'ACCEPTED' })).toEqual(yes)
      for (const part of ['company', 'representative', 'bank'] as const) {
        expect(can.editCompanyPart(partner, company, part).allowed).toBe(false)
      }
      expect(can.editProfile(partner, company).allowed).toBe(false)
    },
  )

  test('changes addresses, operators and product codes of a rejected project where the rejection names them or names nothing', () => {
    const rejected = (...requestedChanges: ApplicationPart[]) =>
      ({ state: 'rejected', stage: null, requestedChanges, requestedFields: null }) as const
    expect(can.editIpAddresses(partner, rejected('addresses'))).toEqual(yes)
    expect(can.editIpAddresses(partner, rejected('bank'))).toMatchObject({ problem: 'change-not-requested' })
    expect(can.chooseOperators(partner, rejected('operators'))).toEqual(yes)
    expect(can.chooseOperators(partner, rejected('bank'))).toMatchObject({ problem: 'change-not-requested' })
    expect(can.wishProductCodes(partner, rejected('operators'))).toEqual(yes)
    expect(can.wishProductCodes(partner, rejected('bank'))).toMatchObject({ problem: 'change-not-requested' })
    const withoutNames = { ...rejected(), requestedChanges: null }
    expect(can.chooseOperators(partner, withoutNames)).toEqual(yes)
    expect(can.wishProductCodes(partner, withoutNames)).toEqual(yes)
    expect(
      can.chooseOperators(partner, {
        state: 'pending',
        stage: 'technical',
        requestedChanges: null,
        requestedFields: null,
      }).allowed,
    ).toBe(false)
    // A later rejection decides; the list of an earlier one stays stored.
    expect(
      can.editIpAddresses(partner, { state: 'live', stage: null, requestedChanges: ['bank'], requestedFields: null }),
    ).toEqual(yes)
  })

  test('changes only the parts that a request for changes names, and submits them', () => {
    const asked = (...requestedChanges: ApplicationPart[]) =>
      ({ state: 'pending', stage: 'changes', requestedChanges, requestedFields: ['/project/locale'] }) as const
    expect(can.submitGoLive(partner, asked())).toEqual(yes)
    expect(can.saveGoLiveDraft(partner, asked())).toEqual(yes)
    expect(can.editIpAddresses(partner, asked('addresses'))).toEqual(yes)
    expect(can.editIpAddresses(partner, asked('bank'))).toMatchObject({ problem: 'change-not-requested' })
    expect(can.chooseOperators(partner, asked('operators'))).toEqual(yes)
    expect(can.chooseOperators(partner, asked())).toMatchObject({ problem: 'change-not-requested' })
    // The language and the wished codes are fields of one part.
    const wishes = { ...asked('operators'), requestedFields: ['/productCodes'] }
    expect(can.wishProductCodes(partner, asked('operators'))).toMatchObject({ problem: 'change-not-requested' })
    expect(can.wishProductCodes(partner, wishes)).toEqual(yes)
  })

  test.each(['draft', 'active'] as const)(
    'of a company that is %s changes just the fields that notes ask for',
    (status) => {
      const requestedChanges = ['company', 'bank'] as const
      const requestedFields = ['/company/address', '/payment/bankCode']
      const company = { status, underReview: true, requestedChanges, requestedFields }
      expect(can.editProfile(partner, company)).toEqual(yes)
      expect(can.editCompanyField(partner, company, '/company/address')).toEqual(yes)
      for (const closed of ['/company/name', '/payment/bankName', '/user/fullName', '/document']) {
        expect(can.editCompanyField(partner, company, closed), closed).toMatchObject({
          problem: 'change-not-requested',
        })
      }
      const asked = { ...company, requestedFields: [] }
      expect(can.editCompanyField(partner, asked, '/user/fullName').allowed).toBe(false)
    },
  )

  test('changes every field of a company that is not under review', () => {
    const company = { status: 'draft', underReview: false, requestedChanges: [], requestedFields: [] } as const
    expect(can.editCompanyField(partner, company, '/payment/bankName')).toEqual(yes)
    expect(() => can.editCompanyField(partner, company, '/project/locale')).toThrow('no field of a company')
  })

  test('works on notes only while it has the application, and answers during the whole review', () => {
    const at = (stage: 'changes' | 'technical') => ({ state: 'pending', stage }) as const
    expect(can.workOnNote(partner, at('changes'))).toEqual(yes)
    expect(can.workOnNote(partner, at('technical'))).toMatchObject({ problem: 'notes-closed' })
    expect(can.answerNote(partner, at('technical'))).toEqual(yes)
    expect(can.answerNote(partner, { state: 'live', stage: null })).toMatchObject({ problem: 'notes-closed' })
  })

  test('switches to live only after going live', () => {
    expect(can.switchToLive({ state: 'live' }).allowed).toBe(true)
    expect(can.switchToLive({ state: 'draft' }).allowed).toBe(false)
  })

  test('has no pending list', () => {
    expect(can.listPendingProjects(partner)).toMatchObject({ allowed: false, problem: 'role-not-allowed' })
  })
})

describe.each(staff)('%s', (role) => {
  test('has a pending list and no partner actions', () => {
    expect(can.listPendingProjects({ role })).toEqual(yes)
    const denied = { allowed: false, problem: 'role-not-allowed' }
    expect(can.createProject({ role })).toMatchObject(denied)
    expect(can.generateKey({ role }, { state: 'draft' }, 'sandbox')).toMatchObject(denied)
    expect(can.revokeKey({ role })).toMatchObject(denied)
    expect(
      can.editIpAddresses({ role }, { state: 'draft', stage: null, requestedChanges: null, requestedFields: null }),
    ).toMatchObject(denied)
    const refused = {
      status: 'draft',
      underReview: false,
      requestedChanges: [],
      requestedFields: [],
      documentStatus: 'REJECTED',
    } as const
    expect(can.editProfile({ role }, refused)).toMatchObject(denied)
    expect(can.replaceDocument({ role }, refused)).toMatchObject(denied)
  })
})
