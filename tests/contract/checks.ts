import { resolve } from '#domain/openapi.ts'
import type { PlacedOperation } from '../../scripts/generate/openapi.ts'
import { type ExampleRequest, requestsOf } from './contract.ts'
import { defaultChecks } from './defaults.ts'
import { limitChecks } from './limits.ts'
import { invalidRequestsOf } from './misuses.ts'
import { codesOf } from './problem-codes.ts'
import type { Setup } from './recipe.ts'
import { ask, type Check, factOf, type Requests, type Subject, sendRaw } from './subject.ts'

/** Every question about one operation. */
export function checksOf(subject: Subject, operation: PlacedOperation): Check[] {
  const [request, ...others] = requestsOf(subject.api, operation)
  if (!request) throw new Error(`${operation.operationId} has no example request`)
  const requests: Requests = [request, ...others]
  return [
    ...subject.accessChecks(operation, requests),
    ...invalidRequests(subject, operation, request),
    ...unreadableAddress(subject, operation),
    ...unreadableBodies(subject, operation),
    ...limitChecks(subject, operation, requests),
    ...defaultChecks(subject, operation, request),
    ...withoutRequestsLeft(subject, operation),
    ...withFullDisk(subject, operation, request),
    ...requests.map((example) => exampleCheck(subject, operation, example)),
    ...failures(subject, operation, request),
  ]
}

const invalidRequests = (subject: Subject, operation: PlacedOperation, request: ExampleRequest): Check[] =>
  invalidRequestsOf(subject.api, operation, request)
    // The checks of access send these.
    .filter(({ request }) => request.unknownQuery === undefined)
    .map(({ name, status, node, request }) => ({
      name: `rejects ${name}`,
      run: () =>
        ask(subject, operation, { status, node }, () =>
          subject.send(operation, request, subject.allowedHeaders(operation)),
        ),
    }))

function unreadableAddress(subject: Subject, operation: PlacedOperation): Check[] {
  if (!operation.path.includes('{')) return []
  const params = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '%zz']))
  const run = () =>
    ask(subject, operation, { status: 400 }, () =>
      sendRaw(subject.url, operation, { headers: subject.allowedHeaders(operation), params }),
    )
  return [{ name: 'rejects a broken percent escape', run }]
}

const megabytes = (count: number) => 'a'.repeat(count * 1024 * 1024)

function unreadableBodies(subject: Subject, operation: PlacedOperation): Check[] {
  if (!operation.requestBody) return []
  const { content } = resolve(subject.api.document, operation.requestBody)
  // An operation that accepts only forms rejects JSON by its content type.
  const takesJson = 'application/json' in content
  const rows = [
    { name: 'malformed JSON', type: 'application/json', body: '{"name":', status: takesJson ? 400 : 415 },
    { name: 'a list as body', type: 'application/json', body: '[]', status: takesJson ? 400 : 415 },
    { name: 'plain text', type: 'text/plain', body: 'hello', status: 415 },
    takesJson
      ? { name: 'a large body', type: 'application/json', body: `{"name":"${megabytes(1)}"}`, status: 413 }
      : { name: 'a large form', type: 'multipart/form-data; boundary=x', body: megabytes(7), status: 413 },
  ]
  return rows.map(({ name, type, body, status }) => ({
    name: `rejects ${name}`,
    run: () => {
      const headers = { ...subject.allowedHeaders(operation), 'Content-Type': type }
      return ask(subject, operation, { status }, () => sendRaw(subject.url, operation, { headers, body }))
    },
  }))
}

const withoutRequestsLeft = (subject: Subject, operation: PlacedOperation): Check[] =>
  operation.responses['429']
    ? [
        {
          name: 'answers 429 after too many requests',
          run: () =>
            ask(subject, operation, { status: 429 }, () =>
              sendRaw(subject.limitedUrl, operation, { headers: subject.allowedHeaders(operation) }),
            ),
        },
      ]
    : []

function withFullDisk(subject: Subject, operation: PlacedOperation, request: ExampleRequest): Check[] {
  if (!operation.responses['507']) return []
  const run = async () => {
    const setup = await subject.setUp(operation, request, subject.allowedHeaders(operation))
    subject.portal.fillDisk(true)
    return await ask(subject, operation, { status: 507 }, () =>
      subject.send(operation, setup.request, setup.headers),
    ).finally(() => subject.portal.fillDisk(false))
  }
  return [{ name: 'answers 507 when the disk is full', run }]
}

const exampleCheck = (subject: Subject, operation: PlacedOperation, example: ExampleRequest): Check => ({
  name: `answers the example ${example.name}`,
  run: async () => {
    const setup = await subject.setUp(operation, example, subject.allowedHeaders(operation))
    const status = setup.status ?? factOf(subject.api, operation).success
    return await ask(subject, operation, { status }, () => subject.send(operation, setup.request, setup.headers))
  },
})

const failures = (subject: Subject, operation: PlacedOperation, request: ExampleRequest): Check[] =>
  Object.entries(subject.failures(operation)).map(([name, failure]) => ({
    name: `answers ${name}`,
    run: async () => {
      const headers = subject.allowedHeaders(operation)
      const setup: Setup = { request, headers, ...(await failure(subject.portal, request, headers)) }
      return await ask(subject, operation, expectedOf(subject, operation, name), () =>
        setup.url
          ? sendRaw(setup.url, operation, jsonOf(setup))
          : subject.send(operation, setup.request, setup.headers),
      )
    },
  }))

/** A failure is named by its status or by its code. */
function expectedOf({ api }: Subject, operation: PlacedOperation, name: string) {
  const documented = codesOf(api, operation).find(({ code }) => code === name)
  return documented ?? { status: Number(name) }
}

const jsonOf = ({ request: { params, body }, headers }: Setup) => ({
  params,
  headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})
