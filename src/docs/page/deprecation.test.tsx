import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Operation, Pack } from '#docs/model/product.ts'
import { beginInHighWindow } from '#tests/support/high-window.ts'
import { sampleOperation, sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { ReferenceMenu } from './menu.tsx'
import { Reference } from './reference.tsx'

beginInHighWindow()

const days = { since: '2026-11-23', sunset: '2027-03-01' }
const sample = sampleProduct(1)
const [group] = sample.groups
const product = {
  ...sample,
  groups: group ? [{ ...group, operations: group.operations.map((each) => ({ ...each, ...endingSoon() })) }] : [],
}

function endingSoon() {
  return { deprecated: true, deprecation: days }
}

/** The operation and its parameter end; the property `userToken` ends later. */
function deprecate(operation: Operation): Operation {
  const parameters = operation.parameters.map((parameter) => ({ ...parameter, ...endingSoon() }))
  const { requestBody } = operation
  const media = requestBody?.media.map((each) => {
    const properties = each.schema?.properties?.map((property) =>
      property.name === 'userToken'
        ? {
            ...property,
            schema: { ...property.schema, deprecated: true as const, deprecation: { sunset: '2027-04-01' } },
          }
        : property,
    )
    return { ...each, schema: { ...each.schema, type: 'object', ...(properties && { properties }) } }
  })
  return {
    ...operation,
    ...endingSoon(),
    parameters,
    requestBody: requestBody && { ...requestBody, media: media ?? [] },
  }
}

function show() {
  const source = sampleSource(product)
  const pack: Pack = { operations: {}, schemas: {} }
  for (const entry of product.groups[0]?.operations ?? []) pack.operations[entry.id] = deprecate(sampleOperation(entry))
  render(<Reference source={{ ...source, peek: () => pack }} />)
}

const at = (id: string) => within(document.getElementById(id) ?? document.createElement('i'))

describe('a deprecated part of the page', () => {
  it('is an operation with its days', () => {
    show()
    const heading = screen.getByRole('heading', { level: 2, name: 'Charge number 0' })
    expect(heading.className).toContain('ref-struck')
    expect(heading.parentElement?.textContent).toContain('deprecated, ends 1 Mar 2027')
    expect(screen.getByText('Deprecated since 23 Nov 2026, ends on 1 Mar 2027. Do not build on it.')).toBeTruthy()
  })

  it('is a parameter or a property with its days', () => {
    show()
    expect(at('charge0/query/limit').getByText('deprecated, ends 1 Mar 2027')).toBeTruthy()
    expect(at('charge0/query/limit').getByRole('link', { name: 'limit' }).className).toContain('ref-struck')
    expect(at('charge0/request/userToken').getByText('deprecated, ends 1 Apr 2027')).toBeTruthy()
    expect(at('charge0/request/provider').queryByText(/deprecated/)).toBeNull()
  })

  it('is marked in the menu', () => {
    render(<ReferenceMenu product={product} currentAnchor="charge0" />)
    expect(screen.getByRole('link', { name: /Charge number 0/ }).textContent).toContain('deprecated, ends 1 Mar 2027')
  })
})
