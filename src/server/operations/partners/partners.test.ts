import { beforeAll, describe, expect, test } from 'vitest'
import * as accounts from '#server/repositories/accounts.ts'
import * as organisations from '#server/repositories/organisations.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { harbourBank } from '#tests/support/organisations.ts'
import { newProject, setPending, setStatus, unknownId } from '#tests/support/projects.ts'
import { pdf, setDocument } from '#tests/support/reviews.ts'

const app = testApp()

let bea: Caller
let partner: Caller
let orgId: string
beforeAll(async () => {
  bea = await app.signedIn('bea')
  partner = await app.newPartner('asa@atoll.example')
  orgId = (await partner.get('/portal/user')).json().data.org_id
})

const ofUnconfirmed = async () => {
  await app.post('/portal/user/signup', { email: 'never@confirmed.example', password: 'Sandbox#2026' })
  return (await accounts.findByEmail(app.db, 'never@confirmed.example'))?.organisationId ?? ''
}

describe.each([
  ['GET /admin/org', () => '/admin/org', '/admin/org?limit=0'],
  ['GET /admin/org/{orgId}', () => `/admin/org/${orgId}`, '/admin/org/17'],
  ['GET /admin/org/{orgId}/document', () => `/admin/org/${orgId}/document`, '/admin/org/17/document'],
  ['GET /admin/projects/org/{orgId}', () => `/admin/projects/org/${orgId}`, '/admin/projects/org/17'],
])('%s', (_name, path, misuse) => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(path())).statusCode).toBe(401)
  })

  test('rejects invalid requests', async () => {
    expect((await bea.get(misuse)).statusCode).toBe(400)
  })

  test.each(['dana', 'ines', 'theo'] as const)('rejects %s', async (person) => {
    expect((await (await app.signedIn(person)).get(path())).json().code).toBe('role-not-allowed')
  })

  test('rejects callers outside the internal network', async () => {
    const headers = { authorization: `Bearer ${bea.accessToken}`, 'x-mfa-token': bea.mfaToken }
    const answer = await app.inject({ url: path(), headers, remoteAddress: '203.0.113.9' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'network-not-internal'])
  })

  test('returns 404 for an unknown organisation', async () => {
    if (!path().includes(orgId)) return
    expect((await bea.get(path().replace(orgId, unknownId))).statusCode).toBe(404)
  })
})

describe('GET /admin/org', () => {
  const rows = async (query = '') => (await bea.get(`/admin/org${query}`)).json().data

  test('counts projects per partner and state, suspended ones only in the total', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => newProject(partner)))
    const [pending = '', live = '', suspended = '', rejected = ''] = ids
    await setPending(app.db, pending, 'preparation', app.now())
    await setStatus(app.db, live, 'live')
    await setStatus(app.db, suspended, 'suspended')
    await setStatus(app.db, rejected, 'rejected')

    const { partners, total } = await rows()
    expect(total).toBe(2)
    expect(partners).toEqual([
      expect.objectContaining({
        name: 'Lumen',
        projects: { total: 2, approved: 0, pending: 0, inactive: 2, rejected: 0 },
      }),
      {
        partnerUUID: orgId,
        name: 'asa@atoll.example',
        country: null,
        signUpDate: app.now().toISOString(),
        projects: { total: 5, approved: 1, pending: 1, inactive: 1, rejected: 1 },
      },
    ])
  })

  test('sorts by name in any case, partners without a name last', async () => {
    const aster = await app.newPartner('zoe@aster.example')
    await aster.post('/portal/org', { name: 'aster & sons' })
    const { partners } = await rows()
    expect(partners.map(({ name }: { name: string }) => name)).toEqual(['aster & sons', 'Lumen', 'asa@atoll.example'])
  })

  test('pages completely', async () => {
    const [first, second, third] = [
      await rows('?limit=2'),
      await rows('?limit=2&pageNo=1'),
      await rows('?limit=2&pageNo=2'),
    ]
    expect([first.partners.length, second.partners.length, third.partners.length]).toEqual([2, 1, 0])
    expect([first.total, second.total, third.total]).toEqual([3, 3, 3])
  })

  test('filters by every word of the name, or of the address where there is no name', async () => {
    const found = async (keyword: string, more = '') => {
      const { partners, total } = await rows(`?keyword=${encodeURIComponent(keyword)}${more}`)
      return [partners.map(({ name }: { name: string }) => name), total]
    }
    expect(await found('SONS ast')).toEqual([['aster & sons'], 1])
    expect(await found('zoe')).toEqual([[], 0])
    expect(await found('Atoll.example')).toEqual([['asa@atoll.example'], 1])
    expect(await found('a', '&limit=2')).toEqual([['aster & sons', 'asa@atoll.example'], 2])
    expect(await found('s', '&limit=1')).toEqual([['aster & sons'], 2])
    expect(await found('aster nowhere')).toEqual([[], 0])
    for (const keyword of ['l%n', 'lume_', "lumen' or 1=1 --"]) expect(await found(keyword)).toEqual([[], 0])
    expect((await found('  '))[1]).toBe(3)
    for (const keyword of ['', 'x'.repeat(257), '<b>']) {
      expect((await bea.get(`/admin/org?keyword=${encodeURIComponent(keyword)}`)).statusCode).toBe(400)
    }
  })

  test('leaves out unconfirmed accounts', async () => {
    const id = await ofUnconfirmed()
    const { partners, total } = await rows()
    expect(partners.map(({ partnerUUID }: { partnerUUID: string }) => partnerUUID)).not.toContain(id)
    expect(total).toBe(partners.length)
    expect((await rows('?keyword=never%40confirmed')).partners).toEqual([])
    expect((await bea.get(`/admin/org/${id}`)).statusCode).toBe(404)
  })
})

describe('GET /admin/org/{orgId}', () => {
  test('returns null for missing details', async () => {
    const { userId, ...told } = (await bea.get(`/admin/org/${orgId}`)).json().data
    expect(userId).toBe((await partner.get('/portal/user')).json().data.id)
    expect(told).toMatchObject({
      partnerUUID: orgId,
      name: null,
      businessRepDetails: { fullName: null, emailId: 'asa@atoll.example' },
      bankDetails: { accountNumber: null, bankCode: null, bankName: null, branchCode: null },
      document: null,
    })
  })

  test('returns company, representative and bank as entered', async () => {
    // One of its projects is under review, so the partner could not save these itself.
    const company = { name: 'Atoll Media', website: 'atoll.example', details: 'Films', country: 'Singapore' }
    const more = { identityUen: '2026X', address: null, hotlineNumber: null, industry: null }
    await organisations.saveProfile(app.db, orgId, { ...company, ...more }, app.now())
    await organisations.saveBank(app.db, orgId, harbourBank, app.now())
    const asa = {
      fullName: 'Asa Tan',
      salutation: 'Ms.',
      jobTitle: 'Founder',
      mobileNumber: null,
      address: null,
    } as const
    const { id } = (await partner.get('/portal/user')).json().data
    await accounts.saveProfile(app.db, id, asa, app.now())
    expect((await bea.get(`/admin/org/${orgId}`)).json().data).toMatchObject({
      name: 'Atoll Media',
      website: 'atoll.example',
      description: 'Films',
      businessRegisNum: '2026X',
      country: 'Singapore',
      businessRepDetails: { salutation: 'Ms.', fullName: 'Asa Tan', JobTitle: 'Founder' },
      bankDetails: harbourBank,
    })
  })
})

describe('GET /admin/org/{orgId}/document', () => {
  const read = () => bea.get(`/admin/org/${orgId}/document`)
  const told = async () => (await bea.get(`/admin/org/${orgId}`)).json().data.document
  let project: string
  beforeAll(async () => {
    ;[{ id: project }] = (await partner.get('/portal/projects')).json().data.items
  })

  test('returns 404 before a document is uploaded', async () => {
    expect((await read()).statusCode).toBe(404)
  })

  test.each([
    ['PENDING', 'document-scan-pending'],
    ['REJECTED', 'document-scan-failed'],
  ] as const)('is listed and not downloadable while it is %s', async (status, code) => {
    await setDocument(app.db, project, status, app.now())
    expect(await told()).toMatchObject({ name: 'registration.pdf', downloadUrl: null, antivirusStatus: status })
    const answer = await read()
    expect([answer.statusCode, answer.json().code]).toEqual([409, code])
  })

  test('is an attachment for staff once the scan has accepted it', async () => {
    await setDocument(app.db, project, 'ACCEPTED', app.now())
    expect(await told()).toMatchObject({ downloadUrl: `/admin/org/${orgId}/document`, antivirusStatus: 'ACCEPTED' })
    const answer = await read()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="registration.pdf"')
    expect(answer.rawPayload.equals(pdf)).toBe(true)
  })
})

describe('GET /admin/projects/org/{orgId}', () => {
  test("lists the partner's projects in every state, newest first", async () => {
    app.advance(60)
    const newest = await newProject(partner)
    const { projects, totals } = (await bea.get(`/admin/projects/org/${orgId}`)).json().data
    expect(projects).toHaveLength(6)
    expect(projects[0]).toMatchObject({ id: newest, status: 'draft', orgId, partnerName: 'Atoll Media' })
    expect(totals).toEqual({ draft: 2, pending: 1, live: 1, reject: 1, deleted: 1 })
    expect(new Set(projects.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['draft', 'pending', 'live', 'deleted', 'reject']),
    )
  })

  test('is empty for a partner without projects', async () => {
    const { org_id } = (await (await app.newPartner()).get('/portal/user')).json().data
    expect((await bea.get(`/admin/projects/org/${org_id}`)).json().data).toEqual({
      projects: [],
      totals: { draft: 0, pending: 0, live: 0, reject: 0, deleted: 0 },
    })
  })
})
