import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { gatewayRoutes, type ProductDocument } from '#server/gateway/products.ts'
import { refuseOtherTypes } from './body-types.ts'

const document = load(`
  openapi: 3.1.0
  info: { title: Jobs, version: 1.0.0 }
  servers: [{ url: '{PUBLIC_URL}/sandbox' }]
  paths:
    /jobs:
      post: { operationId: createJob, requestBody: { $ref: '#/components/requestBodies/Job' } }
      patch: { operationId: changeJobs, requestBody: { content: { application/merge-patch+json: {} } } }
      put: { operationId: saveJobs, requestBody: { required: true, content: { 'text/*': {} } } }
    /jobs/start: { post: { operationId: startJobs } }
    /jobs/import: { post: { operationId: importJobs, requestBody: { required: true, content: { multipart/form-data: {} } } } }
  components:
    requestBodies: { Job: { required: true, content: { application/json: {}, application/x-www-form-urlencoded: {} } } }
`) as ProductDocument
const routes = gatewayRoutes('sandbox', [{ product: 'jobs', document }])

function isRefused(operation: string, type: string | undefined): boolean {
  const route = routes.find((each) => each.operation === operation)
  const headers = type === undefined ? {} : { 'content-type': type }
  try {
    refuseOtherTypes({ method: route?.method ?? '', headers }, route?.body)
    return false
  } catch (error) {
    expect(error).toMatchObject({ id: 'body-not-json' })
    return true
  }
}

describe('refuseOtherTypes', () => {
  test.each([
    ['startJobs', undefined],
    ['startJobs', 'application/json'],
    ['createJob', 'application/json'],
    ['createJob', 'Application/JSON; charset="UTF-8"'],
    ['createJob', 'application/x-www-form-urlencoded'],
    ['changeJobs', undefined],
    ['changeJobs', 'application/merge-patch+json;charset=utf-8'],
    ['saveJobs', 'text/csv'],
    ['importJobs', 'multipart/form-data; boundary=--x'],
  ])('lets %s pass with the type %s', (operation, type) => {
    expect(isRefused(operation, type)).toBe(false)
  })

  test.each([
    ['startJobs', 'text/plain'],
    ['createJob', undefined],
    ['createJob', ''],
    ['createJob', 'application/json; charset=latin1'],
    ['createJob', 'application/merge-patch+json'],
    ['changeJobs', 'application/json'],
    ['saveJobs', undefined],
    ['saveJobs', 'application/json'],
  ])('refuses %s with the type %s', (operation, type) => {
    expect(isRefused(operation, type)).toBe(true)
  })
})
