import type { FastifyRequest } from 'fastify'
import type { DocumentedBody } from '#server/gateway/products.ts'
import { GatewayRefusal } from '#server/gateway/refusals.ts'

/** Runs before the body is read, since a body of another type is refused anyway. */
export function refuseOtherTypes(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  body: DocumentedBody | undefined,
): void {
  if (method === 'GET' || method === 'HEAD' || method === 'DELETE') return
  const type = headers['content-type']
  if (type === undefined && !body?.isRequired) return
  // Many clients name a type with every POST.
  const { types } = body ?? { types: ['application/json'] }
  if (!types.some((each) => matches(type ?? '', each))) throw new GatewayRefusal('body-not-json')
}

/** Whether a Content-Type is the documented type or in its range, in UTF-8. The boundary is that between a form's parts. */
function matches(contentType: string, documented: string): boolean {
  const [type = '', ...parameters] = partsOf(contentType)
  const [wanted = ''] = partsOf(documented)
  const isType = wanted.endsWith('/*') ? wanted === '*/*' || type.startsWith(wanted.slice(0, -1)) : type === wanted
  return type !== '' && isType && parameters.every((each) => /^charset="?utf-8"?$|^boundary=|^$/.test(each))
}

const partsOf = (type: string) =>
  type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
