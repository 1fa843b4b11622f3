import { findSpecs } from './generate/specs.ts'
import type { MockOptions } from './mock/supervise.ts'
import { parseOptions } from './parse-options.ts'

const help = `Serves every specification in openapi/ as a mock that answers with its examples, each on its own port.
A mock that exits is restarted, and so is one whose specification changes. While that is invalid, the last valid one is served.

  npm run mock                          port 4010 and the following ones
  npm run mock -- --port 5010           port 5010 and the following ones
  npm run mock -- --host 0.0.0.0        accept connections from other machines
  npm run mock -- --upstream http://127.0.0.1:8080
                                        forward requests to that server and validate its responses: an invalid
                                        response becomes a 500 that lists the violations

How to choose a response (Prefer: code=404, example=...): docs/contract-testing.md
`

const { values } = parseOptions(help, {
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    upstream: { type: 'string' },
  },
})

await run({ firstPort: Number(values.port), ...values }).catch(() => {
  console.error('Choose another port with --port.')
  process.exitCode = 1
})

async function run(options: MockOptions): Promise<void> {
  // Imported here because it is slow to load, and --help does not need it.
  const { describeMock, superviseMocks } = await import('./mock/supervise.ts')
  const mocks = await superviseMocks(findSpecs(), options)
  // First, because a caller may stop the program as soon as it reads the addresses.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, mocks.stop)
  for (const mock of mocks.running) console.log(describeMock(mock))
}
