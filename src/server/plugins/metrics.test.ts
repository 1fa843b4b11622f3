import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalIds } from '#server/gateway/refusals.ts'
import * as mailOutbox from '#server/repositories/mail-outbox.ts'
import { testApp } from '#tests/support/app.ts'
import { newPayer, pays } from '#tests/support/payment.ts'
import { root } from '#tests/support/tree.ts'
import { ensureProgram } from '../../../scripts/apt.ts'

const app = testApp()
const scrape = async () => (await app.inject({ url: '/metrics' })).body

/** The value of a line of /metrics. */
async function figure(line: string): Promise<number | undefined> {
  const found = (await scrape()).split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

test('counts refused sign-ins by code', async () => {
  await app.post('/portal/user/login', { email: 'unknown@lumen.example', password: 'Harbour#2027' })
  expect(await figure('refusals_total{operation="signIn",code="UserNotFoundException"}')).toBe(1)
})

test('counts failed steps of signing in by reason', async () => {
  await app.post('/portal/user/login', { email: 'unknown@lumen.example', password: 'Harbour#2027' })
  await app.post('/portal/user/login', { email: 'dana@lumen.example', password: 'Harbour#2027' })
  const { accessToken } = await app.tokensFor('dana@lumen.example', 'Sandbox#2026')
  const headers = { authorization: `Bearer ${accessToken}` }
  await app.inject({ method: 'POST', url: '/portal/auth/otp', headers, payload: { otp: '000000', type: 'MFA' } })
  expect(await figure('sign_in_failures_total{step="password",reason="unknown-account"}')).toBeGreaterThan(0)
  expect(await figure('sign_in_failures_total{step="password",reason="wrong-password"}')).toBe(1)
  expect(await figure('sign_in_failures_total{step="code",reason="code-expired"}')).toBe(1)
})

test('measures how long statements wait for a connection', async () => {
  const waits = await figure('database_connection_wait_seconds_count')
  // The embedded database has one connection, and no pool.
  if (app.database.kind === 'postgres') expect(waits).toBeGreaterThan(0)
  else expect(waits).toBe(0)
})

test('measures payment calls by operation and result, and requests of the sandbox by route', async () => {
  const payer = await newPayer(await app.newPartner())
  await pays(app.inject, payer).get('/v1/charges/none')
  await app.post('/portal/try-out/calls', {})
  // deploy/alerts.yml leaves these out.
  expect(await scrape()).toMatch(
    /^http_request_duration_seconds_count\{operation="\/sandbox\/v1\/charges\/:\w+",method="GET",status="404"\} 1$/m,
  )
  expect(await scrape()).toContain('http_request_duration_seconds_count{operation="callTryOutHost",')
  expect(await scrape()).toMatch(
    /^gateway_call_duration_seconds_count\{environment="sandbox",operation="\w+",result="\w+"\} 1$/m,
  )
})

test('shows the age and number of mails that wait, and of those that failed', async () => {
  const mail = { recipient: 'mira@lumen.example', subject: 'A letter', body: 'Hello', createdAt: app.now() }
  await mailOutbox.insert(app.db, { ...mail, deliverAt: app.now() })
  await mailOutbox.insert(app.db, { ...mail, deliverAt: app.now(), lastError: 'refused' })
  await mailOutbox.insert(app.db, { ...mail, deliverAt: app.now(), code: '123456' })
  app.advance(100)
  expect(await figure('backlog_oldest_seconds{queue="codes"}')).toBe(100)
  app.advance(300)
  expect(await figure('backlog_rows{queue="codes"}'), 'the code has expired').toBe(0)
  expect(await figure('backlog_rows{queue="mail"}')).toBe(2)
  expect(await figure('backlog_failing_rows{queue="mail"}')).toBe(1)
  expect(await figure('backlog_oldest_seconds{queue="mail"}')).toBe(400)
  expect(await figure('backlog_oldest_seconds{queue="product-tests"}')).toBe(0)
})

test('shows jobs whose time has come', async () => {
  // A table of its own: that of pg-boss needs a queue and a worker.
  await app.db.execute(sql`alter table jobs.job rename to real_job`)
  await app.db.execute(sql`create table jobs.job (state text, start_after timestamptz)`)
  const soon = new Date(app.now().getTime() + 60_000).toISOString()
  await app.db.execute(sql`insert into jobs.job values ('retry', ${app.now().toISOString()}::timestamptz - interval '90 seconds'),
    ('created', ${soon}), ('active', ${app.now().toISOString()}::timestamptz - interval '900 seconds')`)
  expect(await figure('backlog_rows{queue="jobs"}')).toBe(1)
  expect(await figure('backlog_failing_rows{queue="jobs"}')).toBe(1)
  expect(await figure('backlog_oldest_seconds{queue="jobs"}')).toBe(90)
})

test('shows no age of a replica where there is none, and an infinite one before it has answered', async () => {
  const { reports } = app.database
  expect(await figure('replica_lag_seconds')).toBeUndefined()
  const none = { replica: 0, late: 0, failed: 0 }
  app.database.reports = { ...reports, figures: () => ({ reads: none, lagSeconds: undefined }) }
  expect(await scrape()).toMatch(/^replica_lag_seconds \+Inf$/m)
  app.database.reports = { ...reports, figures: () => ({ reads: none, lagSeconds: 2 }) }
  expect(await figure('replica_lag_seconds')).toBe(2)
  app.database.reports = reports
})

test('shows no old backlog while the database is away', async () => {
  expect(await figure('database_up')).toBe(1)
  const { execute } = app.db
  app.db.execute = () => {
    throw new Error('gone')
  }
  expect(await figure('database_up')).toBe(0)
  expect(await figure('backlog_rows{queue="mail"}')).toBeUndefined()
  app.db.execute = execute
})

describe('the alerts and the dashboard', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const alerts = read('deploy/alerts.yml')
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('deploy/dashboard.json'))
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
  const expressions = [
    ...[...alerts.matchAll(/expr: (.+)/g)].map(([, text = '']) => text),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]

  test('are valid for promtool', () => {
    const promtool = ensureProgram(['promtool'], 'prometheus')
    const checked = execFileSync(promtool, ['check', 'rules', join(root, 'deploy/alerts.yml')], { encoding: 'utf8' })
    expect(checked).toContain(`${names.length} rules found`)
  })

  test('read figures that /metrics has', async () => {
    const known = [...(await scrape()).matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    )
    // Prometheus makes `up` itself.
    const read = expressions.flatMap(
      (text) => text.replace(/\{[^}]*\}|\bby \([^)]*\)/g, '').match(/\b[a-z]+_\w+\b/g) ?? [],
    )
    const functions = ['histogram_quantile']
    expect(read.length).toBeGreaterThan(20)
    expect(read.filter((name) => ![...known, ...functions].includes(name))).toEqual([])
  })

  test('name queues, operations and refusals that exist', () => {
    const valuesOf = (label: string) =>
      expressions.flatMap((text) =>
        [...text.matchAll(new RegExp(`\\b${label}=~?"([^"]+)"`, 'g'))].flatMap(([, values = '']) => values.split('|')),
      )
    expect(
      valuesOf('queue').filter((each) => !['mail', 'codes', 'documents', 'uncounted-calls', 'jobs'].includes(each)),
    ).toEqual([])
    expect(valuesOf('refusal').filter((each) => !(refusalIds as readonly string[]).includes(each))).toEqual([])
  })

  test.each(names)('%s has its paragraph in the handbook', (name) => {
    expect(read('docs/operating.md')).toMatch(new RegExp(`^### ${name}\n\\S`, 'm'))
  })
})
