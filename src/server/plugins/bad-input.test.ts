import { expect, test } from 'vitest'
import admin from '#generated/admin/openapi.json' with { type: 'json' }
import type { OperationFact } from '#generated/operations.ts'
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import { testApp } from '#tests/support/app.ts'
import {
  exampleOf,
  facts,
  headersOf,
  methodOf,
  type Schema,
  specified,
  urlOf,
} from '#tests/support/operation-requests.ts'

// Every operation with a body, with its first example broken in every known way.

const app = testApp()
const headersFor = headersOf(app.signedIn)
const withBody = facts.filter(([, fact]) => fact.accepts === 'json')

const schemas: Record<string, Schema> = JSON.parse(
  JSON.stringify({ ...portal.components.schemas, ...admin.components.schemas }),
)

function takesForms({ path, method }: OperationFact): boolean {
  return specified[path]?.[method]?.requestBody?.content['multipart/form-data'] !== undefined
}

/** An empty profile is valid and changes nothing. */
function requiresAnything({ path, method }: OperationFact): boolean {
  const schema = specified[path]?.[method]?.requestBody?.content['application/json']?.schema
  const { required } = { ...schema, ...schemas[schema?.$ref?.split('/').at(-1) ?? ''] }
  return (required ?? []).length > 0
}

async function send(fact: OperationFact, payload: string, contentType = 'application/json') {
  const headers = { ...(await headersFor(fact)), 'content-type': contentType }
  return await app.app.inject({ method: methodOf(fact), url: urlOf(fact), headers, payload })
}

/** Rejected with field problems in the format of the operation's family. */
async function expectProblems(fact: OperationFact, payload: string, kind: string) {
  const answer = await send(fact, payload)
  expect.soft(answer.statusCode, kind).toBe(400)
  const body = answer.json()
  expect
    .soft(fact.family === 'sign-in' ? body.statusCode : body.status, kind)
    .toBe(fact.family === 'sign-in' ? 400 : false)
  expect.soft(body.data?.problems?.length, `${kind}: ${answer.body}`).toBeGreaterThan(0)
}

const deep = Array.from({ length: 1000 }).reduce<object>((inside) => ({ inside }), {})

test.each(withBody)('%s refuses every spoiled body with 400 and field problems', async (id, fact) => {
  const example = exampleOf(fact)
  const [field = ''] = Object.keys(example).filter((name) => name !== 'action')
  const spoil = (value: unknown) => JSON.stringify({ ...example, [field]: value })
  await expectProblems(fact, '{"', 'malformed JSON')
  await expectProblems(fact, '', 'an empty body')
  await expectProblems(fact, 'null', 'null')
  await expectProblems(fact, '[]', 'a list')
  await expectProblems(fact, '"text"', 'a text')
  if (requiresAnything(fact)) await expectProblems(fact, '{}', 'nothing in it')
  await expectProblems(fact, spoil(null), 'null as value')
  await expectProblems(fact, spoil({ deep: [1] }), 'an object as value')
  await expectProblems(fact, spoil('a\u0000b'), 'a null byte')
  // A password and the answer to a note may hold HTML.
  if (!/password/i.test(field) && id !== 'answerNote') await expectProblems(fact, spoil('<b>bold</b>'), 'HTML')
  await expectProblems(fact, spoil('x'.repeat(5000)), 'too long')
  await expectProblems(fact, JSON.stringify({ ...example, surprise: 1 }), 'an unknown property')
  await expectProblems(fact, '['.repeat(100_000) + ']'.repeat(100_000), 'a tower of lists')
  await expectProblems(fact, JSON.stringify({ ...example, [field]: deep }), 'a tower as value')
  await expectProblems(fact, `{"__proto__":{"admin":true},${JSON.stringify(example).slice(1)}`, 'a prototype')
})

test.each(withBody)('%s refuses other content types with 415 and a large body with 413', async (_id, fact) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'nonsense',
    ...(takesForms(fact) ? [] : ['multipart/form-data; boundary=x']),
  ]) {
    expect.soft((await send(fact, JSON.stringify(exampleOf(fact)), type)).statusCode, type).toBe(415)
  }
  const answer = await send(fact, JSON.stringify({ ...exampleOf(fact), filler: 'x'.repeat(1_100_000) }))
  expect(answer.statusCode).toBe(413)
  expect(answer.json().code).toMatch(/^(body-too-large|RequestTooLargeException)$/)
})

test('answers the first hundred of thousands of mistakes in a body', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`surprise${index}`, 1]))
  const answer = await app.post('/portal/user/login', unknown)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().data.problems).toHaveLength(100)
})

const withoutBody = facts.filter(([, { accepts, method }]) => accepts === 'nothing' && method !== 'get')

test.each(withoutBody)('%s takes no body', async (_id, fact) => {
  const headers = { ...(await headersFor(fact)), 'content-type': 'application/json' }
  const answer = await app.app.inject({ method: methodOf(fact), url: urlOf(fact), headers, payload: '{"surprise":1}' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().data.problems).toEqual([
    { field: '', rule: 'additionalProperties', message: 'This call takes no body.' },
  ])
})

test.each(facts)('%s refuses unknown query parameters', async (_id, fact) => {
  const headers = await headersFor(fact)
  const method = methodOf(fact)
  const payload = fact.accepts === 'json' ? { payload: exampleOf(fact) } : {}
  const answer = await app.app.inject({ method, url: `${urlOf(fact)}?surprise=1`, headers, ...payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().data.problems).toContainEqual({
    field: '/query/surprise',
    rule: 'additionalProperties',
    message: 'This field is not known.',
  })
})

test('names an unknown query parameter by a JSON pointer', async () => {
  const answer = await app.app.inject({ method: 'POST', url: '/portal/user/logout?a/b~c=1', payload: {} })
  expect(answer.json().data.problems).toMatchObject([{ field: '/query/a~1b~0c', rule: 'additionalProperties' }])
})

test.each(facts.filter(([, { path }]) => path.includes('{')))('%s refuses an id that is none', async (_id, fact) => {
  const headers = await headersFor(fact)
  const method = methodOf(fact)
  for (const id of ['1!', "'%20or%201=1", '%00', 'x'.repeat(250), '%F0%9F%92%A9']) {
    const answer = await app.app.inject({ method, url: fact.path.replace(/{\w+}/g, id), headers })
    expect.soft(answer.statusCode, id).toBe(400)
  }
})
