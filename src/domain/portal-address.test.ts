import { expect, it } from 'vitest'
import { standInAddress, withPortalAddress } from './portal-address.ts'

it('finds the placeholder address of the specification', () => {
  const servers = [
    { url: 'https://other.example' },
    { url: '{PUBLIC_URL}/sandbox', variables: { PUBLIC_URL: { default: 'http://127.0.0.1:8080' } } },
  ]
  expect(standInAddress({ servers })).toBe('http://127.0.0.1:8080')
  for (const none of [{ servers: [{ url: 'https://other.example' }] }, {}, null, 'text']) {
    expect(standInAddress(none)).toBeUndefined()
  }
})

it.each([
  ['curl http://127.0.0.1:8080/sandbox', 'curl https://portal.example/sandbox'],
  ['At http://127.0.0.1:8080. And "http://127.0.0.1:8080"', 'At https://portal.example. And "https://portal.example"'],
  ['http://127.0.0.1:80801 http://127.0.0.1:8080.example', 'http://127.0.0.1:80801 http://127.0.0.1:8080.example'],
  ['http://127a0b0c1:8080', 'http://127a0b0c1:8080'],
  ['<link href="/api-doc/x.atom"/>', '<link href="https://portal.example/api-doc/x.atom"/>'],
  ['data-href="/x" href="x"', 'data-href="/x" href="x"'],
  ['[YAML](/api-doc/x.yaml)', '[YAML](https://portal.example/api-doc/x.yaml)'],
])('%s', (text, filled) => {
  expect(withPortalAddress(text, 'http://127.0.0.1:8080', 'https://portal.example')).toBe(filled)
})
