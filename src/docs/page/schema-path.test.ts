import { describe, expect, it } from 'vitest'
import type { Choice } from '#docs/model/product.ts'
import { optionWithAnchor } from './schema-path.ts'

const option = (label: string, path: string) => ({
  label,
  schema: { type: 'object', properties: [{ path, name: label, required: false, schema: { type: 'string' } }] },
})

const none = () => undefined

describe('the alternative that contains an anchor', () => {
  const choice: Choice = {
    kind: 'one of',
    options: [option('card', 'pay/request/number'), option('bank', 'pay/request/iban')],
  }

  it('is the one with the property', () => {
    expect(optionWithAnchor(choice, 'pay/request/iban', { anchor: 'pay/request', lookUp: none })).toBe(1)
    expect(optionWithAnchor(choice, 'pay/request/iban/country', { anchor: 'pay/request', lookUp: none })).toBe(1)
  })

  it('is undefined for other paths and for none', () => {
    expect(optionWithAnchor(choice, 'pay/request/ibans', { anchor: 'pay/request', lookUp: none })).toBeUndefined()
    expect(optionWithAnchor(choice, '', { anchor: 'pay/request', lookUp: none })).toBeUndefined()
  })

  it('is found below an expanded named schema', () => {
    const relative: Choice = { kind: 'any of', options: [option('card', 'number'), option('bank', 'iban')] }
    const method = 'pay/request/method'
    expect(optionWithAnchor(relative, `${method}/iban`, { anchor: method, anchorPrefix: method, lookUp: none })).toBe(1)
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
    expect(optionWithAnchor(named, 'pay/request/method/number', { anchor: 'pay/request/method', lookUp: card })).toBe(1)
  })
})
