// Asks whether the server takes a documented default for a field that the request leaves out.
import { resolve, resolveSchema } from '#domain/openapi.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { lineOf, short, type Wire } from './check-answer.ts'
import type { ExampleRequest } from './contract.ts'
import type { Setup } from './recipe.ts'
import type { Check, Subject } from './subject.ts'

interface Default {
  name: string
  place: 'query' | 'body'
  value: unknown
  node: object
}

export const defaultChecks = (subject: Subject, operation: PlacedOperation, request: ExampleRequest): Check[] =>
  defaultsOf(subject, operation).map((row) => ({
    name: `has the default of ${row.name}`,
    run: async () => {
      const prepared = () => subject.setUp(operation, request, subject.allowedHeaders(operation))
      const setup = await prepared()
      const without = await answerTo(subject, operation, setup, row, undefined)
      // A body may change the data.
      const other = row.place === 'body' ? await prepared() : setup
      const withDefault = await answerTo(subject, operation, other, row, row.value)
      if (factsOf(without, row) === factsOf(withDefault, row)) return []
      const message = `default of ${row.name}: without it the answer is ${without.status} ${short(without.text)}`
      return [lineOf(subject.api, operation, row.node, message)]
    },
  }))

function defaultsOf({ api: { document } }: Subject, operation: PlacedOperation): Default[] {
  const body = operation.requestBody && resolve(document, operation.requestBody).content['application/json']?.schema
  const properties = Object.entries((body && resolveSchema(document, body).properties) ?? {})
  return [
    ...operation.parameters
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema = {} }) => ({ name, place: 'query' as const, schema: resolveSchema(document, schema) })),
    ...properties.map(([name, schema]) => ({ name, place: 'body' as const, schema: resolveSchema(document, schema) })),
  ].flatMap(({ name, place, schema }) =>
    schema.default === undefined ? [] : [{ name, place, value: schema.default, node: schema }],
  )
}

async function answerTo(
  subject: Subject,
  operation: PlacedOperation,
  { request, headers }: Setup,
  { name, place }: Default,
  value: unknown,
): Promise<Wire> {
  const { [name]: _, ...others } = Object(request[place])
  const changed = { ...others, ...(value !== undefined && { [name]: value }) }
  return await subject.send(operation, { ...request, [place]: changed }, headers)
}

/** Two requests with a body get ids of their own. */
function factsOf({ status, text }: Wire, { place }: Default): string {
  return place === 'query' ? `${status} ${text}` : String(status)
}
