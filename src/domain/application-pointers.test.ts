import { describe, expect, it } from 'vitest'
import specification from '#generated/portal/openapi.json' with { type: 'json' }
import { submitted } from '#tests/support/submitted.ts'
import { fields, isPointerInto, labelOf, partOf, valueAt } from './application-pointers.ts'

describe('the fields of an application', () => {
  it('name every value of an application once', () => {
    const values = fields.map(({ pointer }) => valueAt(submitted, pointer))
    expect(values).not.toContain(undefined)
    expect(new Set(fields.map(({ pointer }) => pointer)).size).toBe(fields.length)
    const { project, company, user, payment } = submitted
    const leaves = [project, company, user, payment].flatMap((section) => Object.keys(section))
    expect(fields).toHaveLength(leaves.length + ['productCodes', 'document'].length)
  })

  const { GoLiveCompany, GoLiveRepresentative, GoLivePayment } = specification.components.schemas
  it.each([
    ['company', GoLiveCompany],
    ['user', GoLiveRepresentative],
    ['payment', GoLivePayment],
  ])('have the names and titles of the submission in %s', (section, { properties }) => {
    const titles = Object.entries(properties).map(([name, property]) => ({
      pointer: `/${section}/${name}`,
      label: property.title,
    }))
    const own = fields.filter(({ pointer }) => pointer.startsWith(`/${section}/`))
    expect(own.map(({ pointer, label }) => ({ pointer, label }))).toEqual(titles)
  })
})

describe('labelOf', () => {
  it('is the title of a field', () => {
    expect(labelOf('/company/address')).toBe('Company address')
    expect(labelOf('/document')).toBe('Registration document')
  })

  it('counts the items of a list from 1', () => {
    expect(labelOf('/project/ipAddresses/1')).toBe('Whitelisted IPs, entry 2')
  })

  it('throws for a pointer that names no field', () => {
    expect(() => labelOf('/company/taste')).toThrow(RangeError)
  })
})

describe('partOf', () => {
  it.each([
    ['/project/locale', 'operators'],
    ['/project/ipAddresses/0', 'addresses'],
    ['/productCodes/0', 'operators'],
    ['/company/country', 'company'],
    ['/user/jobTitle', 'representative'],
    ['/payment/accountNumber', 'bank'],
    ['/document', 'document'],
  ])('puts %s into %s', (pointer, part) => {
    expect(partOf(pointer)).toBe(part)
  })
})

describe('isPointerInto', () => {
  it.each(['/company/industry', '/project/ipAddresses', '/project/ipAddresses/1', '/productCodes/0', '/document'])(
    'accepts %s',
    (pointer) => expect(isPointerInto(submitted, pointer)).toBe(true),
  )

  it.each([
    '',
    '/',
    '/company',
    '/company/taste',
    '/company/name/0',
    '/company/name/length',
    '/document/name',
    '/project/ipAddresses/2',
    '/project/ipAddresses/01',
    '/project/ipAddresses/-',
    '/project/ipAddresses/length',
    '/productCodes/0/price',
    '/__proto__/toString',
    'company/name',
    '#/company/name',
  ])("rejects '%s'", (pointer) => expect(isPointerInto(submitted, pointer)).toBe(false))

  it('accepts the document of an application without one', () => {
    expect(isPointerInto({ ...submitted, document: null }, '/document')).toBe(true)
  })
})
