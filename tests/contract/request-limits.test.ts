import { expect, it } from 'vitest'
import { readApis, readProducts, requestsOf } from './contract.ts'
import { limitsOfRequest, withField } from './request-limits.ts'

const apis = [...readApis(), ...readProducts()]

/** The limits of one example of an operation, as `FIELD KEYWORD`. */
function limitsOf(operationId: string, example: string): string[] {
  return apis.flatMap((api) =>
    api.operations
      .filter((operation) => operation.operationId === operationId)
      .flatMap((operation) =>
        requestsOf(api, operation)
          .filter(({ name }) => name === example)
          .flatMap((request) => limitsOfRequest(api, operation, request)),
      )
      .map(({ field, keyword }) => `${field} ${keyword}`),
  )
}

it.each([
  ['a part of a form', 'submitGoLive', 'submission', '/body/company/name maxLength'],
  ['a file', 'submitGoLive', 'submission', '/document maxLength'],
  ['a list', 'submitGoLive', 'submission', '/body/project/providers minItems'],
  ['the items of a list', 'submitGoLive', 'submission', '/body/project/providers/0 enum'],
  ['the second media type', 'techApproveProject', 'with-protocol', '/body/message maxLength'],
  ['the variant of the example', 'accountAction', 'reset', '/password minLength'],
  ['the field that selects a variant', 'accountAction', 'reset', '/action discriminator'],
  ['a condition', 'identifyCustomer', 'number', '/userIdentifier maxLength'],
  ['a query', 'listProjects', 'no body', '/query/limit maximum'],
])('lists a limit of %s', (_name, operationId, example, limit) => {
  expect(limitsOf(operationId, example)).toContain(limit)
})

it('lists no limit of another variant', () => {
  expect(limitsOf('accountAction', 'forgot')).not.toContain('/password minLength')
})

it('changes a field in a copy of the body', () => {
  const body = { list: [{ name: 'a' }, { name: 'b' }] }
  expect(withField(body, '/list/1/name', 'c')).toEqual({ list: [{ name: 'a' }, { name: 'c' }] })
  expect(body).toEqual({ list: [{ name: 'a' }, { name: 'b' }] })
})
