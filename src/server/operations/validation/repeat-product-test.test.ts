import { expect, test } from 'vitest'
import type { CallGateway } from '#server/product-tests/gateway-client.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import { testApp } from '#tests/support/app.ts'
import { beforeTests } from '#tests/support/before-tests.ts'
import { openForProductTests, prepareForTests, runLatestTests } from '#tests/support/product-tests.ts'
import { setPending, unknownId } from '#tests/support/projects.ts'
import { technicalApproval } from '#tests/support/reviews.ts'

const app = testApp()
const testing = beforeTests(() => openForProductTests(app))

const at = (id: string) => `/admin/projects/${id}`
const start = (projectId: string) => testing().theo.post('/admin/api/validate', { projectId })
const startCode = (projectId: string, codeId: string | undefined) =>
  testing().theo.post('/admin/api/validate', { projectId, codeId })
const results = async (id: string) => (await testing().theo.get(`${at(id)}/api/reports`)).json().data
const approve = (id: string) => testing().theo.post(`${at(id)}/tech-approve`, technicalApproval)

/** The results of the product codes by their names. */
async function codesOf(id: string): Promise<{ productCode: string }[]> {
  const { codes }: { codes: { productCode: string }[] } = await results(id)
  return codes.sort((a, b) => (a.productCode < b.productCode ? -1 : 1))
}

/** The ids of the project's product codes for live use, by operator. */
const liveCodes = async (id: string) => idsOf(await productCodes.listOfProject(app.db, id), 'live')
const sandboxCode = async (id: string) => idsOf(await productCodes.listOfProject(app.db, id), 'sandbox')[0]
const idsOf = (codes: productCodes.ProductCode[], environment: 'sandbox' | 'live') =>
  codes.filter((code) => code.environment === environment).map(({ id }) => id)

const prepared = (...codes: { provider: 'STM' | 'AIS'; code: string }[]) => prepareForTests(app, testing(), { codes })
const runTests = (id: string, gateway: CallGateway = testing().call) => runLatestTests(app, id, gateway)

test('tests one code again only when a report has the others', async () => {
  const id = await prepared({ provider: 'STM', code: 'LUM-MONTH' }, { provider: 'AIS', code: 'LUM-WEEK' })
  const [week] = await liveCodes(id)
  expect((await startCode(id, 'x')).statusCode).toBe(400)
  expect((await startCode(id, unknownId)).statusCode).toBe(404)
  expect((await startCode(id, await sandboxCode(id))).statusCode).toBe(404)
  const [foreign] = await liveCodes(await prepared())
  expect((await startCode(id, foreign)).statusCode).toBe(404)
  expect((await startCode(id, week)).json().code).toBe('report-unavailable')
  await start(id)
  expect((await startCode(id, week)).json().code).toBe('product-tests-running')
  await runTests(id)
  await setPending(app.db, id, 'business', app.now(), app.now())
  expect((await startCode(id, week)).json().code).toBe('wrong-stage')
})

test('keeps the results of the others, and compares each code with its own test before', async () => {
  const id = await prepared({ provider: 'STM', code: 'LUM-MONTH' }, { provider: 'AIS', code: 'LUM-WEEK' })
  const [week, month] = await liveCodes(id)
  await start(id)
  await runTests(id, async () => ({ status: 500, body: '{}' }))
  const first = app.now().toISOString()
  app.advance(60)
  expect((await startCode(id, week)).json().data).toEqual({
    status: 2,
    testOn: app.now().toISOString(),
    codeId: week,
  })
  expect((await results(id)).codes).toMatchObject([{ passed: false }, { passed: false }])
  const paths: string[] = []
  await runTests(id, (request) => {
    paths.push(request.path)
    return testing().call(request)
  })
  const second = app.now().toISOString()
  expect(paths).toHaveLength(6)
  expect((await results(id)).productResult).toEqual({ status: 0, testOn: second, codeId: null })
  expect(await codesOf(id)).toEqual([
    { provider: 'STM', productCode: 'LUM-MONTH', passed: false, testedOn: first, previous: 'none' },
    { provider: 'AIS', productCode: 'LUM-WEEK', passed: true, testedOn: second, previous: 'failed' },
  ])
  expect((await approve(id)).json().code).toBe('product-tests-not-passed')
  app.advance(60)
  await startCode(id, month)
  await runTests(id)
  const third = app.now().toISOString()
  expect((await results(id)).productResult.status).toBe(1)
  expect(await codesOf(id)).toEqual([
    { provider: 'STM', productCode: 'LUM-MONTH', passed: true, testedOn: third, previous: 'failed' },
    { provider: 'AIS', productCode: 'LUM-WEEK', passed: true, testedOn: second, previous: 'failed' },
  ])
  const report = (await testing().theo.post(`${at(id)}/api/reports`)).body
  expect(report).toContain('\n# AIS LUM-WEEK: success, was failed\n')
  expect(report).toContain('\n# STM LUM-MONTH: success, was failed\n')
  expect(report.match(/^### /gm)).toHaveLength(11)
  const { items } = (await testing().theo.get(`${at(id)}/audit`)).json().data
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'product-tests-finished', message: '2 of 2 product codes passed.' },
    { action: 'product-tests-started', message: 'STM LUM-MONTH' },
  ])
  expect((await approve(id)).statusCode).toBe(200)
})

test('fails the whole report when its code fails', async () => {
  const id = await prepared({ provider: 'STM', code: 'LUM-MONTH' }, { provider: 'AIS', code: 'LUM-WEEK' })
  const [week] = await liveCodes(id)
  await start(id)
  await runTests(id)
  app.advance(60)
  await startCode(id, week)
  await runTests(id, async () => ({ status: 500, body: '{}' }))
  expect((await results(id)).productResult.status).toBe(0)
  expect(await codesOf(id)).toMatchObject([
    { productCode: 'LUM-MONTH', passed: true, previous: 'none' },
    { productCode: 'LUM-WEEK', passed: false, previous: 'passed' },
  ])
  expect((await approve(id)).json().code).toBe('product-tests-not-passed')
})

test('is resumed after its process died, and tests no other code', async () => {
  const id = await prepared({ provider: 'STM', code: 'LUM-MONTH' }, { provider: 'AIS', code: 'LUM-WEEK' })
  const [week] = await liveCodes(id)
  await start(id)
  await runTests(id)
  app.advance(60)
  await startCode(id, week)
  const dies = async () => {
    throw new Error('fetch failed')
  }
  await expect(runTests(id, dies)).rejects.toThrow('fetch failed')
  await Promise.all([runTests(id), runTests(id)])
  const test = await productTests.latest(app.db, id)
  const steps = await productTests.listSteps(app.db, test?.id ?? '')
  expect(steps.filter(({ carriedFrom }) => carriedFrom === null).map(({ productCode }) => productCode)).toEqual(
    Array(6).fill('LUM-WEEK'),
  )
  expect(steps).toHaveLength(11)
})
