import { describe, expect, it } from 'vitest'
import { deprecationDays, deprecationHeaders } from './deprecation.ts'

const part = { deprecated: true, 'x-deprecated-at': '2026-11-23', 'x-sunset': '2027-03-01' }

describe('the days of a deprecated part', () => {
  it('are read from its extensions', () => {
    expect(deprecationDays(part)).toEqual({ since: '2026-11-23', sunset: '2027-03-01' })
    expect(deprecationDays({ ...part, 'x-sunset': '2027-03-01T12:00:00Z' })).toMatchObject({ sunset: '2027-03-01' })
    expect(deprecationDays({ deprecated: true })).toEqual({})
  })

  it('leave out a value that is no day', () => {
    for (const value of ['soon', '2027-02-30', '2027-3-1', '2027-03-01x', 20270301, null])
      expect(deprecationDays({ ...part, 'x-sunset': value })).toEqual({ since: '2026-11-23' })
  })

  it('are undefined for a part that is not deprecated', () => {
    for (const other of [{ ...part, deprecated: false }, {}, null, 'text', true])
      expect(deprecationDays(other)).toBeUndefined()
  })
})

describe('the headers of a deprecated operation', () => {
  const page = 'https://portal.example/api-doc/pay#charge'

  it('have the formats of RFC 9745 and RFC 8594', () => {
    expect(deprecationHeaders({ since: '2026-11-23', sunset: '2027-03-01' }, page)).toEqual({
      deprecation: '@1795392000',
      sunset: 'Mon, 01 Mar 2027 00:00:00 GMT',
      link: `<${page}>; rel="deprecation"; type="text/html", <${page}>; rel="sunset"; type="text/html"`,
    })
  })

  it('have no Sunset without a last day', () => {
    expect(deprecationHeaders({ since: '2026-11-23' }, page)).toEqual({
      deprecation: '@1795392000',
      link: `<${page}>; rel="deprecation"; type="text/html"`,
    })
  })
})
