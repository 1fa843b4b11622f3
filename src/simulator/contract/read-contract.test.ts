import { describe, expect, it } from 'vitest'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { seededRandom } from '../random.ts'
import { simulate } from '../simulate.ts'
import { emptyState } from '../state/state.ts'
import { type Contract, isOperationId, operationIds } from './contract.ts'
import { readContract } from './read-contract.ts'

type Product = typeof product

/** A modified specification. */
function changed(change: (specification: Product) => void): Product {
  const copy = structuredClone(product)
  change(copy)
  return copy
}

const ask = {
  userIdentityType: 'MSISDN',
  userIdentifier: '6581234567',
  transactionType: 'ASSOCIATION',
  paymentServiceProvider: 'STM',
  messageContent: 'Code #PASSWORD#',
  correlationId: 'otp',
}

const answerTo = (contract: Contract, body: unknown) =>
  simulate(
    emptyState,
    { operation: 'requestOneTimePassword', partnerId: 'p', projectId: 'j', body },
    { now: 0, random: seededRandom(1), contract },
  ).response

describe('the contract', () => {
  it('is plain data that can be prepared at build time', () => {
    const contract = readContract(product)
    expect(JSON.parse(JSON.stringify(contract))).toEqual(contract)
  })

  it('has every operation of the specification', () => {
    const ids = Object.values(product.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(operationIds.toSorted()).toEqual(ids.toSorted())
    expect(isOperationId('createCharge')).toBe(true)
    expect(isOperationId('toString')).toBe(false)
  })
})

describe('a change of the specification changes the engine:', () => {
  it('a limit and its message', () => {
    const contract = readContract(
      changed(({ components }) => {
        const { messageContent } = components.schemas.OneTimePasswordRequest.properties
        messageContent.maxLength = 5
        messageContent['x-messages'].maxLength = 'Five at most.'
      }),
    )
    expect(answerTo(contract, ask).body).toMatchObject({ statusCode: 104, message: 'Five at most.' })
  })

  it('a property that becomes mandatory', () => {
    const contract = readContract(
      changed(({ components }) => components.schemas.OneTimePasswordRequest.required.push('merchantContact')),
    )
    expect(answerTo(contract, ask).body).toMatchObject({
      statusCode: 100,
      message: expect.stringContaining('merchant'),
    })
  })

  it('the order of checks', () => {
    const body = { ...ask, messageContent: '', amount: '1.00' }
    const contract = readContract(
      changed((specification) => {
        const unknown = specification['x-checks'].findIndex(({ id }) => id === 'unknown-property')
        const [moved] = specification['x-checks'].splice(unknown, 1)
        if (moved) specification['x-checks'].splice(5, 0, moved)
      }),
    )
    expect(answerTo(readContract(product), body).body).toMatchObject({ statusCode: 105 })
    expect(answerTo(contract, body).body).toMatchObject({ statusCode: 101 })
  })

  it('a dropped guarantee about correlation ids', () => {
    const contract = readContract(
      changed((specification) => {
        const rules = specification['x-idempotency']
        rules.repeated = rules.repeated.filter(({ code }) => code !== 'SUCCESS')
      }),
    )
    let state = emptyState
    const random = seededRandom(1)
    const send = () => {
      const request = { operation: 'requestOneTimePassword', partnerId: 'p', projectId: 'j', body: ask } as const
      const result = simulate(state, request, { now: 0, random, contract })
      state = result.state
      return result.trace.at(-1)?.check
    }
    expect([send(), send()]).toEqual(['done', 'done'])
  })

  it('an operator of another name', () => {
    const contract = readContract(
      changed((specification) => {
        Object.assign(specification['x-operators'][3] ?? {}, { code: 'NEW', name: 'New Telecom' })
      }),
    )
    expect(answerTo(contract, { ...ask, paymentServiceProvider: 'NEW' }).status).toBe(200)
  })
})

describe('a specification that the engine could not keep is refused, with the place:', () => {
  const refusal = (change: (specification: Product) => void) => () => readContract(changed(change))

  it('an unknown check', () => {
    const broken = refusal((specification) => Object.assign(specification['x-checks'][3] ?? {}, { id: 'mood' }))
    expect(broken).toThrow("#/x-checks/3/id is 'mood', not one of body")
    expect(broken).toThrow('write it in src/simulator/checks')
  })

  it('an operation without a required check', () => {
    const broken = refusal((specification) => {
      specification['x-checks'] = specification['x-checks'].filter(({ id }) => id !== 'correlation-id-free')
    })
    expect(broken).toThrow("#/x-checks must have requestOneTimePassword make the check 'correlation-id-free'")
  })

  it('an unsupported keyword', () => {
    const broken = refusal(({ components }) => Object.assign(components.schemas.ProductCode, { not: {} }))
    expect(broken).toThrow('#/components/schemas/ProductCode/not is a keyword')
  })

  it('a property that is not text', () => {
    const broken = refusal(({ components }) => Object.assign(components.schemas.ProductCode, { type: 'integer' }))
    expect(broken).toThrow('#/components/schemas/ProductCode/type must be string')
  })

  it('an open body', () => {
    const broken = refusal(({ components }) =>
      Object.assign(components.schemas.RefundRequest, { additionalProperties: {} }),
    )
    expect(broken).toThrow('is open: say additionalProperties: false')
  })

  it('an unsupported rule between fields', () => {
    const broken = refusal(({ components }) =>
      Object.assign(components.schemas.IdentityRules, { if: { properties: {} } }),
    )
    expect(broken).toThrow('#/components/schemas/IdentityRules/if must look at one property, and require it')
  })

  it('an answer outside the result table', () => {
    const broken = refusal((specification) => {
      specification['x-result-codes'] = specification['x-result-codes'].filter(({ code }) => code !== 'INVALID_USER')
    })
    expect(broken).toThrow('answers INVALID_USER with 404, which is no row of x-result-codes')
  })

  it('an invalid pattern', () => {
    const broken = refusal(({ components }) => Object.assign(components.schemas.CorrelationId, { pattern: '(' }))
    expect(broken).toThrow('#/components/schemas/CorrelationId/pattern is no regular expression')
  })

  it('a missing operation', () => {
    const broken = refusal(({ paths }) => Object.assign(paths, { '/v1/charges/refund': {} }))
    expect(broken).toThrow('#/paths lacks refundCharge')
  })

  it('an external reference', () => {
    const broken = refusal(({ paths }) =>
      Object.assign(paths['/v1/charges'].post.requestBody.content['application/json'], { schema: { $ref: 'a.yaml' } }),
    )
    expect(broken).toThrow('refers to a.yaml, which is outside the document')
  })

  it('a document that is not a specification', () => {
    expect(() => readContract(null)).toThrow('# must be an object')
    expect(() => readContract({ openapi: '3.1.0' })).toThrow('# has no components')
  })
})
