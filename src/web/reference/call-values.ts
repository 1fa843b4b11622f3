import type { CallContext, Operation, Parameter, Product } from './model.ts'
import type { CallValues } from './snippet-model.ts'

/** For readers of whom nothing is known: the file's own examples. */
export function exampleContext({ servers, requestHeaders }: Product): CallContext {
  return {
    server: (servers[0]?.url ?? '').replace(/\/$/, ''),
    headers: Object.fromEntries(requestHeaders.map(({ name, example }) => [name, example])),
  }
}

/** What is not known of the reader is shown by the file's examples. */
export function withExamples(known: CallContext | undefined, product: Product): CallContext {
  const examples = exampleContext(product)
  return known ? { server: known.server, headers: { ...examples.headers, ...known.headers } } : examples
}

/** What goes into the code samples of an operation: its examples, and the reader's own headers. */
export function valuesOf(
  operation: Operation,
  context: CallContext,
  body: { type: string; text: string } | null,
): CallValues {
  const { parameters, path } = operation
  const given = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place)
  const address = given('path').reduce(
    (written, { name, example }) =>
      written.replaceAll(`{${name}}`, example === null ? `{${name}}` : encodeURIComponent(example)),
    path,
  )
  const query = needed(given('query')).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  const { 'Content-Type': _, ...headers } = context.headers
  return {
    url: context.server.replace(/\/$/, '') + address + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: {
      ...(body ? { 'Content-Type': body.type } : {}),
      ...headers,
      ...Object.fromEntries(needed(given('header'))),
    },
    body: body?.text ?? null,
  }
}

function needed(parameters: Parameter[]): [name: string, value: string][] {
  return parameters.flatMap(({ name, required, example }) =>
    required && example !== null ? [[name, example] as [string, string]] : [],
  )
}
