// Asks for each limit of a request whether the server has the same: a value at the limit passes, the next one does not.
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { lineOf } from './check-answer.ts'
import type { ExampleRequest } from './contract.ts'
import { type Limit, limitsOfRequest, queryPlace, withField } from './request-limits.ts'
import { type Check, type Subject, sendRaw } from './subject.ts'

/** Each limit with the first example that reaches it. */
export function limitChecks(subject: Subject, operation: PlacedOperation, requests: ExampleRequest[]): Check[] {
  const asked = new Map<string, { request: ExampleRequest; limit: Limit }>()
  const nodes = new Map<object, number>()
  for (const request of requests) {
    for (const limit of limitsOfRequest(subject.api, operation, request)) {
      const node = nodes.get(limit.node) ?? nodes.set(limit.node, nodes.size).size
      const key = `${limit.field} ${limit.keyword} ${node}`
      if (!asked.has(key)) asked.set(key, { request, limit })
    }
  }
  if (asked.size === 0) return []
  const run = async () => {
    const rows = [...asked.values()]
    return (await Promise.all(rows.map(({ request, limit }) => askLimit(subject, operation, request, limit)))).flat()
  }
  return [{ name: 'has the limits of its fields', run }]
}

async function askLimit(
  subject: Subject,
  operation: PlacedOperation,
  request: ExampleRequest,
  { field, reportedField, keyword, node, passes, fails }: Limit,
): Promise<string[]> {
  const isRejected = async (value: unknown) =>
    subject.rejects(
      await sendRaw(subject.url, operation, withValue(subject, operation, request, field, value)),
      reportedField,
      keyword,
    )
  const wrong = async (values: unknown[], expected: boolean) => {
    const answers = await Promise.all(values.map(isRejected))
    return answers.some((isRejected) => isRejected !== expected)
  }
  const rule = `${keyword} of ${field}`
  return [
    ...((await wrong(passes, false))
      ? [lineOf(subject.api, operation, node, `${rule}: the server rejects an allowed value`)]
      : []),
    ...((await wrong(fails, true))
      ? [lineOf(subject.api, operation, node, `${rule}: the server accepts a forbidden value`)]
      : []),
  ]
}

/** An unknown property makes every request invalid, so that no request changes anything. */
function withValue(
  subject: Subject,
  operation: PlacedOperation,
  { params, body: example, contentType }: ExampleRequest,
  field: string,
  value: unknown,
) {
  const headers = subject.allowedHeaders(operation)
  if (field.startsWith(queryPlace)) {
    const name = field.slice(queryPlace.length)
    return { headers, params, query: `?surprise=1&${name}=${encodeURIComponent(String(value))}` }
  }
  const body = withField({ ...Object(example), ...subject.unknownProperty }, field, value)
  if (contentType === 'multipart/form-data') return { headers, params, body: formOf(Object(body)) }
  return { headers: { ...headers, 'Content-Type': 'application/json' }, params, body: JSON.stringify(body) }
}

function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value))
  return form
}
