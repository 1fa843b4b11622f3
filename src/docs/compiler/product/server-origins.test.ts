import { expect, it } from 'vitest'
import type { ServerObject } from '#domain/openapi.ts'
import { serverOrigins } from './server-origins.ts'

const originsOf = (...servers: ServerObject[]) =>
  serverOrigins({ openapi: '3.1.0', info: { title: 'x', version: '1' }, servers })

it('names the origins of the file, its paths and its operations once', () => {
  const paths = {
    '/a': { servers: [{ url: 'http://a.example:8080/v1' }], get: { servers: [{ url: 'https://b.example' }] } },
    '/b': { post: { servers: [{ url: 'https://b.example/other' }] } },
  }
  const info = { title: 'x', version: '1' }
  const servers = [{ url: 'https://API.example:443/v1' }, { url: '/relative' }, { url: 'wss://b.example' }]
  expect(serverOrigins({ openapi: '3.1.0', info, servers, paths })).toEqual([
    'http://a.example:8080',
    'https://api.example',
    'https://b.example',
  ])
})

it('replaces a variable by its listed values, else by * as the first label, else by its default', () => {
  const region = { default: 'eu', enum: ['eu', 'us'] }
  expect(originsOf({ url: 'https://{region}.example.com/{v}', variables: { region, v: { default: '1' } } })).toEqual([
    'https://eu.example.com',
    'https://us.example.com',
  ])
  expect(originsOf({ url: 'https://api.example.com:{port}', variables: { port: { default: '8443' } } })).toEqual([
    'https://api.example.com:8443',
  ])
  expect(originsOf({ url: 'https://{tenant}.example.com', variables: { tenant: { default: 'demo' } } })).toEqual([
    'https://*.example.com',
  ])
})

it.each([
  'https://{host}',
  'https://{host}.com',
  'https://{a}.{b}.com/x',
  'https://user:key@a.example',
  'https://a b/',
  '{url}/x',
])('returns no origin for %s, which allows any host or names none', (url) => {
  expect(originsOf({ url })).toEqual([])
})

it('returns no origin for a URL that would end a directive of the policy', () => {
  expect(originsOf({ url: "https://a.example;script-src'unsafe-inline'/x" })).toEqual([])
  expect(originsOf({ url: 'https://{x}/', variables: { x: { default: 'a.example; script-src *' } } })).toEqual([])
})
