import { describe, expect, it } from 'vitest'
import type { Choice } from './model.ts'
import { leadingOption } from './schema-path.ts'

const option = (label: string, path: string) => ({
  label,
  schema: { type: 'object', properties: [{ path, name: label, required: false, schema: { type: 'string' } }] },
})

describe('the alternative that a place lies in', () => {
  const choice: Choice = {
    kind: 'one of',
    options: [option('card', 'pay/request/number'), option('bank', 'pay/request/iban')],
  }

  it('is the one that has the property', () => {
    expect(leadingOption(choice, 'pay/request/iban', undefined)).toBe(1)
    expect(leadingOption(choice, 'pay/request/iban/country', undefined)).toBe(1)
  })

  it('is none for other places, and for none', () => {
    expect(leadingOption(choice, 'pay/request/ibans', undefined)).toBeUndefined()
    expect(leadingOption(choice, '', undefined)).toBeUndefined()
  })

  it('is found below a named schema by where that was opened', () => {
    const relative: Choice = { kind: 'any of', options: [option('card', 'number'), option('bank', 'iban')] }
    expect(leadingOption(relative, 'pay/request/method/iban', 'pay/request/method')).toBe(1)
  })
})
