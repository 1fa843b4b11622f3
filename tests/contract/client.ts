// The generated client, called by operationId, with the answer as it came over the wire beside what the client made of it.
import type { Ask } from './contract.ts'

type ClientFunction = (...words: unknown[]) => Promise<unknown>

/** What one call brought. */
export interface Outcome {
  status: number
  headers: Headers
  /** The body as text, undecoded. */
  text: string
  /** What the client resolved to, or the error that it threw. */
  result: unknown
  failed: boolean
}

const modules = import.meta.glob<Record<string, ClientFunction>>('../../src/generated/*/client/*.ts', { eager: true })
const functions = Object.assign({}, ...Object.values(modules)) as Record<string, ClientFunction>

export const isGenerated = (name: string) => typeof functions[name] === 'function'

/** The client's name for an operation: those with several body types have a second function for the file. */
export const functionName = (operationId: string, { contentType }: Ask) =>
  contentType === 'multipart/form-data' && isGenerated(`${operationId}WithFile`)
    ? `${operationId}WithFile`
    : operationId

/** Call a generated function the way orval orders its arguments: path parameters, body, query, options. */
export async function call(name: string, ask: Ask, headers: Record<string, string>): Promise<Outcome> {
  const run = functions[name]
  if (!run) throw new Error(`src/generated has no client function ${name}: run \`npm run generate\``)
  const words = [
    ...Object.values(ask.params),
    ...(ask.contentType ? [ask.body] : []),
    ...(ask.query ? [ask.query] : []),
    { headers },
  ]
  return overhear(() => run(...words), ask.unknownQuery)
}

/** Records the last answer while the client works on it. Appends the given query parameter to each request. */
async function overhear(work: () => Promise<unknown>, unknownQuery?: string): Promise<Outcome> {
  const { fetch } = globalThis
  let heard: Response | undefined
  globalThis.fetch = async (address, options) => {
    const response = await fetch(
      unknownQuery ? `${address}${`${address}`.includes('?') ? '&' : '?'}${unknownQuery}` : address,
      options,
    )
    heard = response.clone()
    return response
  }
  try {
    const made = await work().then(
      (result) => ({ result, failed: false }),
      (error: unknown) => ({ result: error, failed: true }),
    )
    if (!heard) throw made.result
    return { status: heard.status, headers: heard.headers, text: await heard.text(), ...made }
  } finally {
    globalThis.fetch = fetch
  }
}
