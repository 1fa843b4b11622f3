import type { CallContext, Operation, Parameter, Product } from './product.ts'
import type { CallValues } from './snippet.ts'

/** For unknown readers: the file's examples. */
export function exampleContext({ servers, requestHeaders }: Product): CallContext {
  return {
    server: (servers[0]?.url ?? '').replace(/\/$/, ''),
    headers: Object.fromEntries(requestHeaders.map(({ name, example }) => [name, example])),
  }
}

/** Fills missing reader values with the file's examples. */
export function withExamples(known: CallContext | undefined, product: Product): CallContext {
  const examples = exampleContext(product)
  return known ? { ...known, headers: { ...examples.headers, ...known.headers } } : examples
}

/** Values for an operation's code samples: its examples and the reader's headers. */
export function valuesOf(
  operation: Operation,
  context: CallContext,
  body: { type: string; text: string } | null,
): CallValues {
  const sent = (place: Parameter['in']) =>
    operation.parameters.flatMap((parameter) =>
      parameter.in === place && parameter.sent !== undefined ? [[parameter.name, parameter.sent] as const] : [],
    )
  const written = (place: Parameter['in']) => sent(place).map(([, value]) => value)
  const path = sent('path').reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => value),
    operation.path,
  )
  const query = written('query').join('&')
  const cookies = written('cookie').join('; ')
  const { 'Content-Type': _, ...headers } = context.headers
  return {
    url: context.server.replace(/\/$/, '') + path + (query ? `?${query}` : ''),
    headers: {
      ...(body ? { 'Content-Type': body.type } : {}),
      ...headers,
      ...Object.fromEntries(sent('header')),
      ...(cookies ? { Cookie: cookies } : {}),
    },
    body: body?.text ?? null,
  }
}
