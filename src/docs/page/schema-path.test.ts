import { describe, expect, it } from 'vitest'
import type { Choice } from '#docs/model/product.ts'
import { optionWithAnchor } from './schema-path.ts'

const option = (label: string, path: string) => ({
  label,
  schema: { type: 'object', properties: [{ path, name: label, required: false, schema: { type: 'string' } }] },
})

const none = () => undefined

describe('the alternative that a place lies in', () => {
  const choice: Choice = {
    kind: 'one of',
    options: [option('card', 'pay/request/number'), option('bank', 'pay/request/iban')],
  }

  it('is the one with the property', () => {
    expect(optionWithAnchor(choice, 'pay/request/iban', undefined, 'pay/request', none)).toBe(1)
    expect(optionWithAnchor(choice, 'pay/request/iban/country', undefined, 'pay/request', none)).toBe(1)
  })

  it('is undefined for other paths and for none', () => {
    expect(optionWithAnchor(choice, 'pay/request/ibans', undefined, 'pay/request', none)).toBeUndefined()
    expect(optionWithAnchor(choice, '', undefined, 'pay/request', none)).toBeUndefined()
  })

  it('is found below an expanded named schema', () => {
    const relative: Choice = { kind: 'any of', options: [option('card', 'number'), option('bank', 'iban')] }
    expect(
      optionWithAnchor(relative, 'pay/request/method/iban', 'pay/request/method', 'pay/request/method', none),
    ).toBe(1)
  })

  it('is found by the properties of a named schema', () => {
    const named: Choice = {
      kind: 'one of',
      options: [
        { label: 'Text', schema: { type: 'string' } },
        { label: 'Card', schema: { type: 'Card', ref: { name: 'Card', pack: 0 } } },
      ],
    }
    const card = () => option('card', 'number').schema
    expect(optionWithAnchor(named, 'pay/request/method/number', undefined, 'pay/request/method', card)).toBe(1)
  })
})
