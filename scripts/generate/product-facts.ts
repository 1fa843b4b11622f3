import { type ExampleObject, type OpenApiDocument, type Reference, resolve } from '#domain/openapi.ts'
import { operationsOf } from './openapi.ts'
import { header } from './output.ts'

/** The product that the public pages describe. */
export const publicProduct = 'direct-carrier-billing'

/** The tables of the product's document that the public pages show. */
interface ProductDocument extends OpenApiDocument {
  'x-operators': {
    code: string
    name: string | null
    country: string | null
    currency: string | null
    msisdnWords: string
    asksPaymentCode: boolean
    priceRange: { lowest: string; highest: string } | null
    demoPayoutPercent: number | null
    status: string
  }[]
  'x-one-time-password': { ttlSeconds: number; tries: number }
  'x-rate-limits': { environment: string; calls: number; seconds: number }[]
  'x-subscriber-profiles': { suffix: string; profile: string; result: string }[]
}

/** Writes what the public pages show of a product, for code that must not carry the whole specification. */
export function writeProductFacts(json: string, source: string): string {
  const document: ProductDocument = JSON.parse(json)
  const { ttlSeconds, tries } = document['x-one-time-password']
  const sandbox = document['x-rate-limits'].find(({ environment }) => environment === 'sandbox')
  const calls = operationsOf(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  return `${header(source)}
/** The operators on offer, by code. Prices are the range of one charge. */
export const operators = ${literal(Object.fromEntries(offeredOperators(document)))}

/** The validity of a one-time password, and how many wrong codes it takes. */
export const oneTimePassword = ${literal({ ttlSeconds, tries })}

/** Calls per sandbox key. */
export const rateLimit = ${literal({ calls: sandbox?.calls, seconds: sandbox?.seconds })}

/** Test subscribers of the sandbox: the last four digits of a number choose what happens. */
export const testSubscribers = ${literal(document['x-subscriber-profiles'].map(({ suffix, profile, result }) => ({ suffix, profile, result })))}

/** The first example of a charge, and its success answer. */
export const chargeExample = ${literal(chargeExample(document))}

export const callNames = ${literal(calls)}

export type CallName = (typeof callNames)[number]
`
}

/** The first example of the request, and that of the success answer. */
function chargeExample(document: ProductDocument) {
  const charge = operationsOf(document).find(({ operationId }) => operationId === 'createCharge')
  const [request, answer] = [charge?.requestBody, charge?.responses['200']].map((message) => {
    const { examples } = (message && resolve(document, message).content?.['application/json']) ?? {}
    return firstValue(document, examples)
  })
  return { request, answer }
}

function firstValue(document: ProductDocument, examples: Record<string, ExampleObject | Reference> = {}): unknown {
  const [example] = Object.values(examples)
  return example && resolve(document, example).value
}

const literal = (value: unknown) => `${JSON.stringify(value, null, 2)} as const`

const offeredOperators = (document: ProductDocument) =>
  document['x-operators']
    .filter(({ status }) => status === 'offered')
    .map(({ code, name, country, currency, priceRange, msisdnWords, asksPaymentCode, demoPayoutPercent }) => [
      code,
      { name, country, currency, ...priceRange, msisdnWords, asksPaymentCode, examplePayoutPercent: demoPayoutPercent },
    ])
