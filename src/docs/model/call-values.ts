import { type CallDifferences, credentialPairs, headersWith } from './access.ts'
import { addressWith, type ChosenServers, callUrl, serverAmong, type VariableValues } from './address.ts'
import type { CallContext, Operation, Parameter, Product } from './product.ts'
import type { CallValues } from './snippet.ts'

/** For unknown readers: the file's examples. */
export function exampleContext(
  { servers, requestHeaders }: Product,
  variables?: VariableValues,
  chosen?: ChosenServers,
): CallContext {
  return {
    server: addressWith(serverAmong(servers, chosen) ?? { url: '' }, variables),
    variables,
    chosen,
    headers: Object.fromEntries(requestHeaders.map(({ name, example }) => [name, example])),
  }
}

const typesOfRanges = new Map([
  ['*/*', 'application/json'],
  ['application/*', 'application/json'],
  ['text/*', 'text/plain'],
  ['image/*', 'image/png'],
  ['audio/*', 'audio/mpeg'],
  ['video/*', 'video/mp4'],
  ['multipart/*', 'multipart/form-data'],
])

/** A body is sent as one media type, though the file may name a range. */
export const concreteType = (range: string): string => typesOfRanges.get(range) ?? range

/** Fills missing reader values with the file's examples. `variables`, `chosen`: those that the reader has set. */
export function withExamples(
  known: CallContext | undefined,
  product: Product,
  variables?: VariableValues,
  chosen?: ChosenServers,
): CallContext {
  const examples = exampleContext(product, variables, chosen)
  if (!known) return examples
  const isOfFile = !known.isOwnServer && (product.servers.length > 1 || product.servers[0]?.fields !== undefined)
  const server = isOfFile ? examples.server : known.server
  return { ...known, server, variables, chosen, headers: { ...examples.headers, ...known.headers } }
}

/** Without a slash at the end. */
export function serverOf(
  { servers = [] }: CallDifferences,
  { server, variables, chosen }: Pick<CallContext, 'server' | 'variables' | 'chosen'>,
): string {
  const own = serverAmong(servers, chosen)
  return own ? addressWith(own, variables) : server.replace(/\/$/, '')
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
    url: callUrl(serverOf(operation, context), path, query),
    headers: {
      ...(body ? { 'Content-Type': concreteType(body.type) } : {}),
      ...headersWith(access, headers),
      ...Object.fromEntries(sent('header')),
      ...(cookies ? { Cookie: cookies } : {}),
    },
    body: body?.text ?? null,
  }
}
