import { beforeAll, describe, expect, test } from 'vitest'
import { verifyChains } from '#server/commands/audit.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, problemsOf, setPending, unknownId } from '#tests/support/projects.ts'
import { newProjectBeforeBusiness, setDocument } from '#tests/support/reviews.ts'

const app = testApp()

let bea: Caller
let partner: Caller
beforeAll(async () => {
  bea = await app.signedIn('bea')
  partner = await app.newPartner()
})

const at = (id: string) => `/admin/projects/${id}`
const approverType = 'INTERNAL_BUSINESS_ADMIN'
const bodies = {
  approve: { type: 'APPROVE', approverType },
  reject: { type: 'REJECT', approverType, message: 'The document cannot be read.' },
  suspend: { type: 'SUSPEND', approverType, message: 'Complaints are looked into.' },
  reinstate: { type: 'REINSTATE', approverType },
}
type Decision = keyof typeof bodies
const decide = (id: string, decision: Decision, change: object = {}) =>
  bea.post(`${at(id)}/${decision}`, { ...bodies[decision], ...change })
const beforeBusiness = () => newProjectBeforeBusiness(app.db, partner, app.now())

async function inState(state: 'live' | 'suspended'): Promise<string> {
  const id = await beforeBusiness()
  await decide(id, 'approve')
  if (state === 'suspended') await decide(id, 'suspend')
  return id
}

describe.each(['approve', 'reject', 'suspend', 'reinstate'] as const)(
  'POST /admin/projects/{projectId}/%s',
  (decision) => {
    test('answers 401 without a session', async () => {
      expect((await app.visitor.post(`${at(unknownId)}/${decision}`, bodies[decision])).statusCode).toBe(401)
    })

    test('accepts only its own decision, and a comment without tags', async () => {
      for (const change of [
        { type: 'NOTHING' },
        { approverType: 'INTERNAL_TECH' },
        { message: '<b>no</b>' },
        { message: 'x'.repeat(2001) },
      ]) {
        expect((await decide(unknownId, decision, change)).statusCode).toBe(400)
      }
    })

    test.each(['dana', 'ines', 'theo'] as const)('rejects %s', async (person) => {
      const answer = await (await app.signedIn(person)).post(`${at(unknownId)}/${decision}`, bodies[decision])
      expect(answer.json().code).toBe('role-not-allowed')
    })

    test('is rejected outside the internal network', async () => {
      const id = await beforeBusiness()
      const answer = await app.inject({
        method: 'POST',
        url: `${at(id)}/${decision}`,
        headers: { authorization: `Bearer ${bea.accessToken}`, 'x-mfa-token': bea.mfaToken },
        payload: bodies[decision],
        remoteAddress: '203.0.113.9',
      })
      expect([answer.statusCode, answer.json().message]).toEqual([403, 'Access allowed only from internal network.'])
    })

    test('returns 404 for an unknown project', async () => {
      expect((await decide(unknownId, decision)).statusCode).toBe(404)
    })

    test('is refused on a draft', async () => {
      expect((await decide(await newProject(partner), decision)).json().code).toBe('wrong-stage')
    })
  },
)

describe.each(['reject', 'suspend'] as const)('%s', (decision) => {
  test.each([undefined, '', '   \n'])('requires a comment, not %j', async (message) => {
    const answer = await decide(unknownId, decision, { message })
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)[0]).toMatchObject({ field: '/message' })
  })
})

describe('approving', () => {
  test.each(['preparation', 'technical'] as const)('requires the technical check at the %s stage', async (stage) => {
    const id = await newProject(partner)
    await setPending(app.db, id, stage, app.now())
    const answer = await decide(id, 'approve')
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Tech has not approved'])
  })

  test.each([
    ['PENDING', 'Virus scan pending'],
    ['REJECTED', 'Virus scan failed !'],
  ] as const)('requires a clean document, not one whose scan is %s', async (status, message) => {
    const id = await beforeBusiness()
    await setDocument(app.db, id, status, app.now())
    const answer = await decide(id, 'approve')
    expect([answer.statusCode, answer.json().message]).toEqual([409, message])
  })

  test('makes the project live, activates its addresses, settles its company and mails the partner', async () => {
    const newPartner = await app.newPartner()
    const id = await newProject(newPartner)
    await newPartner.post(`/portal/projects/${id}/ip-addresses`, { ipAddresses: ['8.8.8.8'] })
    await setPending(app.db, id, 'business', app.now(), app.now())
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    const answer = await decide(id, 'approve', { message: 'Welcome.' })
    expect(answer.json().data).toMatchObject({
      status: 'live',
      stage: null,
      approvedDate: app.now().toISOString(),
      ipAddresses: [{ ip: '8.8.8.8', status: 'active' }],
      comments: [{ type: 'APPROVE', approverType, author: 'bea@portal.example', message: 'Welcome.' }],
    })
    expect((await newPartner.get('/portal/org')).json().data.status).toBe('active')
    expect((await newPartner.get(`/portal/projects/${id}`)).json().data).toMatchObject({
      status: 'GONE_LIVE',
      isLive: true,
    })
    const [mail] = await app.mailsTo(newPartner.email)
    expect(mail?.text).toContain('Welcome.')
    expect(mail?.text).toContain(`/projects/${id}`)
  })
})

test.each(['preparation', 'technical', 'business'] as const)(
  'rejects a project at the %s stage with a comment for its partner',
  async (stage) => {
    const id = await newProject(partner)
    await setPending(app.db, id, stage, app.now())
    const answer = await decide(id, 'reject')
    expect(answer.json().data).toMatchObject({ status: 'reject', stage: null, rejectDate: app.now().toISOString() })
    expect((await partner.get(`/portal/projects/${id}`)).json().data).toMatchObject({
      status: 'REJECT',
      rejectComment: 'The document cannot be read.',
    })
    expect((await app.mailsTo(partner.email))[0]?.text).toContain('The document cannot be read.')
    expect((await decide(id, 'reject')).statusCode).toBe(409)
  },
)

test('suspends and reinstates a live project, and mails its partner each time', async () => {
  const id = await inState('live')
  for (const wrong of ['approve', 'reject', 'reinstate'] as const)
    expect((await decide(id, wrong)).statusCode).toBe(409)
  expect((await decide(id, 'suspend')).json().data).toMatchObject({
    status: 'deleted',
    suspendedDate: app.now().toISOString(),
  })
  expect((await app.mailsTo(partner.email))[0]).toMatchObject({ subject: expect.stringContaining('is suspended') })
  expect((await partner.get(`/portal/projects/${id}`)).json().data).toMatchObject({
    status: 'SUSPENDED',
    suspendComment: 'Complaints are looked into.',
  })
  for (const wrong of ['approve', 'reject', 'suspend'] as const) expect((await decide(id, wrong)).statusCode).toBe(409)
  expect((await decide(id, 'reinstate')).json().data).toMatchObject({ status: 'live' })
  expect((await app.mailsTo(partner.email))[0]).toMatchObject({ subject: expect.stringContaining('live again') })
})

describe('two decisions at once', () => {
  test.each([
    ['approve', 'approve'],
    ['approve', 'reject'],
    ['reject', 'reject'],
  ] as const)('%s and %s: one succeeds, the other gets 409', async (first, second) => {
    for (let round = 0; round < 4; round++) {
      const id = await beforeBusiness()
      const answers = await Promise.all([decide(id, first), decide(id, second), decide(id, first)])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
      const { items } = (await bea.get(`${at(id)}/audit`)).json().data
      expect(items).toHaveLength(2)
    }
    expect((await verifyChains(app.db)).breaks).toEqual([])
  })

  test('accepts simultaneous decisions on many projects of one partner', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, beforeBusiness))
    const answers = await Promise.all(ids.map((id) => decide(id, 'approve')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200))
  })
})

test('rolls back a transition whose mail cannot be stored', async () => {
  const id = await beforeBusiness()
  await app.db.execute('alter table mail_outbox add constraint no_mail check (subject is null) not valid')
  const answer = await decide(id, 'approve')
  await app.db.execute('alter table mail_outbox drop constraint no_mail')
  expect(answer.statusCode).toBe(500)
  expect((await bea.get(at(id))).json().data).toMatchObject({
    status: 'pending',
    stage: 'business-review',
    comments: [],
  })
  expect((await bea.get(`${at(id)}/audit`)).json().data.total).toBe(1)
})

describe('GET /admin/projects/{projectId}', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(at(unknownId))).statusCode).toBe(401)
  })

  test('rejects invalid requests', async () => {
    expect((await bea.get(at('17'))).statusCode).toBe(400)
  })

  test("rejects partners, also the project's own", async () => {
    expect((await partner.get(at(await newProject(partner)))).json().code).toBe('role-not-allowed')
  })

  test('returns a draft to the business admin only', async () => {
    const id = await newProject(partner)
    expect((await bea.get(at(id))).json().data).toMatchObject({
      status: 'draft',
      providers: [],
      locale: null,
      productResult: { status: 3, testOn: null, codeId: null },
      organisationDocument: expect.anything(),
    })
    for (const person of ['ines', 'theo'] as const) {
      expect((await (await app.signedIn(person)).get(at(id))).statusCode).toBe(404)
    }
  })
})

test('stops keys on suspension from the next call on, restores them on reinstatement, and generates none meanwhile', async () => {
  const id = await inState('live')
  const made = await partner.post('/portal/keys', { project_id: id, api_key_id: 'portal', env_type_id: 6 })
  const { org_id } = (await partner.get('/portal/user')).json().data
  const callSandbox = async () => {
    const key = made.json().data.apiKeyValue
    const headers = {
      authorization: `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}`,
      'content-type': 'application/json',
      'x-partner-id': org_id,
      'x-project-id': id,
      'x-api-key': key,
    }
    return (await app.inject({ url: '/sandbox/v1/charges/unknown', headers })).statusCode
  }
  expect(await callSandbox()).toBe(404)
  await decide(id, 'suspend')
  expect(await callSandbox()).toBeOneOf([401, 403])
  const refused = await partner.post('/portal/keys', { project_id: id, api_key_id: 'portal', env_type_id: 6 })
  expect(refused.json().code).toBe('project-suspended')
  await decide(id, 'reinstate')
  expect(await callSandbox()).toBe(404)
  const { credentials } = (await partner.get(`/portal/projects/${id}`)).json().data
  expect(credentials).toMatchObject([{ id: made.json().data.credential.id, is_active: true }])
})
