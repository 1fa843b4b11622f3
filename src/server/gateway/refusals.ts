import type { ProblemError } from '#domain/problems.ts'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { retryAfter, toProblem } from '#server/plugins/refusals.ts'

// Refusals of the gateway itself. The product's specification lists them (x-gateway-refusals), for the documentation too.

/** The product whose page explains the refusals, also those of calls to another product. */
export const refusalsProduct = 'direct-carrier-billing'

type Row = (typeof product)['x-gateway-refusals'][number]

const rows = new Map(product['x-gateway-refusals'].map((row): [string, Row] => [row.id, row]))

/** A test compares these ids with the specification. */
export const refusalIds = [
  'header-missing',
  'header-repeated',
  'authorization-not-basic',
  'authorization-mismatch',
  'key-malformed',
  'key-unknown',
  'key-of-another-project',
  'project-of-another-partner',
  'key-of-another-environment',
  'key-revoked',
  'key-expired',
  'project-suspended',
  'project-not-live',
  'no-address-listed',
  'address-not-listed',
  'too-many-calls',
  'path-unknown',
  'method-not-allowed',
  'product-not-simulated',
  'body-not-json',
  'body-too-large',
  'headers-too-large',
  'request-unreadable',
  'platform-failed',
  'platform-unavailable',
  'no-room',
] as const

export type RefusalId = (typeof refusalIds)[number]

interface RefusalDetails {
  /** Values of the placeholders in the message. */
  fills?: Record<string, string>
  /** Headers of the answer. */
  headers?: Record<string, string>
  cause?: unknown
}

/** A call that ends before the checks. The gateway's error handler turns it into an answer. */
export class GatewayRefusal extends Error {
  readonly id: RefusalId
  readonly status: number
  readonly headers: Record<string, string>
  readonly #row: Row

  constructor(id: RefusalId, { fills = {}, headers = {}, cause }: RefusalDetails = {}) {
    const row = rows.get(id)
    if (!row) throw new Error(`x-gateway-refusals has no row '${id}': see openapi/products/${refusalsProduct}.yaml`)
    super(
      row.message.replace(/\{(\w+)\}/g, (whole, name) => fills[name] ?? whole),
      { cause },
    )
    this.name = 'GatewayRefusal'
    this.id = id
    this.status = row.httpStatus
    this.headers = row.httpStatus === 401 ? { 'www-authenticate': 'Basic realm="Open Platform"', ...headers } : headers
    this.#row = row
  }

  /** The answer's body: a Failure of the product. `docs` is the URL of its page. */
  body(docs: string) {
    const { resultCode, statusCode } = this.#row
    const help = `${docs}#gateway-refusals/${this.id}`
    return { resultCode, statusCode, message: this.message, refusal: this.id, help }
  }
}

/** Errors of Fastify and of shared hooks, by the gateway's refusal ids. */
export function toRefusal(error: unknown, method: string): GatewayRefusal {
  if (error instanceof GatewayRefusal) return error
  const problem = toProblem(error)
  const id = ownNames[problem.code] ?? (problem.status < 500 ? 'request-unreadable' : 'platform-failed')
  return new GatewayRefusal(id, {
    cause: error,
    fills: { method },
    ...(problem.retryAfterSeconds !== undefined && { headers: retryAfter(problem.retryAfterSeconds) }),
  })
}

const ownNames: Partial<Record<ProblemError['code'], RefusalId>> = {
  'body-too-large': 'body-too-large',
  'headers-too-large': 'headers-too-large',
  'unsupported-media-type': 'body-not-json',
  'route-not-found': 'path-unknown',
  'method-not-allowed': 'method-not-allowed',
  'too-many-requests': 'too-many-calls',
  unavailable: 'platform-unavailable',
  'storage-full': 'no-room',
}
