import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Pack, Schema } from '#docs/model/product.ts'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Packs } from './packs.ts'
import { PageContext, PrintContext } from './page-context.ts'
import { SchemaTree } from './schema.tsx'

/** Any JSON value: recursive without a property in between. */
const json: Schema = {
  type: 'any',
  choice: {
    kind: 'one of',
    options: [
      { label: 'list', schema: { type: 'array of Json', items: { type: 'Json', ref: { name: 'Json', pack: 0 } } } },
      { label: 'text', schema: { type: 'string', constraints: ['at most 5 characters'] } },
    ],
  },
}

function show(schema: Schema, isPrinting = false) {
  const source = sampleSource(sampleProduct(1))
  const pack: Pack = { operations: {}, schemas: { Json: json } }
  const parts = {
    source,
    packs: new Packs({ ...source, peek: () => pack }),
    choices: new Map(),
    tryOut: null,
    onViewChange: () => undefined,
  }
  render(
    <PageContext value={parts}>
      <PrintContext value={isPrinting}>
        <SchemaTree schema={schema} anchor="pay/request" />
      </PrintContext>
    </PageContext>,
  )
  return userEvent.setup()
}

it('expands a recursive schema one step at a time', async () => {
  const user = show({ type: 'Json', ref: { name: 'Json', pack: 0 } })
  expect(screen.getAllByRole('combobox', { name: 'One of' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Show Json' }))
  expect(screen.getAllByRole('combobox', { name: 'One of' })).toHaveLength(2)
})

it('selects nested alternatives independently', async () => {
  const user = show({ type: 'Json', ref: { name: 'Json', pack: 0 } })
  await user.click(screen.getByRole('button', { name: 'Show Json' }))
  const [outer, inner] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'One of' })
  if (!outer || !inner) throw new Error('Two choices are open')
  await user.selectOptions(inner, 'text')
  expect(screen.getByText('At most 5 characters')).toBeTruthy()
  expect([outer.value, inner.value]).toEqual(['0', '1'])
  expect(screen.getAllByText('Each item: Json')).toHaveLength(1)
})

it('ends recursion in print', () => {
  show({ type: 'Json', ref: { name: 'Json', pack: 0 } }, true)
  expect(screen.getByRole('button', { name: 'Show Json' })).toBeTruthy()
  expect(screen.getByText('At most 5 characters')).toBeTruthy()
})

it('describes items, tuples, additional properties and conditions', () => {
  const text: Schema = { type: 'string', constraints: ['at least 2 characters'] }
  show({
    type: 'object',
    closed: true,
    others: [{ names: 'names that match ^x-', schema: text }],
    prefixItems: [{ type: 'integer' }],
    conditions: [{ label: 'If kind is card', schema: text }],
    not: { type: 'null' },
  })
  for (const words of [
    'names that match ^x-',
    'Item 1',
    'If kind is card',
    'Must not match',
    'No other properties are allowed.',
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

it('expands conditions with the same label independently', async () => {
  const otherwise = (name: string) => ({
    label: 'Otherwise',
    schema: {
      type: 'object',
      properties: [{ path: `pay/request/${name}`, name, required: false, schema: { type: 'string' } }],
    },
  })
  const user = show({ type: 'object', conditions: [otherwise('card'), otherwise('bank')] })
  await user.click(screen.getAllByRole('button', { name: 'Show 1 property' })[0] as HTMLElement)
  expect(screen.getByRole('link', { name: 'card' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'bank' })).toBeNull()
})

it('prints every alternative, also those with the same label', () => {
  const errors = vi.spyOn(console, 'error')
  const option = (limit: number) => ({ label: 'text', schema: { type: 'string', constraints: [`at most ${limit}`] } })
  show({ type: 'any', choice: { kind: 'any of', options: [option(5), option(9)] } }, true)
  expect([5, 9].map((limit) => screen.queryByText(`At most ${limit}`))).not.toContain(null)
  expect(errors).not.toHaveBeenCalled()
})

it('shows the title of a property, unless it is its name', () => {
  const property = (name: string, title: string) => ({
    path: name,
    name,
    required: false,
    schema: { type: 'string', title },
  })
  show({ type: 'object', properties: [property('pet', 'The favourite'), property('pet_name', 'Pet Name')] })
  expect(screen.getByText('The favourite')).toBeTruthy()
  expect(screen.queryByText('Pet Name')).toBeNull()
})
