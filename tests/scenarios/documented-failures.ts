import { resolve } from '#domain/openapi.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { operationsOf, parseDocument } from '../../scripts/generate/openapi.ts'

const document = parseDocument(JSON.stringify(product))

// The gateway sends these before a call reaches the engine. Its answers with other statuses have a `refusal`.
const gatewayStatuses = ['401', '413', '415', '429', '500', '507']

// A subscriber can only be barred after their token was created, and no call bars a subscriber.
const unreachable = 'createCharge | 404 | INVALID_USER | 404 | The subscriber is barred.'

/** One line per failure example of the specification that the engine can send. */
export function documentedFailures(): string[] {
  const lines = operationsOf(document).flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => status !== '200' && !gatewayStatuses.includes(status))
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
  return lines.filter((line) => line !== unreachable)
}

const facts = (value: unknown): Record<string, unknown> => ({ ...(typeof value === 'object' ? value : {}) })
