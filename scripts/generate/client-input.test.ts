import { expect, it } from 'vitest'
import { splitContentTypes, tidyPaths } from './client-input.ts'

const json = { schema: { type: 'object' } }
const form = { schema: { properties: { file: { format: 'binary' } } } }
const approve = {
  operationId: 'approve',
  responses: {},
  requestBody: { content: { 'application/json': json, 'multipart/form-data': form } },
}

it('an operation with two kinds of body becomes two, each with one', () => {
  const { paths } = splitContentTypes({ paths: { '/approve': { post: approve } } })
  expect(paths).toMatchObject({
    '/approve': { post: { operationId: 'approve', requestBody: { content: { 'application/json': json } } } },
    '/approve#with-file': {
      post: { operationId: 'approveWithFile', requestBody: { content: { 'multipart/form-data': form } } },
    },
  })
  expect(tidyPaths('fetch(`/approve#with-file`)')).toBe('fetch(`/approve`)')
})

it('every other operation stays as it is', () => {
  const document = { paths: { '/list': { get: { operationId: 'list', responses: {} } } } }
  expect(splitContentTypes(document)).toEqual(document)
})
