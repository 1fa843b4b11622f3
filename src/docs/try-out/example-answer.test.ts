import { describe, expect, it } from 'vitest'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { answerByExample, possibleAnswers } from './example-answer.ts'
import type { Objection } from './objections.ts'

const operation = (responses: TryOutOperation['responses']): TryOutOperation => ({
  id: 'x',
  method: 'GET',
  path: '/x',
  parameters: [],
  body: null,
  responses,
})
const response = (status: string, type: string | null, ...values: unknown[]) => ({
  status,
  description: `What <b>${status}</b> means.\nAnd more.`,
  type,
  examples: values.map((value, at) => ({ name: `e${at}`, summary: at === 1 ? 'Second' : null, value })),
})

const answers = possibleAnswers(
  operation([
    response('404', 'application/problem+json', { title: 'no' }, { title: 'none' }),
    response('default', null),
    response('5XX', 'text/plain', 'down'),
    response('200', 'application/json', 'a text'),
  ]),
)

it('lists successes first and the default response last', () => {
  expect(answers.map(({ label }) => label)).toEqual([
    '200 What 200 means.',
    '404 e0',
    '404 Second',
    '5XX What 5XX means.',
    'default What default means.',
  ])
})

it('returns the first response until another one is chosen', () => {
  expect(answerByExample(answers, null, [])).toMatchObject({ status: 200, body: '"a text"' })
  expect(answerByExample(answers, '404/e1', [])).toMatchObject({ status: 404, body: '{\n  "title": "none"\n}' })
})

it('returns the first status of a range, plain text unchanged, and an empty body without an example', () => {
  expect(answerByExample(answers, '5XX/e0', [])).toMatchObject({
    status: 500,
    body: 'down',
    headers: [['Content-Type', 'text/plain']],
  })
  expect(answerByExample(answers, 'default/', [])).toMatchObject({ status: 500, body: '', headers: [], trace: null })
  expect(answerByExample([], null, [])).toMatchObject({ status: 200, body: '' })
})

it('reads the default response as the success of an operation without another one', () => {
  const only = possibleAnswers(operation([response('default', null)]))
  expect(answerByExample(only, null, [])).toMatchObject({ status: 200 })
})

describe('a request that does not match the specification', () => {
  const body: Objection = { kind: 'body', text: 'name: required' }
  const parameter: Objection = { kind: 'parameter', text: 'page: at least 1' }
  const refused = (statuses: string[], objections: Objection[], chosen: string | null = null) => {
    const documented = statuses.map((status) => response(status, 'application/json', { is: status }))
    return answerByExample(possibleAnswers(operation(documented)), chosen, objections)
  }

  it.each([
    ['422 for a body that can be read', ['201', '400', '422'], [body], 422, '422'],
    ['400 for a parameter', ['201', '400', '422'], [body, parameter], 400, '400'],
    ['422 for a parameter without 400', ['201', '422'], [parameter], 422, '422'],
    ['400 for a body without 422', ['201', '400'], [body], 400, '400'],
    ['400 from a range', ['201', '4xx', 'default'], [body], 400, '4xx'],
    ['400 from the default response', ['201', 'default', '404'], [body], 400, 'default'],
  ])('gets %s', (_, statuses, objections, status, documented) => {
    const answer = refused(statuses, objections)
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { is: documented }])
    expect(answer.message).toMatch(/^The request does not match the specification: .*name: required|page: at least 1/)
    expect(answer.trace?.map(({ text }) => text)).toEqual(objections.map(({ text }) => text))
  })

  it.each([[['201']], [['201', '404', '500']], [['default']]])(
    'gets no answer where neither is documented: %s',
    (statuses) => {
      const answer = refused(statuses, [body])
      expect(answer).toMatchObject({ status: null, body: '', headers: [] })
      expect(answer.message).toContain('name: required. The file documents neither 400 nor 422')
    },
  )

  it('is not answered with a success that is chosen, but with a failure that is chosen', () => {
    expect(refused(['201', '202', '422'], [body], '202/e0')).toMatchObject({ status: 422 })
    expect(refused(['201', '404', '422'], [body], '404/e0')).toMatchObject({ status: 404, trace: null })
  })
})
