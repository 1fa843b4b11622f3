import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capitalize } from '#domain/capitalize.ts'
import { formats } from '#domain/formats/formats.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { type CheckId, operationIds } from '#simulator/contract/contract.ts'
import { seededRandom } from '#simulator/random.ts'
import { simulate } from '#simulator/simulate.ts'
import { emptyState } from '#simulator/state/state.ts'
import { contextAt } from './arbitrary-calls.ts'
import { contract } from './engine-driver.ts'

// The engine checks bodies with rules that it reads from their schemas. Ajv validates the same schemas independently.

const schemaChecks: CheckId[] = [
  'body',
  'unknown-property',
  'mandatory',
  'text',
  'empty',
  'too-short',
  'too-long',
  'value',
]
const posts = operationIds.filter((id) => contract.operations[id].body)
const ajv = new Ajv2020({ strict: false, logger: false, formats })
const document = withoutLaterLimits(product)
ajv.addSchema({ $id: 'product', components: document.components })

const schemas: Record<string, string> = {
  requestOneTimePassword: 'OneTimePasswordRequest',
  identifyCustomer: 'IdentityRequest',
  createCharge: 'ChargeRequest',
  refundCharge: 'RefundRequest',
  sendSms: 'SmsRequest',
}

const texts = [
  ...['', 'MSISDN', 'EMAIL', 'PAYMENT', 'ASSOCIATION', '1234567', '6581234567', '6581234567890', 'dana@lumen.example'],
  ...['STM', '12345', '123456', 'abcdef', 'no id', 'order-2042', 'x #PASSWORD# y', 'x'.repeat(1001), '😀'.repeat(900)],
]
const value = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

const call = fc.constantFrom(...posts).chain((operation) => {
  const names = contract.operations[operation].body?.fields.map(({ name }) => name) ?? []
  const fields = Object.fromEntries(names.map((name) => [name, mostlyValid(name)]))
  const body = fc.oneof(
    { weight: 9, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 9, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record({ ...fields, amount: value }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  return fc.record({ operation: fc.constant(operation), body })
})

/** Mostly valid values of a field, so that calls also reach the later checks. */
function mostlyValid(name: string) {
  const fits = texts.filter((text) => fitsField(name, text))
  return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...fits) }, { weight: 1, arbitrary: value })
}

function fitsField(name: string, text: string): boolean {
  const component = capitalize(name)
  const validate = component in product.components.schemas ? validatorOf(component) : () => text.length > 0
  return Boolean(validate(text))
}

describe('the rules of a body', () => {
  it('match the errors of Ajv for the same schema', () => {
    const seen = { valid: 0, invalid: 0 }
    fc.assert(
      fc.property(call, ({ operation, body }) => {
        const request = { operation, partnerId: 'p', projectId: 'j', body }
        const { trace } = simulate(emptyState, request, contextAt(0, seededRandom(1)))
        const answering = trace.at(-1)
        // An operator may require a payment code that the schema does not.
        fc.pre(!(operation === 'createCharge' && answering?.text.includes("'oneTimePassword' is missing")))
        const isRefused = schemaChecks.some((id) => id === answering?.check)
        const isValid = Boolean(validatorOf(schemas[operation] ?? '')(body))
        seen[isValid ? 'valid' : 'invalid'] += 1
        expect(isRefused).toBe(!isValid)
      }),
      { numRuns: 3000 },
    )
    expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(300)
  })
})

function validatorOf(component: string) {
  const validate = ajv.getSchema(`product#/components/schemas/${component}`)
  if (!validate) throw new Error(`Schema ${component} does not exist`)
  return validate
}

/** Removes the limits that a later check enforces. */
function withoutLaterLimits<Value>(part: Value): Value {
  const text = JSON.stringify(part, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null || !('x-results' in each)) return each
    const later = Object.keys(Object(each['x-results']))
    return Object.fromEntries(Object.entries(each).filter(([keyword]) => !later.includes(keyword)))
  })
  return JSON.parse(text)
}
