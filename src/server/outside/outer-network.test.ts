import { expect, test } from 'vitest'
import { readNetwork } from '#server/config.ts'
import { isPublicAddress, outerNetwork } from '#server/outside/outer-network.ts'

test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['this network', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '192.168.1.1'],
  ['shared by a carrier', '100.64.0.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local, with the metadata of clouds', '169.254.169.254'],
  ['for protocols', '192.0.0.8'],
  ['for examples', '192.0.2.1'],
  ['for benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::7f00:1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['for examples', '2001:db8::1'],
  ['no address', 'localhost'],
])('an address that is %s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('a public address of the operator is not outer', () => {
  const { isOuter } = outerNetwork([readNetwork('INTERNAL_NETWORKS', '8.8.8.0/24')])
  expect([isOuter('8.8.8.8'), isOuter('8.8.9.8'), isOuter('10.0.0.1')]).toEqual([false, true, false])
})
