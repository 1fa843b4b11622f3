import { expect, it } from 'vitest'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { answerByExample, possibleAnswers } from './example-answer.ts'

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
  expect(answerByExample(answers, null)).toMatchObject({ status: 200, body: '"a text"' })
  expect(answerByExample(answers, '404/e1')).toMatchObject({ status: 404, body: '{\n  "title": "none"\n}' })
})

it('returns the first status of a range, plain text unchanged, and an empty body without an example', () => {
  expect(answerByExample(answers, '5XX/e0')).toMatchObject({
    status: 500,
    body: 'down',
    headers: [['Content-Type', 'text/plain']],
  })
  expect(answerByExample(answers, 'default/')).toMatchObject({ status: 500, body: '', headers: [], trace: null })
  expect(answerByExample([], null)).toMatchObject({ status: 200, body: '' })
})
