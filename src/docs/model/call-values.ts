import { credentialPairs, headersWith } from './access.ts'
import type { CallContext, Operation, Parameter, Product } from './product.ts'
import type { CallValues } from './snippet.ts'

/** For unknown readers: the file's examples. */
export function exampleContext({ servers, requestHeaders }: Product): CallContext {
  return {
    server: callableUrl(servers[0]?.url ?? ''),
    headers: Object.fromEntries(requestHeaders.map(({ name, example }) => [name, example])),
  }
}

/**
 * Without a slash at the end. A server without a host is meant relative to the place of the file (OpenAPI 3.1, 4.8.5), which a
 * sample does not know: it names a host to replace.
 */
export function callableUrl(server: string): string {
  const url = /^([a-z][a-z\d+.-]*:|\{)/i.test(server) ? server : new URL(server, 'https://api.example.com').href
  return url.replace(/\/$/, '')
}

const typesOfRanges: Record<string, string> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'text/*': 'text/plain',
  'image/*': 'image/png',
  'audio/*': 'audio/mpeg',
  'video/*': 'video/mp4',
  'multipart/*': 'multipart/form-data',
}

/** A body is sent as one media type, though the file may name a range. */
export const concreteType = (range: string): string => typesOfRanges[range] ?? range

/** Fills missing reader values with the file's examples. */
export function withExamples(known: CallContext | undefined, product: Product): CallContext {
  const examples = exampleContext(product)
  return known ? { ...known, headers: { ...examples.headers, ...known.headers } } : examples
}

/** Values for an operation's code samples: its examples, the reader's headers, and the credentials of one alternative. */
export function valuesOf(
  operation: Operation,
  context: CallContext,
  body: { type: string; text: string } | null,
  access = operation.access?.[0],
): CallValues {
  const sent = (place: Parameter['in']) =>
    operation.parameters.flatMap((parameter) =>
      parameter.in === place && parameter.sent !== undefined ? [[parameter.name, parameter.sent] as const] : [],
    )
  const written = (place: 'query' | 'cookie') => [
    ...sent(place).map(([, value]) => value),
    ...credentialPairs(place, access),
  ]
  const path = sent('path').reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => value),
    operation.path,
  )
  const query = written('query').join('&')
  const cookies = written('cookie').join('; ')
  const { 'Content-Type': _, ...headers } = context.headers
  return {
    url: (operation.server ?? context.server.replace(/\/$/, '')) + path + (query ? `?${query}` : ''),
    headers: {
      ...(body ? { 'Content-Type': concreteType(body.type) } : {}),
      ...headersWith(access, headers),
      ...Object.fromEntries(sent('header')),
      ...(cookies ? { Cookie: cookies } : {}),
    },
    body: body?.text ?? null,
  }
}
