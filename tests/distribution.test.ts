import { beforeAll, describe, expect, it } from 'vitest'
import { countCalls } from '#server/jobs/count-calls.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newLivePayer, newPayer, pays } from '#tests/support/payment.ts'
import { distributionColumns, findUndistributed, type PlanNode } from './support/distribution.ts'

// The path to a distributed database, such as Citus: each statement of a hot path says which node has its rows.

const statements = new Set<string>()
const app = testApp({ onStatement: (text) => statements.add(text) })
const subscriber = { userIdentityType: 'MSISDN', userIdentifier: '6581234567', paymentServiceProvider: 'STM' }

/** The plan of a statement for any values. Without parameters, PGlite takes the text as it is. */
async function explain(text: string): Promise<PlanNode[]> {
  const { rows } = await app.database.jobs.executeSql(`explain (generic_plan, verbose, format json) ${text}`)
  const [{ 'QUERY PLAN': plans }] = rows
  return plans.map(({ Plan }: { Plan: PlanNode }) => Plan)
}

async function undistributed(text: string): Promise<string[]> {
  return (await explain(text)).flatMap((plan) => findUndistributed(text, plan))
}

/** A sandbox key and the token of a customer. */
async function newCustomer(partner: Caller) {
  const payer = await newPayer(partner)
  const api = pays(app.inject, payer)
  await api.post('/v1/identities/otp', {
    ...subscriber,
    transactionType: 'ASSOCIATION',
    messageContent: '#PASSWORD#',
    correlationId: 'otp',
  })
  const messages = (await partner.get(`/portal/projects/${payer.projectId}/messages`)).json().data.items
  const proof = { ...subscriber, oneTimePassword: messages[0].text, correlationId: 'identity' }
  const { userToken } = (await api.post('/v1/identities/customer/identity', proof)).json()
  return { api, userToken, projectId: payer.projectId }
}

/** Every operation of the payment API, with an answer of each kind. */
async function callGateway(partner: Caller): Promise<string> {
  const { api, userToken, projectId } = await newCustomer(partner)
  const charge = { userToken, correlationId: 'first', productCode: 'STM980', paymentServiceProvider: 'STM' }
  const { transactionId } = (await api.post('/v1/charges', charge)).json()
  await api.post('/v1/charges', charge)
  await api.get('/v1/charges/first')
  await api.post('/v1/charges/refund', { originalTransactionId: transactionId, correlationId: 'refund' })
  await api.post('/v1/notification/sms', { ...subscriber, message: 'Hello', correlationId: 'sms' })
  await api.post('/v1/charges', {}, { 'x-api-key': 'wrong' })
  return projectId
}

/** The screens that show calls and figures. */
async function readScreens(partner: Caller, projectId: string): Promise<void> {
  const at = `/portal/projects/${projectId}`
  const { items } = (await partner.get(`${at}/calls?limit=2`)).json().data
  const filters = ['environment=sandbox', 'resultCode=SUCCESS', 'correlationId=first', 'operation=createCharge']
  const paths = [
    ...[`${at}/calls/${items[0].callId}`, `${at}/calls.csv`, `${at}/messages`, `${at}/readiness`, at],
    ...filters.map((filter) => `${at}/calls?${filter}`),
    ...[
      '/portal/projects?limit=1000',
      '/portal/transactions?country=Singapore',
      `/portal/transactions/${projectId}?country=Singapore`,
    ],
  ]
  for (const path of paths)
    expect({ path, status: (await partner.get(path)).statusCode }).toEqual({ path, status: 200 })
  const bea = await app.signedIn('bea')
  expect((await bea.get('/admin/projects?status=live&provider=STM&pageNo=0&limit=1000')).statusCode).toBe(200)
}

describe('the statements of gateway, call log and figures', () => {
  beforeAll(async () => {
    const partner = await app.newPartner()
    const projectId = await callGateway(partner)
    const live = await newLivePayer(app, partner, '203.0.113.7')
    await pays(app.inject, live, { environment: 'live', address: '203.0.113.7' }).get('/v1/charges/none')
    await countCalls(app.database)
    await readScreens(partner, projectId)
  })

  it('touch every large table', async () => {
    const touched = [...statements].join(' ')
    // The trigger of calls alone writes the last one.
    const tables = [...distributionColumns.keys()].filter((name) => name !== 'failed_calls')
    expect(tables.filter((name) => !new RegExp(`\\b${name}\\b`).test(touched))).toEqual([])
  })

  it('carry the distribution column of each large table', async () => {
    const hot = [...statements].filter((text) => /^\s*(select|insert|update|delete|with)\b/i.test(text))
    const without: string[] = []
    for (const text of hot) without.push(...(await undistributed(text)).map((table) => `${table}: ${text}`))
    expect(without).toEqual([])
  })

  it.each([
    ['calls', 'select * from calls where correlation_id = $1'],
    ['calls', 'select c.* from calls c join projects p on p.name = c.path where p.id = $1'],
    ['simulator_records', 'update simulator_records set record = $1 where key = $2'],
    ['uncounted_calls', 'delete from uncounted_calls where id = any(array(select id from uncounted_calls limit 5))'],
    ['call_figures', 'select sum(calls) from call_figures where starts_at > $1'],
    ['met_answers', 'insert into met_answers (operation) values ($1)'],
  ])('are found when they lack the column of %s', async (table, text) => {
    expect(await undistributed(text)).toEqual([table])
  })
})

/** By table, with the rows of its partitions. */
async function rowCounts(): Promise<Map<string, number>> {
  const { rows: tables } = await app.database.jobs.executeSql(`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`)
  const counts = tables.map(
    ({ name }: { name: string }) => `select '${name}' as name, count(*)::int as rows from "${name}"`,
  )
  const { rows } = await app.database.jobs.executeSql(counts.join(' union all '))
  return new Map(rows.map(({ name, rows: count }: { name: string; rows: number }) => [name, count]))
}

describe('the large tables', () => {
  it('are all that get a row with each call', async () => {
    const { api, userToken } = await newCustomer(await app.newPartner())
    const before = await rowCounts()
    const calls = 5
    for (let call = 0; call < calls; call++) {
      const charge = {
        userToken,
        correlationId: `charge-${call}`,
        productCode: 'STM980',
        paymentServiceProvider: 'STM',
      }
      expect((await api.post('/v1/charges', charge)).statusCode).toBe(200)
      await api.post('/v1/notification/sms', { ...subscriber, message: 'Hello', correlationId: `sms-${call}` })
      await api.post('/v1/charges', {})
    }
    const growing = [...(await rowCounts())].flatMap(([name, rows]) =>
      rows - (before.get(name) ?? 0) >= calls ? [name] : [],
    )
    expect(growing).toContain('calls')
    expect(growing.filter((name) => !distributionColumns.has(name))).toEqual([])
  })

  it('have the distribution column in every unique key', async () => {
    const { rows } = await app.database.jobs.executeSql(`
      select c.relname as name, array_agg(a.attname::text) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indisunique group by i.indexrelid, c.relname`)
    const keys: { name: string; columns: string[] }[] = rows
    const without = keys.filter(({ name, columns }) => {
      const column = distributionColumns.get(name)
      return column !== undefined && !columns.includes(column)
    })
    expect(without).toEqual([])
  })

  it('get rows from triggers with the distribution column', async () => {
    const { rows } = await app.database.jobs.executeSql(`
      select p.prosrc as source from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = 'calls'::regclass`)
    const parts: string[] = rows.flatMap(({ source }: { source: string }) =>
      source.replaceAll(/--.*/g, '').split(/;|\bSELECT FROM\b/),
    )
    const touching = parts.filter((part) =>
      [...distributionColumns.keys()].some((name) => new RegExp(`(INTO|FROM)?\\s"?${name}"? `).test(part)),
    )
    expect(touching.length).toBeGreaterThan(4)
    expect(touching.filter((part) => !/project_id/.test(part))).toEqual([])
  })
})
