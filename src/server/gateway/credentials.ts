import type { IncomingMessage } from 'node:http'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { GatewayRefusal } from '#server/gateway/refusals.ts'
import { isKeyValue } from '#server/identity/api-key-value.ts'

/** The identity that a caller claims, not verified yet. */
export interface Claim {
  partnerId: string
  projectId: string
  key: string
}

/** The authentication headers, in the order of the documentation. */
const proving = product['x-request-headers'].filter((header) => 'scheme' in header).map(({ name }) => name)

/** Reads the documented headers. Throws for values that no database entry could match. */
export function readClaim(request: IncomingMessage): Claim {
  for (const name of proving) if (valuesOf(request, name).every((value) => value === '')) missing(name)
  for (const name of ['Content-Type', ...proving]) {
    if (valuesOf(request, name).length > 1) throw new GatewayRefusal('header-repeated', { fills: { header: name } })
  }
  const claim = {
    partnerId: only(request, 'X-Partner-ID').toLowerCase(),
    projectId: only(request, 'X-Project-ID').toLowerCase(),
    key: only(request, 'X-Api-Key'),
  }
  const basic = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(only(request, 'Authorization'))?.[1]
  if (basic === undefined) throw new GatewayRefusal('authorization-not-basic')
  const pair = /^([^:]*):(.*)$/s.exec(Buffer.from(basic, 'base64').toString('utf8'))
  if (!pair) throw new GatewayRefusal('authorization-not-basic')
  const [, projectId = '', key = ''] = pair
  if (projectId.toLowerCase() !== claim.projectId || key !== claim.key)
    throw new GatewayRefusal('authorization-mismatch')
  if (!isKeyValue(claim.key)) throw new GatewayRefusal('key-malformed')
  return claim
}

/** The project named by a rejected call, if it is a valid id: the refusal is logged there. */
export function namedProject(request: IncomingMessage): string | undefined {
  const [projectId, ...more] = valuesOf(request, 'X-Project-ID')
  const isId = projectId !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(projectId)
  return isId && more.length === 0 ? projectId.toLowerCase() : undefined
}

/** The value that stands where a key belongs. */
export function namedKey(request: IncomingMessage): string {
  return only(request, 'X-Api-Key')
}

function missing(header: string): never {
  throw new GatewayRefusal('header-missing', { fills: { header } })
}

function only(request: IncomingMessage, name: string): string {
  return valuesOf(request, name)[0] ?? ''
}

/** Raw headers: Node would join some repeated headers and drop others. */
function valuesOf({ rawHeaders }: IncomingMessage, name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name.toLowerCase())
}
