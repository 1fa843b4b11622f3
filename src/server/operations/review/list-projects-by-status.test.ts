import { beforeAll, describe, expect, test } from 'vitest'
import { projectProviders, projects } from '#server/db/schema.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { newProject, problemsOf, setPending, setProviders, setStatus } from '#tests/support/projects.ts'

const app = testApp()
const path = '/admin/projects'
const daysAgo = (days: number) => new Date(app.now().getTime() - days * 24 * 60 * 60 * 1000)

let bea: Caller
let partner: Caller
beforeAll(async () => {
  bea = await app.signedIn('bea')
  partner = await app.newPartner()
})

interface Row {
  id: string
  status: string
}
const list = async (query: string): Promise<{ projects: Row[]; total: number }> =>
  (await bea.get(`${path}?${query}`)).json().data
const idsOf = async (query: string) => (await list(query)).projects.map(({ id }) => id)

describe('GET /admin/projects', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(`${path}?status=draft`)).statusCode).toBe(401)
  })

  test.each([
    ['', '/query/status'],
    ['status=approved', '/query/status'],
    ['status=draft&limit=1001', '/query/limit'],
    ['status=draft&pageNo=-1', '/query/pageNo'],
    ['status=live&provider=XYZ', '/query/provider'],
    ['status=live', '/query/provider'],
    ['status=deleted', '/query/provider'],
  ])('refuses ?%s', async (query, field) => {
    const answer = await bea.get(`${path}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)[0]?.field).toBe(field)
  })

  test('requires a country with the message of the screen', async () => {
    expect(problemsOf(await bea.get(`${path}?status=live`))).toEqual([
      { field: '/query/provider', rule: 'required', message: 'Please select a country' },
    ])
  })

  test.each(['dana', 'ines', 'theo'] as const)('rejects %s', async (person) => {
    const answer = await (await app.signedIn(person)).get(`${path}?status=draft`)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'role-not-allowed'])
  })

  test('rejects callers outside the internal network', async () => {
    const headers = { authorization: `Bearer ${bea.accessToken}`, 'x-mfa-token': bea.mfaToken }
    const answer = await app.inject({ url: `${path}?status=draft`, headers, remoteAddress: '203.0.113.9' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'network-not-internal'])
  })

  test('lists inactive projects newest first, in complete pages', async () => {
    const first = await newProject(partner)
    app.advance(60)
    const second = await newProject(partner)
    expect((await idsOf('status=draft')).slice(0, 2)).toEqual([second, first])
    const { total } = await list('status=draft')
    expect(await idsOf('status=draft&limit=1')).toEqual([second])
    expect(await idsOf('status=draft&limit=1&pageNo=1')).toEqual([first])
    expect(await list(`status=draft&limit=1&pageNo=${total}`)).toEqual({ projects: [], total })
  })

  test('lists live and suspended projects per operator, with zeros without charges', async () => {
    const [singtel, both, globe, suspended, unnamed] = await Promise.all(
      Array.from({ length: 5 }, () => newProject(partner)),
    )
    await setStatus(app.db, singtel ?? '', 'live', { liveAt: daysAgo(2), submittedAt: daysAgo(9) })
    await setProviders(app.db, singtel ?? '', 'STM')
    await setStatus(app.db, both ?? '', 'live', { liveAt: daysAgo(1) })
    await setProviders(app.db, both ?? '', 'STM', 'GLB')
    await setStatus(app.db, globe ?? '', 'live', { liveAt: daysAgo(3) })
    await setProviders(app.db, globe ?? '', 'GLB')
    await setStatus(app.db, suspended ?? '', 'suspended', { liveAt: daysAgo(4) })
    await setProviders(app.db, suspended ?? '', 'GLB')
    await setStatus(app.db, unnamed ?? '', 'live', { liveAt: daysAgo(5) })

    expect(await idsOf('status=live&provider=STM')).toEqual([both, singtel])
    expect(await idsOf('status=live&provider=GLB')).toEqual([both, globe])
    expect(await list('status=live&provider=AIS')).toEqual({ projects: [], total: 0 })
    expect(await idsOf('status=deleted&provider=GLB')).toEqual([suspended])
    expect(await list('status=live&provider=STM&limit=1&pageNo=1')).toMatchObject({
      projects: [
        {
          id: singtel,
          status: 'live',
          stage: null,
          partnerName: partner.email,
          orgName: null,
          grossVolume: '0.00',
          netVolume: '0.00',
          transactions: 0,
          goLiveDate: daysAgo(2).toISOString(),
          goLiveRequestDate: daysAgo(9).toISOString(),
        },
      ],
      total: 2,
    })
  })

  test('lists suspended projects by latest suspension', async () => {
    const [long, lately] = await Promise.all([newProject(partner), newProject(partner)])
    await setStatus(app.db, long ?? '', 'suspended', { liveAt: daysAgo(3), suspendedAt: daysAgo(2) })
    await setStatus(app.db, lately ?? '', 'suspended', { liveAt: daysAgo(9), suspendedAt: daysAgo(1) })
    for (const id of [long, lately]) await setProviders(app.db, id ?? '', 'AIS2')
    expect(await idsOf('status=deleted&provider=AIS2')).toEqual([lately, long])
    expect(await idsOf('status=deleted&provider=AIS2&limit=1')).toEqual([lately])
  })

  test('lists a frequent operator like a rare one', async () => {
    // A partner of its own, whose projects are more than it may create.
    const busy = await app.newPartner()
    const { org_id: organisationId, id: createdBy } = (await busy.get('/portal/user')).json().data
    const name = 'One of many'
    const one = { organisationId, createdBy, name, description: name, projectType: 1, productType: 1 } as const
    const made = Array.from({ length: 501 }, (_, day) => ({ ...one, status: 'live' as const, liveAt: daysAgo(day) }))
    const ids = (await app.db.insert(projects).values(made).returning({ id: projects.id })).map(({ id }) => id)
    const naming = (count: number) => ids.slice(0, count).map((projectId) => ({ projectId, provider: 'MLT' as const }))
    await app.db.insert(projectProviders).values(naming(500))
    expect(await list('status=live&provider=MLT&limit=1')).toMatchObject({ projects: [{ id: ids[0] }], total: 500 })
    expect(await idsOf('status=live&provider=MLT&limit=2&pageNo=249')).toEqual(ids.slice(498, 500))
    await app.db.insert(projectProviders).values(naming(501).slice(500))
    expect(await list('status=live&provider=MLT&limit=1')).toMatchObject({ projects: [{ id: ids[0] }], total: 501 })
    expect(await idsOf('status=live&provider=MLT&limit=2&pageNo=250')).toEqual([ids[500]])
    expect(await list('status=deleted&provider=MLT')).toEqual({ projects: [], total: 0 })
  })

  test('sums live charges of 30 days with this operator, net of refunds and the payout rate', async () => {
    const [id = '', gone = ''] = await Promise.all([newProject(partner), newProject(partner)])
    await setStatus(app.db, id, 'live', { liveAt: daysAgo(40) })
    await setStatus(app.db, gone, 'suspended', { liveAt: daysAgo(40) })
    for (const each of [id, gone]) await setProviders(app.db, each, 'STM', 'AIS')
    const charge = { projectId: id, environment: 'live', provider: 'STM', moved: 'charge', amount: '1.98' } as const
    await storeCalls(app.db, [
      { ...charge, at: daysAgo(0) },
      { ...charge, at: daysAgo(29), amount: '10.00' },
      { ...charge, at: daysAgo(30), amount: '500.00' },
      { ...charge, at: daysAgo(1), moved: 'refund', amount: '4.00' },
      { ...charge, at: daysAgo(1), environment: 'sandbox', amount: '700.00' },
      { ...charge, at: daysAgo(1), provider: 'AIS', amount: '49.00' },
      { ...charge, at: daysAgo(1), projectId: gone, moved: 'refund', amount: '2.00' },
    ])
    await countCalls(app.database)
    const rowOf = async (query: string, project: string) =>
      (await list(query)).projects.find((row) => row.id === project)
    expect(await rowOf('status=live&provider=STM', id)).toMatchObject({
      grossVolume: '11.98',
      netVolume: '6.54',
      transactions: 2,
    })
    expect(await rowOf('status=live&provider=AIS', id)).toMatchObject({ grossVolume: '49.00', netVolume: '34.30' })
    const suspended = { grossVolume: '0.00', netVolume: '-1.64', transactions: 0 }
    expect(await rowOf('status=deleted&provider=STM', gone)).toMatchObject(suspended)
  })

  test('lists rejected projects by latest rejection and pending ones by latest request', async () => {
    const [a = '', b = '', c = '', d = ''] = await Promise.all(Array.from({ length: 4 }, () => newProject(partner)))
    await setStatus(app.db, a, 'rejected', { submittedAt: daysAgo(3), rejectedAt: daysAgo(2) })
    await setStatus(app.db, b, 'rejected', { submittedAt: daysAgo(8), rejectedAt: daysAgo(1) })
    await setPending(app.db, c, 'technical', daysAgo(4))
    await setPending(app.db, d, 'preparation', daysAgo(3))
    expect(await idsOf('status=reject')).toEqual([b, a])
    expect(await idsOf('status=pending')).toEqual([d, c])
  })
})
