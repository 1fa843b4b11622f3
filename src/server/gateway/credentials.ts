import type { IncomingMessage } from 'node:http'
import { isUuid } from '#domain/formats/uuid.ts'
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
const authenticationHeaders = product['x-request-headers']
  .filter((header) => 'scheme' in header)
  .map(({ name }) => name)

/** Reads the documented headers. Throws for values that no database entry could match. */
export function readClaim(request: IncomingMessage): Claim {
  const values = headersOf(request)
  const only = (name: string) => values.get(name.toLowerCase())?.[0] ?? ''
  for (const name of authenticationHeaders)
    if (!values.get(name.toLowerCase())?.some((value) => value !== ''))
      throw new GatewayRefusal('header-missing', { fills: { header: name } })
  for (const name of ['Content-Type', ...authenticationHeaders]) {
    const given = values.get(name.toLowerCase()) ?? []
    if (given.length > 1) throw new GatewayRefusal('header-repeated', { fills: { header: name } })
  }
  const claim = {
    partnerId: only('X-Partner-ID').toLowerCase(),
    projectId: only('X-Project-ID').toLowerCase(),
    key: only('X-Api-Key'),
  }
  const basic = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(only('Authorization'))?.[1]
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
  const [projectId, ...more] = headersOf(request).get('x-project-id') ?? []
  return isUuid(projectId) && more.length === 0 ? projectId.toLowerCase() : undefined
}

/** The value of the key's header. */
export function namedKey(request: IncomingMessage): string {
  return headersOf(request).get('x-api-key')?.[0] ?? ''
}

/** All values by lower-case name, from the raw headers: Node would join some repeated headers and drop others. */
function headersOf({ rawHeaders }: IncomingMessage): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (let index = 1; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index - 1]?.toLowerCase() ?? ''
    values.set(name, [...(values.get(name) ?? []), rawHeaders[index] ?? ''])
  }
  return values
}
