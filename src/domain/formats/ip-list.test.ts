import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ipListProblems, splitIpList } from './ip-list.ts'
import { ipv4Problem, isUnicastIpv4 } from './ipv4.ts'

describe('one address', () => {
  test.each(['8.8.8.8', '203.0.112.1', '1.1.1.1', '223.255.255.254'])('%s is accepted', (ip) => {
    expect(ipv4Problem(ip)).toBeUndefined()
  })

  test.each([
    '127.1',
    '0x7f000001',
    '010.0.0.1',
    '8.8.8',
    '8.8.8.8.8',
    '256.1.1.1',
    '8.8.8.8/24',
    '::1',
    '',
    ' 8.8.8.8',
    'abc',
    '٨.8.8.8',
  ])('%j is not valid IPv4', (ip) => {
    expect(ipv4Problem(ip)).toBe(`${ip}: not valid IPv4 format`)
  })

  test.each([
    ['10.0.0.1', 'private'],
    ['192.168.1.1', 'private'],
    ['127.0.0.1', 'loopback'],
    ['169.254.1.1', 'linkLocal'],
    ['224.0.0.1', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['0.0.0.0', 'unspecified'],
    ['100.64.0.1', 'carrierGradeNat'],
    ['203.0.113.1', 'reserved'],
  ])('%s belongs to the range %s', (ip, range) => {
    expect(ipv4Problem(ip)).toBe(`${ip}: Belongs to special IP range: "${range}"`)
  })

  test('rejects exactly the addresses that have a message', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.ipV4(), fc.ipV4Extended(), fc.string()),
        (ip) => isUnicastIpv4(ip) === (ipv4Problem(ip) === undefined),
      ),
    )
  })
})

describe('a list of addresses', () => {
  test('splits at commas, spaces and line breaks, and counts a repeated address once', () => {
    expect(splitIpList(' 8.8.8.8, 1.1.1.1\n8.8.8.8,,9.9.9.9 ')).toEqual(['8.8.8.8', '1.1.1.1', '9.9.9.9'])
    expect(splitIpList(' , ')).toEqual([])
  })

  test('returns the same addresses for any separator', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.ipV4()), fc.constantFrom(',', ' ', ', ', '\n', ' ,\t'), (ips, separator) => {
        expect(splitIpList(ips.join(separator))).toEqual(ips)
      }),
    )
  })

  test('reports a message per wrong address', () => {
    expect(ipListProblems(['8.8.8.8', 'x', '10.0.0.1'])).toEqual([
      'x: not valid IPv4 format',
      '10.0.0.1: Belongs to special IP range: "private"',
    ])
  })

  test('allows fifty', () => {
    const addresses = Array.from({ length: 50 }, (_, index) => `8.8.8.${index}`)
    expect(ipListProblems(addresses)).toEqual([])
    expect(ipListProblems([...addresses, '8.8.4.4'])).toEqual(['Maximum of 50 IPs are allowed.'])
  })
})
