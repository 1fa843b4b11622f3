import { expect, it } from 'vitest'
import type { ExampleObject } from '#domain/openapi.ts'
import { writeProblems } from './problems.ts'

const value = { status: false, message: 'The name is taken.', code: 'name-taken', data: null }

function write(examples: Record<string, ExampleObject>) {
  const failure = { description: 'Taken.', content: { 'application/json': { examples } } }
  const operation = { operationId: 'addThing', responses: { 409: failure } }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: { '/things': { post: operation } },
  }
  return writeProblems([{ name: 'portal', source: 'openapi/portal.yaml', document }])
}

it('writes each problem once, with the description that one of its examples has', () => {
  const { problems, messages } = write({
    bare: { value },
    first: { description: 'Choose another.', value },
    second: { description: 'No.', value },
  })
  expect(problems).toContain(`{
  /** Choose another. */
  'name-taken': { status: 409, message: problemMessages['name-taken'] },
}`)
  expect(messages).toContain(`{
  'name-taken': "The name is taken.",
}`)
})

it('leaves out examples of answers without a code', () => {
  const { problems } = write({ done: { description: 'Done.', value: { status: true, message: '', data: null } } })
  expect(problems).not.toContain('Done.')
})

it('rejects a problem that no example describes', () => {
  expect(() => write({ bare: { value } })).toThrow('No example of name-taken has a description')
})
