import { expect, it } from 'vitest'
import { readPlaces } from './replay-target.ts'

it('reads the parameters of a path', () => {
  expect(readPlaces('/v1/charges/{correlationId}', '/v1/charges/order%2F7')).toEqual({ correlationId: 'order/7' })
  expect(readPlaces('/v1/charges/{correlationId}', '/v1/charges/100%')).toEqual({ correlationId: '100%' })
  expect(readPlaces('/files/{name}.{ending}', '/files/report.csv')).toEqual({ name: 'report', ending: 'csv' })
})

it('matches a path without parameters', () => {
  expect(readPlaces('/v1/charges', '/v1/charges')).toEqual({})
})

it('rejects a path of another operation', () => {
  expect(readPlaces('/v1/charges/{correlationId}', '/v1/charges/')).toBeUndefined()
  expect(readPlaces('/v1/charges/{correlationId}', '/v1/charges/a/b')).toBeUndefined()
  expect(readPlaces('/v1.charges', '/v1-charges')).toBeUndefined()
})
