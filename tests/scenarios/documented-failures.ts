import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { operationsOf, parseDocument, resolve } from '../../scripts/generate/openapi.ts'

const document = parseDocument(JSON.stringify(product))

// What is refused before a call reaches the engine: credentials, size and type of the body, rate, room. Where the engine
// has answers of that status too, the gateway's carry a `refusal`.
const before = ['401', '413', '415', '429', '500', '507']

// The subscriber of a token can be barred only after the token was made, which no call brings about.
const beyondCalls = 'createCharge | 404 | INVALID_USER | 404 | The subscriber is barred.'

/** Every failure that the specification has an example of and the engine can answer with, one line each. */
export function documentedFailures(): string[] {
  const lines = operationsOf(document).flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => status !== '200' && !before.includes(status))
      .flatMap(([status, response]) => {
        const { examples = {} } = resolve(document, response).content?.['application/json'] ?? {}
        return Object.values(examples)
          .map((example) => facts(resolve(document, example).value))
          .filter(({ refusal }) => refusal === undefined)
          .map(({ resultCode, statusCode, message }) =>
            [operationId, status, resultCode, statusCode, message].join(' | '),
          )
      }),
  )
  return lines.filter((line) => line !== beyondCalls)
}

const facts = (value: unknown): Record<string, unknown> => ({ ...(typeof value === 'object' ? value : {}) })
