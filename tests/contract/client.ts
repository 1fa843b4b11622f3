// Calls the generated client by operationId and records both the raw response and the client's result.
import type { ExampleRequest } from './contract.ts'

type ClientFunction = (...args: unknown[]) => Promise<unknown>

export interface Outcome {
  status: number
  headers: Headers
  /** The raw body. */
  text: string
  /** The value that the client returned or the error that it threw. */
  result: unknown
  failed: boolean
}

const modules = import.meta.glob<Record<string, ClientFunction>>('../../src/generated/*/client/*.ts', { eager: true })
const functions = Object.assign({}, ...Object.values(modules)) as Record<string, ClientFunction>

export const isGenerated = (name: string) => typeof functions[name] === 'function'

/** An operation with two body types has a function for each. */
export const functionName = (operationId: string, { contentType }: ExampleRequest) =>
  [operationId, `${operationId}With${contentType === 'multipart/form-data' ? 'FormData' : 'Json'}`].find(isGenerated) ??
  operationId

/** Calls a generated function. Orval orders its arguments: path parameters, body, query, options. */
export async function call(name: string, request: ExampleRequest, headers: Record<string, string>): Promise<Outcome> {
  const run = functions[name]
  if (!run) throw new Error(`src/generated has no client function ${name}: run \`npm run generate\``)
  const args = [
    ...Object.values(request.params),
    ...(request.contentType ? [request.body] : []),
    ...(request.query ? [request.query] : []),
    { headers },
  ]
  return recordResponse(() => run(...args), request.unknownQuery)
}

/** Records the last response that the client received. Appends the given query parameter to each request. */
async function recordResponse(work: () => Promise<unknown>, unknownQuery?: string): Promise<Outcome> {
  const { fetch } = globalThis
  let received: Response | undefined
  globalThis.fetch = async (address, options) => {
    const response = await fetch(
      unknownQuery ? `${address}${`${address}`.includes('?') ? '&' : '?'}${unknownQuery}` : address,
      options,
    )
    received = response.clone()
    return response
  }
  try {
    const outcome = await work().then(
      (result) => ({ result, failed: false }),
      (error: unknown) => ({ result: error, failed: true }),
    )
    if (!received) throw outcome.result
    return { status: received.status, headers: received.headers, text: await received.text(), ...outcome }
  } finally {
    globalThis.fetch = fetch
  }
}
