import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeImpact } from '#server/commands/impact.ts'
import { apiKeys } from '#server/db/schema.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { newPayer, pays } from '#tests/support/payment.ts'
import { changedProduct } from '#tests/support/product-changes.ts'
import { newProject } from '#tests/support/projects.ts'

const other = { product: 'other', title: 'Other', comparisons: [], endings: [], partIds: [] }
const app = testApp({ productChanges: [changedProduct, other] })
const hours = (ago: number) => new Date(app.now().getTime() - ago * 3_600_000)
const asked = (body: object) => ({ request: { headers: [], body: JSON.stringify(body) } })
const names = new Map<string, string>()
let partner: Caller

/** Games sends SMS and names a contact, Radio pays by AIS and refunds, Maps reads charges by its key. */
beforeAll(async () => {
  partner = await app.newPartner('first@example.com')
  const second = await app.newPartner('second@example.com')
  const games = await newProject(partner, 'Harbour Games')
  const radio = await newProject(partner, 'Harbour Radio')
  const maps = await newPayer(second, await newProject(second, 'Harbour Maps'))
  const named = { Games: games, Radio: radio, Maps: maps.projectId }
  for (const [name, id] of Object.entries(named)) names.set(id, name)
  const sms = { operation: 'sendSms', path: '/v1/notification/sms' }
  const refund = { operation: 'refundCharge', path: '/v1/charges/refund' }
  const [sandbox, live] = ['sandbox', 'live'] as const
  await storeCalls(app.db, [
    { projectId: games, environment: sandbox, at: hours(3), ...sms },
    { projectId: games, environment: sandbox, at: hours(50), ...sms },
    {
      projectId: games,
      environment: live,
      at: hours(2),
      ...asked({ merchantContact: 'x', paymentServiceProvider: 'STM' }),
    },
    { projectId: games, environment: live, at: hours(1), ...asked({ paymentServiceProvider: 'STM' }) },
    { projectId: radio, environment: sandbox, at: hours(5), ...asked({ paymentServiceProvider: 'AIS' }) },
    { projectId: radio, environment: sandbox, at: hours(4), request: { headers: [], body: '{"merchantContact":"…' } },
    { projectId: radio, environment: sandbox, at: hours(6), ...refund, ...asked({ reason: 'late' }) },
    { projectId: radio, environment: sandbox, at: hours(7), ...refund, ...asked({}) },
    // On the first of the days, and before it.
    { projectId: radio, environment: live, at: new Date('2026-08-22T00:00:00Z'), ...sms },
    { projectId: games, environment: live, at: new Date('2026-08-21T23:59:59Z'), ...sms },
  ])
  await ofProductTest(maps.projectId, second)
  const api = pays(app.inject, maps)
  await api.get('/v1/charges/none?detail=1')
  await api.get('/v1/charges/none', { 'x-api-key': 'wrong' })
  await countCalls(app.database)
})

/** A call with a key of a product test. The key is deleted before the first read. */
async function ofProductTest(projectId: string, caller: Caller): Promise<void> {
  const { keyId } = await newPayer(caller, projectId)
  await app.db.update(apiKeys).set({ forTests: true }).where(eq(apiKeys.id, keyId))
  await storeCalls(app.db, [
    { projectId, environment: 'sandbox', at: hours(1), keyId, ...asked({ merchantContact: 'x' }) },
    { projectId, environment: 'sandbox', at: hours(1), keyId, operation: 'sendSms' },
  ])
  await app.db.delete(apiKeys).where(eq(apiKeys.id, keyId))
}

interface Use {
  projectId: string
  environment: string
  calls: number
  unknown: number
}

const setOf = (uses: Use[]) =>
  uses.map(({ projectId, environment, calls, unknown }) => [names.get(projectId), environment, calls, unknown]).sort()

const read = async (query = '') => {
  const bea = await app.signedIn('bea')
  return await bea.get(`/admin/api-changes${query}`)
}

describe('GET /admin/api-changes', () => {
  it('answers 401 without a session, and 403 to other roles', async () => {
    expect((await app.visitor.get('/admin/api-changes')).statusCode).toBe(401)
    for (const caller of [partner, await app.signedIn('ines'), await app.signedIn('theo')])
      expect((await caller.get('/admin/api-changes')).json()).toMatchObject({ code: 'role-not-allowed' })
  })

  it('answers 400 for an empty name, and 404 for an unknown product', async () => {
    expect((await read('?product=')).statusCode).toBe(400)
    expect((await read('?product=unknown')).statusCode).toBe(404)
  })

  it('names the projects that use an ending part, the earliest end first', async () => {
    const { endings, since, product } = (await read()).json().data
    expect({ since, product }).toEqual({ since: '2026-08-22T00:00:00.000Z', product: 'direct-carrier-billing' })
    expect(endings.map(({ id, uses }: { id: string; uses: Use[] }) => [id, setOf(uses)])).toEqual([
      [
        'createCharge body merchantContact',
        [
          ['Games', 'live', 1, 0],
          ['Radio', 'sandbox', 0, 1],
        ],
      ],
      [
        'sendSms',
        [
          ['Games', 'sandbox', 2, 0],
          ['Radio', 'live', 1, 0],
        ],
      ],
    ])
  })

  it('names exactly the projects whose calls a change concerns, fields included', async () => {
    const [unreleased, released] = (await read()).json().data.comparisons
    const found = [...unreleased.changes, ...released.changes].map(({ message, countsFields, uses }) => ({
      message,
      countsFields,
      uses: setOf(uses),
    }))
    expect(found).toEqual([
      {
        message: 'merchantContact is gone',
        countsFields: true,
        uses: [
          ['Games', 'live', 1, 0],
          ['Radio', 'sandbox', 0, 1],
        ],
      },
      { message: 'may no longer be "AIS"', countsFields: true, uses: [['Radio', 'sandbox', 1, 1]] },
      { message: 'reason is required now', countsFields: true, uses: [['Radio', 'sandbox', 1, 0]] },
      { message: 'query parameter detail is gone', countsFields: true, uses: [['Maps', 'sandbox', 0, 1]] },
      {
        message: '409 is new',
        countsFields: false,
        uses: [
          ['Games', 'live', 2, 0],
          ['Radio', 'sandbox', 4, 0],
        ],
      },
    ])
  })

  it('names partner, project and last call', async () => {
    const { endings } = (await read()).json().data
    expect(endings[1]).toMatchObject({ method: 'POST', path: '/v1/notification/sms', sunset: '2027-01-31', total: 2 })
    expect(endings[1].uses[0]).toMatchObject({
      projectName: 'Harbour Games',
      isSubmitted: false,
      partnerName: 'first@example.com',
      lastCallOn: hours(3).toISOString(),
    })
  })

  it('answers another product, which nothing changes', async () => {
    const { product, products, endings, comparisons } = (await read('?product=other')).json().data
    expect({ product, endings, comparisons }).toEqual({ product: 'other', endings: [], comparisons: [] })
    expect(products).toEqual([
      { product: 'direct-carrier-billing', title: 'Direct Carrier Billing' },
      { product: 'other', title: 'Other' },
    ])
  })
})

describe('npm run spec:impact', () => {
  it('prints exactly the same projects, fields included', async () => {
    const lines: string[] = []
    await writeImpact(app.db, changedProduct, app.now(), (line) => lines.push(line))
    const used = (count: string, ago: number) => `${count}, last on ${minuteOf(hours(ago))} UTC`
    const [games, radio] = ['"first@example.com", "Harbour Games"', '"first@example.com", "Harbour Radio"']
    const unknown = '1 call; the log does not keep fields of these calls'
    expect(lines.map((line) => line.trim().replace(/, at #.*/, ''))).toEqual([
      'direct-carrier-billing: calls since 2026-08-22',
      'ends on 2026-12-24: the property merchantContact of the request, POST /v1/charges',
      `${games}, live: ${used('1 call', 2)}`,
      `${radio}, sandbox: ${unknown}`,
      'ends on 2027-01-31: the operation, POST /v1/notification/sms',
      `${games}, sandbox: ${used('2 calls', 3)}`,
      `${radio}, live: 1 call, last on 2026-08-22 00:00 UTC`,
      'unreleased: 4 differences from 1.1.0',
      'breaking  request-property-removed: merchantContact is gone',
      `${games}, live: ${used('1 call', 2)}`,
      `${radio}, sandbox: ${unknown}`,
      'breaking  request-enum-narrowed: may no longer be "AIS"',
      `${radio}, sandbox: ${used('1 call', 4)}`,
      `${radio}, sandbox: ${unknown}`,
      'breaking  request-required-narrowed: reason is required now',
      `${radio}, sandbox: ${used('1 call', 7)}`,
      'breaking  parameter-removed: query parameter detail is gone',
      `"second@example.com", "Harbour Maps", sandbox: ${unknown}`,
      '1.1.0: 1 difference from 1.0.0',
      'additive  status-added: 409 is new',
      `${radio}, sandbox: ${used('4 calls', 4)}`,
      `${games}, live: ${used('2 calls', 1)}`,
    ])
  })
})

const minuteOf = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

describe('GET /portal/projects/{projectId}/endings', () => {
  const idOf = (name: string) => [...names].find(([, each]) => each === name)?.[0]
  const endingsOf = async (name: string) => (await partner.get(`/portal/projects/${idOf(name)}/endings`)).json()

  it('answers 401 without a session, and 404 for a project of another partner', async () => {
    expect((await app.visitor.get(`/portal/projects/${idOf('Games')}/endings`)).statusCode).toBe(401)
    expect((await endingsOf('Maps')).code).toBe('not-found')
  })

  it('lists the ending parts that the project uses', async () => {
    const { since, calls, items } = (await endingsOf('Games')).data
    expect({ since, calls }).toEqual({ since: '2026-08-22T00:00:00.000Z', calls: 3 })
    expect(items).toEqual([
      {
        product: 'direct-carrier-billing',
        productTitle: 'Direct Carrier Billing',
        operation: 'createCharge',
        method: 'POST',
        path: '/v1/charges',
        label: 'the property merchantContact of the request',
        sunset: '2026-12-24',
        environment: 'live',
        calls: 1,
        unknown: 0,
        lastCallOn: hours(2).toISOString(),
      },
      expect.objectContaining({ operation: 'sendSms', environment: 'sandbox', calls: 2 }),
    ])
  })

  it('counts calls of which the log does not keep the field apart', async () => {
    const { calls, items } = (await endingsOf('Radio')).data
    expect(calls).toBe(1)
    expect(items).toMatchObject([
      { operation: 'createCharge', calls: 0, unknown: 1 },
      { operation: 'sendSms', calls: 1, unknown: 0 },
    ])
  })
})
