import { beforeAll, describe, expect, test } from 'vitest'
import { countCalls } from '#server/jobs/count-calls.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { newProject, problemsOf, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()
const daysAgo = (days: number, hour = 3) => new Date(Date.UTC(2026, 10, 20 - days, hour))
const path = '/portal/transactions'

let partner: Caller
let radio: string
let quiz: string

beforeAll(async () => {
  partner = await app.newPartner()
  radio = await newProject(partner, 'Harbour Radio')
  quiz = await newProject(partner, 'Harbour Quiz')
  await newProject(partner, 'Harbour Draft')
  await setStatus(app.db, radio, 'live', { liveAt: daysAgo(40) })
  await setStatus(app.db, quiz, 'suspended', { liveAt: daysAgo(40) })
  const charge = { projectId: radio, environment: 'live', provider: 'STM', moved: 'charge', amount: '1.98' } as const
  const decline = { ...charge, moved: null, amount: null, httpStatus: 402, resultCode: 'GENERAL_DECLINE' }
  const tooLow = { headers: [], body: '{"resultCode":"GENERAL_DECLINE","message":"The balance is too low."}' }
  await storeCalls(app.db, [
    { ...charge, at: daysAgo(0), customer: 'mia', latencyMs: 10 },
    { ...charge, at: daysAgo(0, 7), customer: 'mia', latencyMs: 20 },
    { ...charge, at: daysAgo(29), customer: 'mia', latencyMs: 30, amount: '4.00' },
    { ...charge, at: daysAgo(29), customer: 'ben', latencyMs: 1000, amount: '4.00' },
    { ...charge, at: daysAgo(30), customer: 'old', amount: '900.00' },
    { ...charge, at: daysAgo(1), moved: 'refund', amount: '4.00' },
    { ...decline, at: daysAgo(1), response: tooLow },
    { ...charge, at: daysAgo(1), provider: 'AIS', amount: '49.00' },
    { ...charge, at: daysAgo(1), projectId: quiz, customer: 'mia', amount: '10.02' },
    // Refused without a known operator.
    {
      ...charge,
      at: daysAgo(0, 7),
      provider: null,
      moved: null,
      amount: null,
      customer: null,
      httpStatus: 401,
      resultCode: 'FAILURE',
      statusCode: 401,
    },
    { ...charge, at: daysAgo(0), environment: 'sandbox', customer: 'tester', amount: '98.00' },
  ])
  await countCalls(app.database)
})

const sum = (amounts: string[]) => amounts.reduce((all, amount) => all + Number(amount), 0).toFixed(2)
const read = async (url: string, caller = partner) => (await caller.get(url)).json().data

describe('GET /portal/transactions', () => {
  test('answers 401 without a session, and rejects staff', async () => {
    expect((await app.visitor.get(`${path}?country=Singapore`)).statusCode).toBe(401)
    const bea = await app.signedIn('bea')
    expect((await bea.get(`${path}?country=Singapore`)).json().code).toBe('role-not-allowed')
  })

  test.each(['', '?country=', '?country=Atlantis'])('requires the country of an operator: %s', async (query) => {
    const answer = await partner.get(`${path}${query}`)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)[0]).toMatchObject({ field: '/query/country', message: 'Please select a country' })
  })

  test('sums 30 days of one country in the live environment, each customer once', async () => {
    const data = await read(`${path}?country=Singapore`)
    expect(data).toMatchObject({ country: 'Singapore', currency: 'SGD', from: '2026-10-22', to: '2026-11-20' })
    // 1.98 + 1.98 + 4 + 4 of the radio and 10.02 of the quiz, less 4; of which 82 %.
    expect(data.total).toEqual({
      grossVolume: '21.98',
      netVolume: '14.74',
      transactionCount: 5,
      uniqueCustomerCount: 2,
    })
    // Nine there are: AIS is of another country, and the refused one is of every country.
    expect(data.tech.total).toMatchObject({ apiCalls: 8, errors4xxCount: 2, errors5xxCount: 0 })
    expect((await read(`${path}?country=Thailand`)).total).toMatchObject({ grossVolume: '49.00', netVolume: '34.30' })
  })

  test('has a row per day, and counts a customer on each day', async () => {
    const { days, tech } = await read(`${path}?country=Singapore`)
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({
      date: '2026-10-22',
      grossVolume: '8.00',
      netVolume: '6.56',
      transactionCount: 2,
      uniqueCustomerCount: 2,
    })
    expect(days[1]).toMatchObject({ date: '2026-10-23', grossVolume: '0.00', uniqueCustomerCount: 0 })
    expect(days[29]).toMatchObject({ date: '2026-11-20', grossVolume: '3.96', uniqueCustomerCount: 1 })
    expect(tech.days[1]).toEqual({
      date: '2026-10-23',
      apiCalls: 0,
      latency: null,
      latencyP95: null,
      errors4xxCount: 0,
      errors5xxCount: 0,
    })
    expect(tech.days[29].latency).toBeGreaterThan(9.5)
    expect(tech.days[29].latencyP95).toBeLessThan(21)
  })

  test('counts calls without an operator in every country', async () => {
    const { total, tech, projects } = await read(`${path}?country=Thailand`)
    // The charge of AIS, and the one that was refused.
    expect(tech.total).toMatchObject({ apiCalls: 2, errors4xxCount: 1 })
    expect(tech.days[29]).toMatchObject({
      date: '2026-11-20',
      apiCalls: 1,
      errors4xxCount: 1,
      latency: expect.any(Number),
    })
    expect(projects).toMatchObject([{ projectId: radio, tech: { apiCalls: 2, errors4xxCount: 1 } }])
    expect(total).toMatchObject({ grossVolume: '49.00', transactionCount: 1 })
    expect((await read(`${path}?country=Philippines`)).tech.total).toMatchObject({ apiCalls: 1, errors4xxCount: 1 })
  })

  test('counts sales for their operator only, and in no country where it has none', async () => {
    const other = await app.newPartner()
    const projectId = await newProject(other, 'Old Lines')
    await setStatus(app.db, projectId, 'live', { liveAt: daysAgo(40) })
    const sold = { projectId, environment: 'live', moved: 'charge', at: daysAgo(2), customer: 'mia' } as const
    await storeCalls(app.db, [
      { ...sold, provider: 'GONE', amount: '700.00' },
      { ...sold, provider: 'ARTL', amount: '10.00' },
      { ...sold, provider: 'STM', amount: '1.98' },
    ])
    await countCalls(app.database)
    const { total, tech } = await read(`${path}?country=Singapore`, other)
    expect(total).toMatchObject({ grossVolume: '1.98', transactionCount: 1, uniqueCustomerCount: 1 })
    expect(tech.total.apiCalls).toBe(3)
  })

  test('has panels for live projects only', async () => {
    const { projects } = await read(`${path}?country=Singapore`)
    expect(projects).toMatchObject([
      {
        projectId: radio,
        projectName: 'Harbour Radio',
        total: { grossVolume: '11.96', netVolume: '6.53', transactionCount: 4, uniqueCustomerCount: 2 },
        tech: { apiCalls: 7, errors4xxCount: 2 },
      },
    ])
    expect(projects[0].days).toHaveLength(30)
  })

  test('includes suspended projects in the totals, and counts a shared customer once', async () => {
    const { total, projects } = await read(`${path}?country=Singapore`)
    const suspended = await read(`${path}/${quiz}?country=Singapore`)
    const parts = [...projects, suspended].map((each) => each.total)
    expect(total.grossVolume).toBe(sum(parts.map(({ grossVolume }) => grossVolume)))
    expect(total.transactionCount).toBe(projects[0].total.transactionCount + suspended.total.transactionCount)
    // Mia and Ben in the panel, Mia again in the suspended one.
    expect(parts.map(({ uniqueCustomerCount }) => uniqueCustomerCount)).toEqual([2, 1])
    expect(total.uniqueCustomerCount).toBe(2)
  })

  test('rounds each net volume separately, so that parts may differ from the total by a cent', async () => {
    const { total, days, projects } = await read(`${path}?country=Singapore`)
    const suspended = await read(`${path}/${quiz}?country=Singapore`)
    const nets = [...projects, suspended].map((each) => each.total.netVolume)
    // 6.5272 and 8.2164, together 14.7436.
    expect([nets, sum(nets), total.netVolume]).toEqual([['6.53', '8.22'], '14.75', '14.74'])
    expect(sum(days.map(({ netVolume }: { netVolume: string }) => netVolume))).toBe('14.75')
  })

  test('counts a customer of a suspended project in the totals', async () => {
    const other = await app.newPartner()
    const sold = { environment: 'live', provider: 'STM', moved: 'charge', at: daysAgo(2) } as const
    for (const [name, status, amount, customer] of [
      ['Tide Tables', 'live', '4.00', 'mia'],
      ['Anchor News', 'suspended', '1.98', 'ben'],
    ] as const) {
      const projectId = await newProject(other, name)
      await setStatus(app.db, projectId, status, { liveAt: daysAgo(10) })
      await storeCalls(app.db, [{ ...sold, projectId, amount, customer }])
    }
    await countCalls(app.database)
    const { total, days, projects } = await read(`${path}?country=Singapore`, other)
    expect(projects).toMatchObject([
      { projectName: 'Tide Tables', total: { netVolume: '3.28', uniqueCustomerCount: 1 } },
    ])
    // 82 % of 5.98.
    expect(total).toMatchObject({ grossVolume: '5.98', netVolume: '4.90', uniqueCustomerCount: 2 })
    expect(days[27]).toMatchObject({ netVolume: '4.90', uniqueCustomerCount: 2 })
  })

  test('sorts panels by name and sums them', async () => {
    const other = await app.newPartner()
    const sold = { environment: 'live', provider: 'STM', moved: 'charge', at: daysAgo(2), customer: 'mia' } as const
    for (const [name, amount] of [
      ['Tide Tables', '4.00'],
      ['Anchor News', '1.98'],
    ] as const) {
      const projectId = await newProject(other, name)
      await setStatus(app.db, projectId, 'live', { liveAt: daysAgo(10) })
      await storeCalls(app.db, [{ ...sold, projectId, amount }])
    }
    await countCalls(app.database)
    const { total, days, tech, projects } = await read(`${path}?country=Singapore`, other)
    expect(projects).toMatchObject([
      { projectName: 'Anchor News', total: { grossVolume: '1.98', transactionCount: 1, uniqueCustomerCount: 1 } },
      { projectName: 'Tide Tables', total: { grossVolume: '4.00', transactionCount: 1, uniqueCustomerCount: 1 } },
    ])
    expect(total).toMatchObject({ grossVolume: '5.98', transactionCount: 2, uniqueCustomerCount: 1 })
    expect(days[27]).toMatchObject({ grossVolume: '5.98', transactionCount: 2 })
    expect(tech.total.apiCalls).toBe(2)
  })

  test('returns thirty empty days without projects', async () => {
    const { total, days, projects } = await read(`${path}?country=Singapore`, await app.newPartner())
    expect([total.grossVolume, days.length, projects]).toEqual(['0.00', 30, []])
  })
})

describe('GET /portal/transactions/{projectId}', () => {
  const of = (id: string, query = 'country=Singapore') => `${path}/${id}?${query}`

  test('requires a session, a country and a valid environment', async () => {
    expect((await app.visitor.get(of(radio))).statusCode).toBe(401)
    expect((await partner.get(of(radio, 'country=Atlantis'))).statusCode).toBe(400)
    expect((await partner.get(of(radio, 'country=Singapore&environment=test'))).statusCode).toBe(400)
  })

  test("returns 404 for another partner's project", async () => {
    expect((await (await app.newPartner()).get(of(radio))).statusCode).toBe(404)
    expect((await partner.get(of(unknownId))).statusCode).toBe(404)
  })

  test('filters sales by country, and counts all calls', async () => {
    const data = await read(of(radio))
    expect(data).toMatchObject({
      projectId: radio,
      environment: 'live',
      currency: 'SGD',
      total: { grossVolume: '11.96', transactionCount: 4, uniqueCustomerCount: 2 },
      tech: { total: { apiCalls: 8, errors4xxCount: 2, errors5xxCount: 0 } },
    })
    expect(data.results).toEqual([
      { resultCode: 'SUCCESS', statusCode: 200, calls: 6 },
      { resultCode: 'FAILURE', statusCode: 401, calls: 1 },
      { resultCode: 'GENERAL_DECLINE', statusCode: 200, calls: 1 },
    ])
    expect(data.declines).toEqual([{ reason: 'The balance is too low.', calls: 1 }])
  })

  test('has a row for each of the last 24 hours, the current one last', async () => {
    const { hours, hoursTotal } = await read(of(radio))
    expect(hours).toHaveLength(24)
    expect(hoursTotal).toMatchObject({ apiCalls: 3, errors4xxCount: 1, errors5xxCount: 0 })
    expect(hours[23]).toMatchObject({ startsAt: '2026-11-20T08:00:00.000Z', apiCalls: 0, latency: null })
    expect(hours[22]).toMatchObject({ startsAt: '2026-11-20T07:00:00.000Z', apiCalls: 2, errors4xxCount: 1 })
  })

  test('has separate sandbox figures', async () => {
    const data = await read(of(radio, 'country=Singapore&environment=sandbox'))
    expect(data).toMatchObject({ environment: 'sandbox', total: { grossVolume: '98.00', uniqueCustomerCount: 1 } })
    expect(data.tech.total.apiCalls).toBe(1)
  })
})
