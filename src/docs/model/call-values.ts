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

/** A body is sent as one media type, though the file may name a range, such as application/*+json. */
export const concreteType = (range: string): string => typesOfRanges.get(range) ?? range.replace('/*+', '/')

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
  const { 'Content-Type': _, ...others } = context.headers
  const headers = { ...(body ? { 'Content-Type': concreteType(body.type) } : {}), ...headersWith(access, others) }
  const written = operation.parameters.flatMap(({ sent, ...parameter }) =>
    sent === undefined ? [] : [{ ...parameter, text: sent }],
  )
  return { ...writeCall(operation, context, written, headers, access), body: body?.text ?? null }
}

/** The address and the headers of a call with these parameters, whose texts are as they are sent. */
export function writeCall(
  operation: Pick<Operation, 'path' | 'servers' | 'access'>,
  context: Pick<CallContext, 'server' | 'variables' | 'chosen'>,
  parameters: (Pick<Parameter, 'in' | 'name'> & { text: string })[],
  headers: Record<string, string>,
  access = operation.access?.[0],
): Omit<CallValues, 'body'> {
  const placed = (place: Parameter['in']) => parameters.filter((each) => each.in === place)
  const pairs = (place: 'query' | 'cookie') => [
    ...placed(place).map(({ text }) => text),
    ...credentialPairs(place, access),
  ]
  const path = operation.path.replace(
    /\{([^}]+)\}/g,
    (whole, name) => placed('path').find((parameter) => parameter.name === name)?.text ?? whole,
  )
  const cookies = pairs('cookie').join('; ')
  return {
    url: callUrl(serverOf(operation, context), path, pairs('query').join('&')),
    headers: {
      ...headers,
      ...Object.fromEntries(placed('header').map(({ name, text }) => [name, text])),
      ...(cookies ? { Cookie: cookies } : {}),
    },
  }
}
