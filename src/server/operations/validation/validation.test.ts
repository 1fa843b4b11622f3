import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { apiKeys } from '#server/db/schema.ts'
import { type CallGateway, gatewayClient } from '#server/product-tests/gateway-client.ts'
import { makeTestKey } from '#server/product-tests/test-key.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import { testApp } from '#tests/support/app.ts'
import { registration } from '#tests/support/applications.ts'
import { beforeTests } from '#tests/support/before-tests.ts'
import { openForProductTests, prepareForTests, runLatestTests } from '#tests/support/product-tests.ts'
import { problemsOf, setPending, unknownId } from '#tests/support/projects.ts'
import { pdf, technicalApproval } from '#tests/support/reviews.ts'

const app = testApp()
const testing = beforeTests(() => openForProductTests(app))

const at = (id: string) => `/admin/projects/${id}`
const start = (projectId: string) => testing().theo.post('/admin/api/validate', { projectId })
const read = async (id: string) => (await testing().theo.get(at(id))).json().data

const prepared = (...codes: { provider: 'STM' | 'AIS' | 'GLB'; code: string }[]) =>
  prepareForTests(app, testing(), { codes })
const runTests = (id: string, gateway: CallGateway = testing().call) => runLatestTests(app, id, gateway)

describe('POST /admin/api/validate', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.post('/admin/api/validate', { projectId: unknownId })).statusCode).toBe(401)
  })

  test('requires a project', async () => {
    for (const body of [{}, { projectId: 'x' }, { projectId: unknownId, surprise: 1 }]) {
      expect((await testing().theo.post('/admin/api/validate', body)).statusCode).toBe(400)
    }
  })

  test.each(['dana', 'ines', 'bea'] as const)('rejects %s', async (person) => {
    const answer = await (await app.signedIn(person)).post('/admin/api/validate', { projectId: unknownId })
    expect(answer.json().code).toBe('role-not-allowed')
  })

  test('answers 404 for an unknown project', async () => {
    expect((await start(unknownId)).statusCode).toBe(404)
  })

  test('starts one run at a time, at the technical stage only', async () => {
    const id = await prepared()
    const answers = await Promise.all([start(id), start(id), start(id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({
      status: true,
      message: 'Test Triggered successfully. In few minutes, the report will be available.',
      data: { status: 2, testOn: app.now().toISOString(), codeId: null },
    })
    expect((await start(id)).json().code).toBe('product-tests-running')
    expect((await testing().theo.post(`${at(id)}/api/reports`)).json().code).toBe('report-unavailable')
    await setPending(app.db, id, 'business', app.now(), app.now())
    expect((await start(id)).json().code).toBe('wrong-stage')
  })
})

describe('a run of the product tests', () => {
  test('calls the sandbox for each code and operator, and exposes its key to no user', async () => {
    const id = await prepared({ provider: 'STM', code: 'LUM-MONTH' }, { provider: 'AIS', code: 'LUM-WEEK' })
    await start(id)
    expect(await read(id)).toMatchObject({ productResult: { status: 2 }, testOn: null })
    await runTests(id)
    expect(await read(id)).toMatchObject({ productResult: { status: 1 }, testOn: app.now().toISOString() })
    const test = await productTests.latest(app.db, id)
    const steps = await productTests.listSteps(app.db, test?.id ?? '')
    expect(steps.map(({ productCode, name, httpStatus }) => `${productCode} ${name} ${httpStatus}`)).toEqual([
      'LUM-WEEK one-time password 200',
      'LUM-WEEK identity 200',
      'LUM-WEEK payment password 200',
      'LUM-WEEK charge 200',
      'LUM-WEEK read back 200',
      'LUM-WEEK refund 200',
      'LUM-MONTH one-time password 200',
      'LUM-MONTH identity 200',
      'LUM-MONTH charge 200',
      'LUM-MONTH read back 200',
      'LUM-MONTH refund 200',
    ])
    expect((await app.db.select().from(apiKeys)).filter(({ projectId }) => projectId === id)).toEqual([])
    const { items } = (await testing().theo.get(`${at(id)}/audit`)).json().data
    expect(items[0]).toMatchObject({
      action: 'product-tests-finished',
      actor: null,
      message: '2 of 2 product codes passed.',
    })
  })

  test('records where it failed, and can be repeated', async () => {
    const id = await prepared()
    await start(id)
    await runTests(id, async ({ path }) => ({
      status: path === '/v1/identities/otp' ? 200 : 500,
      body: '{"resultCode":"SUCCESS"}',
    }))
    expect((await read(id)).productResult.status).toBe(0)
    const report = await testing().theo.post(`${at(id)}/api/reports`)
    expect(report.body).toContain(': failed\n')
    expect(report.body).toContain('# 500 ')
    app.advance(60)
    await start(id)
    await runTests(id)
    expect((await read(id)).productResult.status).toBe(1)
  })

  test('is retried when the sandbox does not answer, and finally fails', async () => {
    const id = await prepared()
    await start(id)
    const unreachable = gatewayClient(() => 'http://127.0.0.1:9/sandbox')
    await expect(runTests(id, unreachable)).rejects.toThrow('fetch failed')
    expect((await read(id)).productResult.status).toBe(2)
    app.advance(600)
    await runTests(id, unreachable)
    expect((await read(id)).productResult.status).toBe(0)
  })

  test('is resumed after its process died, and leaves no key behind', async () => {
    const id = await prepared()
    await start(id)
    const createdBy = (await productTests.latest(app.db, id))?.startedBy ?? ''
    const [createdAt, expiresAt] = [app.now(), addMinutes(app.now(), 30)]
    await makeTestKey(app.db, { projectId: id, createdBy, createdAt, expiresAt })
    await runTests(id)
    expect((await read(id)).productResult.status).toBe(1)
    expect(await app.db.$count(apiKeys, eq(apiKeys.projectId, id))).toBe(0)
  })

  test('ends once when two workers run it', async () => {
    const id = await prepared()
    await start(id)
    await Promise.all([runTests(id), runTests(id)])
    const { items } = (await testing().theo.get(`${at(id)}/audit`)).json().data
    expect(items.filter(({ action }: { action: string }) => action === 'product-tests-finished')).toHaveLength(1)
    const test = await productTests.latest(app.db, id)
    expect(await productTests.listSteps(app.db, test?.id ?? '')).toHaveLength(5)
  })

  test('is invalid after a change of product codes', async () => {
    const id = await prepared()
    await start(id)
    await runTests(id)
    await setPending(app.db, id, 'preparation', app.now())
    await testing().ines.post(`${at(id)}/code`, {
      env_type: 'live',
      provider: 'STM',
      code: 'MORE',
      description: 'More',
      price: '1.00',
    })
    expect((await read(id)).productResult).toEqual({ status: 3, testOn: null, codeId: null })
    expect((await testing().theo.post(`${at(id)}/api/reports`)).json().code).toBe('report-unavailable')
    await setPending(app.db, id, 'technical', app.now(), app.now())
    app.advance(60)
    await start(id)
    await runTests(id)
    const report = (await testing().theo.post(`${at(id)}/api/reports`)).body
    expect(report).toContain('\n# STM LUM-MONTH: success, was success\n')
    expect(report).toContain('\n# STM MORE: success\n')
  })
})

describe('POST /admin/projects/{projectId}/tech-approve', () => {
  const approve = (id: string, body: object = technicalApproval) => testing().theo.post(`${at(id)}/tech-approve`, body)

  test('answers 401 without a session', async () => {
    expect((await app.visitor.post(`${at(unknownId)}/tech-approve`, technicalApproval)).statusCode).toBe(401)
  })

  test.each([
    [{ ...technicalApproval, checks: { ...technicalApproval.checks, documents: false } }, '/checks/documents'],
    [{ ...technicalApproval, checks: undefined }, '/checks'],
    [{ ...technicalApproval, approverType: 'INTERNAL_BUSINESS_ADMIN' }, '/approverType'],
    [{ ...technicalApproval, message: 'x'.repeat(2001) }, '/message'],
  ])('requires every check confirmed: %#', async (body, field) => {
    const answer = await approve(unknownId, body)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toContainEqual(expect.objectContaining({ field }))
  })

  test.each(['dana', 'ines', 'bea'] as const)('rejects %s', async (person) => {
    expect(
      (await (await app.signedIn(person)).post(`${at(unknownId)}/tech-approve`, technicalApproval)).statusCode,
    ).toBe(403)
  })

  test('answers 404 for an unknown project', async () => {
    expect((await approve(unknownId)).statusCode).toBe(404)
  })

  test('requires passed tests where the operator is STM', async () => {
    const id = await prepared()
    expect((await approve(id)).json().code).toBe('product-tests-not-passed')
    await start(id)
    expect((await approve(id)).json().code).toBe('product-tests-not-passed')
    await runTests(id)
    const approved = await approve(id, { ...technicalApproval, message: 'Tested.' })
    expect(approved.json()).toMatchObject({
      message: 'Project is successfully submitted to business',
      data: {
        stage: 'business-review',
        isTechApproved: true,
        comments: [{ approverType: 'INTERNAL_TECH', message: 'Tested.' }],
      },
    })
    expect((await approve(id)).json().code).toBe('wrong-stage')
    expect((await app.mailsTo('bea@portal.example'))[0]?.text).toContain('Decide: http')
    // The partner reads its own status, and no stage of the desks.
    expect((await testing().partner.get(`/portal/projects/${id}`)).json().data.status).toBe('GO_LIVE_PENDING_SUBMIT')
  })

  const withFile = (file: File, body: object = technicalApproval) => {
    const form = new FormData()
    form.append('body', JSON.stringify(body))
    form.append('file', file)
    return form
  }

  test('accepts a file, which is scanned like any other', async () => {
    const id = await prepared()
    await start(id)
    await runTests(id)
    const refused = await testing().theo.upload(`${at(id)}/tech-approve`, withFile(registration(pdf, 'protocol.exe')))
    expect(refused.statusCode).toBe(400)
    expect(problemsOf(refused)).toMatchObject([
      { field: '/file', message: 'Please choose one file (Max size: 5 MB, Allowed types: jpg, png, pdf)' },
    ])
    const open = { ...technicalApproval, checks: { ...technicalApproval.checks, documents: false } }
    const unchecked = await testing().theo.upload(`${at(id)}/tech-approve`, withFile(registration(), open))
    expect(problemsOf(unchecked)).toMatchObject([{ field: '/body/checks/documents' }])
    const approved = await testing().theo.upload(`${at(id)}/tech-approve`, withFile(registration(pdf, 'protocol.pdf')))
    expect(approved.json().data).toMatchObject({
      stage: 'business-review',
      documents: [{ name: 'protocol.pdf', downloadUrl: null, antivirusStatus: 'PENDING' }],
    })
  })
})
