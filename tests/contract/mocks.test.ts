import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setBaseUrl } from '#web/api/base-url.ts'
import { isAppError } from '#web/api/errors.ts'
import { type Prism, startPrism } from '../../scripts/mock/prism.ts'
import { contractViolations } from './check-answer.ts'
import { call, functionName, isGenerated, type Outcome } from './client.ts'
import { type Answer, type Api, answersOf, readApis, requestsOf } from './contract.ts'

const signedIn = { Authorization: 'Bearer mock', 'X-MFA-Token': 'mock' }
const prefer = ({ status, example }: Answer) => ({ Prefer: `code=${status}, example=${example}` })

describe.each(readApis())('the generated client against mocks of $name', (api) => {
  let prism: Prism

  beforeAll(async () => {
    prism = await startPrism({ document: api.document })
    setBaseUrl(prism.url)
  })
  afterAll(() => prism.close())

  describe.each(api.operations)('$operationId', (operation) => {
    it('has a client function', () => {
      const [request] = requestsOf(api, operation)
      expect(request && isGenerated(functionName(operation.operationId, request))).toBe(true)
    })

    it.each(requestsOf(api, operation))('accepts the example $name', async (request) => {
      const outcome = await call(functionName(operation.operationId, request), request, signedIn)
      expect(contractViolations(api, operation, outcome)).toEqual([])
      expect(outcome).toMatchObject({ status: lowestSuccess(api, operation), failed: false })
    })

    it.each(answersOf(api, operation))('answers $status with $example', async (answer) => {
      const [request] = requestsOf(api, operation)
      if (!request) throw new Error(`${operation.operationId} has no example request`)
      const headers = { ...signedIn, ...prefer(answer), Accept: answer.contentType }
      const outcome = await call(functionName(operation.operationId, request), request, headers)
      expect(contractViolations(api, operation, outcome)).toEqual([])
      expect(outcome.status).toBe(answer.status)
      if (answer.contentType === 'application/json') expectParsed(outcome, answer, operation.method)
    })
  })
})

it('a mock accepts a name with blanks at its ends, which the server trims', async () => {
  const portal = readApis().find(({ name }) => name === 'portal')
  const prism = portal && (await startPrism({ document: portal.document }))
  const create = (name: string) =>
    fetch(`${prism?.url}/portal/projects`, {
      method: 'POST',
      headers: { ...signedIn, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, description: 'Monthly music.', projectType: 1, productType: 1 }),
    }).then(({ status }) => status)
  try {
    expect(await create('  Lumen Music ')).toBe(200)
    expect(await create('Lumen_Music')).toBeGreaterThanOrEqual(400)
  } finally {
    await prism?.close()
  }
})

const lowestSuccess = (api: Api, operation: Api['operations'][number]) =>
  Math.min(
    ...answersOf(api, operation)
      .map(({ status }) => status)
      .filter((status) => status < 300),
  )

/** A query returns the envelope's data, a mutation the envelope, and a failure is an AppError with the server's message. */
function expectParsed({ result, failed, text }: Outcome, { status, value }: Answer, method: string): void {
  expect(JSON.parse(text)).toEqual(value)
  expect(failed).toBe(status >= 400)
  if (!failed) {
    expect(result).toEqual(method === 'get' ? JSON.parse(text).data : value)
    return
  }
  const { message, code } = JSON.parse(text)
  expect(isAppError(result)).toBe(true)
  expect(result).toMatchObject({ kind: 'APPLICATION_ERROR', message, code, status })
}
