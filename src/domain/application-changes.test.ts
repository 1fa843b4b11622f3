import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { submitted } from '#tests/support/submitted.ts'
import { changesBetween, withoutValues } from './application-changes.ts'
import { type Application, fields, valueAt } from './application-pointers.ts'

const { project, company, payment, document } = submitted
const [code] = submitted.productCodes

describe('changesBetween', () => {
  it('gives a text before and after', () => {
    const after = { ...submitted, company: { ...company, address: '2 Harbour Front', industry: 'Games' } }
    expect(changesBetween(submitted, after)).toEqual([
      { kind: 'value', pointer: '/company/industry', label: 'Industry', part: 'company', before: null, after: 'Games' },
      {
        kind: 'value',
        pointer: '/company/address',
        label: 'Company address',
        part: 'company',
        before: '1 Harbour Front, Singapore',
        after: '2 Harbour Front',
      },
    ])
  })

  it('gives the entries of a list that were added and removed', () => {
    const after = { ...submitted, project: { ...project, ipAddresses: ['1.1.1.1', '8.8.8.8'] } }
    expect(changesBetween(submitted, after)).toEqual([
      {
        kind: 'list',
        pointer: '/project/ipAddresses',
        label: 'Whitelisted IPs',
        part: 'addresses',
        added: ['1.1.1.1'],
        removed: ['8.8.4.4'],
      },
    ])
  })

  it('finds no change in another order of a list', () => {
    const after = { ...submitted, project: { ...project, providers: project.providers.toReversed() } }
    expect(changesBetween(submitted, after)).toEqual([])
  })

  it('removes and adds a product code whose price changed', () => {
    if (!code) throw new Error('the sample has no product code')
    const dearer = { ...code, price: '3.00' }
    expect(changesBetween(submitted, { ...submitted, productCodes: [dearer] })).toMatchObject([
      { kind: 'product-codes', pointer: '/productCodes', added: [dearer], removed: [code] },
    ])
  })

  it('reports a document of which only the content changed', () => {
    if (!document) throw new Error('the sample has no document')
    const after = { ...document, sha256: 'b'.repeat(64) }
    expect(changesBetween(submitted, { ...submitted, document: after })).toMatchObject([
      { kind: 'document', pointer: '/document', before: document, after },
    ])
  })

  const text = fc.option(fc.constantFrom('', 'a', 'b', 'null'), { nil: null })
  const texts = <Name extends string>(...names: Name[]) =>
    fc.tuple(...names.map(() => text)).map((values) => Object.fromEntries(names.map((name, at) => [name, values[at]])))
  const codes = fc.record({
    provider: fc.constantFrom('STM' as const, 'AIS' as const),
    code: fc.constantFrom('A', 'B'),
    description: fc.constant('x'),
    price: fc.constantFrom('1.00', null),
    currency: fc.constantFrom('SGD', null),
  })
  const applications = fc
    .record({
      project: fc.record({
        providers: fc.uniqueArray(fc.constantFrom('STM', 'AIS', 'GLB')),
        locale: text,
        ipAddresses: fc.uniqueArray(fc.constantFrom('1.1.1.1', '8.8.8.8', '9.9.9.9')),
      }),
      productCodes: fc.uniqueArray(codes, { selector: (one) => JSON.stringify(one) }),
      company: texts(...namesOf('company')),
      user: texts(...namesOf('user')),
      payment: texts(...namesOf('payment')),
      document: fc.option(
        fc.record({ name: fc.constantFrom('a', 'b'), size: fc.nat(1), sha256: fc.constantFrom('c', 'd') }),
        { nil: null },
      ),
    })
    .map((made): Application => JSON.parse(JSON.stringify(made)))

  function namesOf(section: string): string[] {
    return fields.flatMap(({ pointer }) =>
      pointer.startsWith(`/${section}/`) ? [pointer.split('/').at(-1) ?? ''] : [],
    )
  }

  /** The text of a field; of a list its entries in order. */
  const stateOf = (application: Application, pointer: string) => {
    const value = valueAt(application, pointer)
    return Array.isArray(value) ? value.map((entry) => JSON.stringify(entry)).sort() : value
  }

  it('names exactly the fields that differ', () => {
    fc.assert(
      fc.property(applications, applications, (before, after) => {
        const changed = changesBetween(before, after).map(({ pointer }) => pointer)
        const different = fields.filter(
          ({ pointer }) => JSON.stringify(stateOf(before, pointer)) !== JSON.stringify(stateOf(after, pointer)),
        )
        expect(changed).toEqual(different.map(({ pointer }) => pointer))
      }),
    )
  })

  it('contains all that is needed to make the later application from the earlier one', () => {
    fc.assert(
      fc.property(applications, applications, (before, after) => {
        for (const change of changesBetween(before, after)) {
          const earlier = stateOf(before, change.pointer)
          if ('added' in change) {
            const removed = new Set(change.removed.map((entry) => JSON.stringify(entry)))
            const kept = Array.isArray(earlier) ? earlier.filter((entry) => !removed.has(entry)) : []
            const made = [...kept, ...change.added.map((entry) => JSON.stringify(entry))].sort()
            expect(made).toEqual(stateOf(after, change.pointer))
          } else {
            expect([change.before, change.after]).toEqual([earlier, stateOf(after, change.pointer)])
          }
        }
      }),
    )
  })

  it('finds nothing between an application and itself as the database returns it', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const stored = JSON.parse(JSON.stringify(reversed(application)))
        expect(changesBetween(application, stored)).toEqual([])
      }),
    )
  })

  function reversed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(reversed)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([name, each]) => [name, reversed(each)]),
    )
  }
})

describe('withoutValues', () => {
  const after = {
    ...submitted,
    payment: { ...payment, bankName: 'Other Bank' },
    project: { ...project, locale: 'th-TH' },
  }
  const changes = changesBetween(submitted, after)

  it('removes the values of a hidden part only', () => {
    expect(changes.map((change) => withoutValues(change, ['bank']))).toMatchObject([
      { pointer: '/project/locale', before: 'en-SG', after: 'th-TH' },
      { pointer: '/payment/bankName', before: null, after: null },
    ])
  })

  it('removes the entries of a list', () => {
    const [change] = changesBetween(submitted, { ...submitted, project: { ...project, providers: ['STM'] } })
    expect(change && withoutValues(change, ['operators'])).toMatchObject({ added: [], removed: [] })
  })
})
