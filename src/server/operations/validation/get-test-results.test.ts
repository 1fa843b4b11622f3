import { beforeAll, describe, expect, test } from 'vitest'
import * as accounts from '#server/repositories/accounts.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, unknownId } from '#tests/support/projects.ts'
import { insertReviewed } from '#tests/support/reviews.ts'

const app = testApp()

let theo: Caller
beforeAll(async () => {
  theo = await app.signedIn('theo')
})

const at = (id: string) => `/admin/projects/${id}/api/reports`

/** A project in technical review whose tests were started. */
async function started(): Promise<{ id: string; testId: string }> {
  const id = await insertReviewed(app.db, 'technical', app.now())
  return { id, testId: await startRun(id) }
}

async function startRun(id: string): Promise<string> {
  const account = await accounts.findByEmail(app.db, 'theo@portal.example')
  return (await productTests.start(app.db, id, account?.id ?? '', app.now())).id
}

const step = {
  position: 1,
  productCode: 'REVIEWED',
  provider: 'STM',
  name: 'charge',
  method: 'POST',
  path: '/v1/charges',
  requestBody: '{"productCode":"REVIEWED"}',
  httpStatus: 422,
  responseBody: '{"resultCode":"GENERAL_DECLINE"}',
  passed: false,
  carriedFrom: null,
} as const

describe('GET /admin/projects/{projectId}/api/reports', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(at(unknownId))).statusCode).toBe(401)
  })

  test('requires a project id', async () => {
    expect((await theo.get(at('x'))).statusCode).toBe(400)
  })

  test.each(['dana', 'ines', 'bea'] as const)('rejects %s', async (person) => {
    expect((await (await app.signedIn(person)).get(at(unknownId))).json().code).toBe('role-not-allowed')
  })

  test('returns 404 for an unsubmitted or unknown project', async () => {
    expect((await theo.get(at(unknownId))).statusCode).toBe(404)
    expect((await theo.get(at(await newProject(await app.newPartner())))).statusCode).toBe(404)
  })

  test('has no steps before the first run, nor while one is under way', async () => {
    const untested = await insertReviewed(app.db, 'technical', app.now())
    expect((await theo.get(at(untested))).json().data).toEqual({
      productResult: { status: 3, testOn: null, codeId: null },
      codes: [],
      steps: [],
    })
    const { id, testId } = await started()
    await productTests.replaceSteps(app.db, testId, [step])
    expect((await theo.get(at(id))).json().data).toMatchObject({ productResult: { status: 2 }, steps: [] })
  })

  test('lists each request of the last run and its outcome', async () => {
    const { id, testId } = await started()
    await productTests.replaceSteps(app.db, testId, [step])
    await productTests.finish(app.db, testId, false, app.now())
    expect((await theo.get(at(id))).json().data).toEqual({
      productResult: { status: 0, testOn: app.now().toISOString(), codeId: null },
      codes: [
        {
          provider: 'STM',
          productCode: 'REVIEWED',
          passed: false,
          testedOn: app.now().toISOString(),
          previous: 'none',
        },
      ],
      steps: [
        {
          provider: 'STM',
          productCode: 'REVIEWED',
          name: 'charge',
          method: 'POST',
          path: '/v1/charges',
          httpStatus: 422,
          answer: '{"resultCode":"GENERAL_DECLINE"}',
          passed: false,
        },
      ],
    })
  })

  test('compares each code with the run before, also after a change of product codes', async () => {
    const { id, testId } = await started()
    await productTests.replaceSteps(app.db, testId, [step])
    await productTests.finish(app.db, testId, false, app.now())
    await productTests.supersedeOfProject(app.db, id)
    expect((await theo.get(at(id))).json().data).toEqual({
      productResult: { status: 3, testOn: null, codeId: null },
      codes: [],
      steps: [],
    })
    app.advance(60)
    const again = await startRun(id)
    const more = { ...step, position: 2, productCode: 'MORE', passed: true }
    await productTests.replaceSteps(app.db, again, [{ ...step, passed: true }, more])
    await productTests.finish(app.db, again, true, app.now())
    expect((await theo.get(at(id))).json().data).toMatchObject({
      productResult: { status: 1 },
      codes: [
        { productCode: 'REVIEWED', passed: true, previous: 'failed' },
        { productCode: 'MORE', passed: true, previous: 'none' },
      ],
    })
  })

  test('deletes an unfinished run with a change of product codes', async () => {
    const { id, testId } = await started()
    await productTests.supersedeOfProject(app.db, id)
    expect(await productTests.find(app.db, testId)).toBeUndefined()
    expect(await productTests.finish(app.db, testId, true, app.now())).toBe(false)
  })
})
