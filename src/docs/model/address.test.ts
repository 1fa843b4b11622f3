import { describe, expect, it } from 'vitest'
import { type Address, addressWith } from './address.ts'

const address: Address = {
  url: 'https://eu.example/v1/',
  template: 'https://{region}.example/{base}/',
  fields: [
    { name: 'region', value: 'eu', values: ['eu', 'us'] },
    { name: 'base', value: 'v1' },
  ],
}

describe('an address', () => {
  it.each([
    [{}, 'https://eu.example/v1'],
    [{ region: 'us' }, 'https://us.example/v1'],
    [{ region: 'moon', base: '' }, 'https://eu.example/v1'],
    [{ base: ' a b/$& ' }, 'https://eu.example/a%20b/$&'],
    [{ other: 'x' }, 'https://eu.example/v1'],
  ])('with the values %j is %s', (values, expected) => {
    expect(addressWith(address, values)).toBe(expected)
  })

  it('has a host in place of the one that the file leaves out', () => {
    expect(
      addressWith({ url: '/v1', template: '/{base}', fields: [{ name: 'base', value: 'v1' }] }, { base: 'v2' }),
    ).toBe('https://api.example.com/v2')
  })

  it.each([
    ['/', '/'],
    ['/a:b', '//a:b'],
    ['/\ud83d', '//%EF%BF%BD'],
  ])('is no URL with the variable %j, and stays %s', (base, expected) => {
    const relative = { url: '/v1', template: '/{base}', fields: [{ name: 'base', value: 'v1' }] }
    expect(addressWith(relative, { base })).toBe(expected)
  })
})
