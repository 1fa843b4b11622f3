import { expect, it } from 'vitest'
import type { Group, OperationEntry, Product } from '#docs/model/product.ts'
import { emptyProduct } from '#tests/support/sample-product.ts'
import { isAt, menuGroups } from './operation-groups.ts'

const operation = (id: string, summary = id): OperationEntry => ({
  id,
  summary,
  kind: 'operation',
  method: 'GET',
  path: `/${id}`,
  deprecated: false,
  packs: [0],
  lines: 1,
})
const group = (name: string, operations: OperationEntry[]): Group => ({ id: name, name, description: null, operations })
const product = (groups: Group[], tables: Product['tables'] = []): Product => ({ ...emptyProduct, groups, tables })

it('groups by tag where there are several', () => {
  const one = menuGroups(product([group('charges', [operation('a', 'Charge')])]))
  expect(one).toMatchObject([{ name: null, folded: false, places: [{ anchor: 'a', label: 'Charge' }] }])
  const two = menuGroups(product([group('charges', [operation('a')]), group('identities', [operation('b')])]))
  expect(two.map(({ name }) => name)).toEqual(['Charges', 'Identities'])
})

it('says which operations are deprecated, and when they end', () => {
  const ending = { ...operation('b'), deprecated: true, deprecation: { sunset: '2027-03-01' } }
  const [first] = menuGroups(product([group('g', [operation('a'), ending])]))
  expect(first?.places.map(({ deprecated }) => deprecated)).toEqual([null, 'deprecated, ends 1 Mar 2027'])
})

it('leaves out a tag without operations', () => {
  expect(menuGroups(product([group('empty', []), group('charges', [operation('a')])]))).toHaveLength(1)
})

it('labels an operation without a summary by its path', () => {
  expect(menuGroups(product([group('g', [operation('a', '')])]))[0]?.places[0]?.label).toBe('GET /a')
})

it('lists tables last', () => {
  const tables = [{ id: 'result-codes', title: 'Result codes', columns: [], rows: [] }]
  const groups = menuGroups(product([group('g', [operation('a')])], tables))
  expect(groups.at(-1)).toMatchObject({ name: 'Tables', folded: false, places: [{ anchor: 'result-codes' }] })
})

it('ends with the versions where there is a changelog', () => {
  const version = { id: 'changes/1.0.0', version: '1.0.0', released: '2026-11-23', lines: [], differences: [] }
  const groups = menuGroups({ ...product([group('g', [operation('a')])]), changes: [version] })
  expect(groups.at(-1)).toMatchObject({ name: 'Versions', places: [{ anchor: 'changes', label: 'Changes' }] })
  expect(menuGroups(product([group('g', [operation('a')])]))).toHaveLength(1)
})

it('collapses groups of many operations', () => {
  const many = Array.from({ length: 13 }, (_, at) => operation(`o${at}`))
  expect(menuGroups(product([group('a', many), group('b', many)])).map(({ folded }) => folded)).toEqual([true, true])
  expect(menuGroups(product([group('a', many)]))[0]?.folded).toBe(false)
})

it('highlights the operation of an open property', () => {
  expect(isAt('createCharge', 'createCharge/response/200/amount')).toBe(true)
  expect(isAt('createCharge', 'createChargeLater')).toBe(false)
})
