import { parseArgs } from 'node:util'
import { findSpecs } from './generate/specs.ts'
import { describeMock, type Place, superviseMocks } from './mock/supervise.ts'

const help = `Serves every specification in openapi/ as a mock that answers with its examples, one port each.
A mock that ends is started again, and so are all of them when a specification changes.

  npm run mock                          from port 4010 on
  npm run mock -- --port 5010           from another port on
  npm run mock -- --host 0.0.0.0        reachable from other machines
  npm run mock -- --upstream http://127.0.0.1:8080
                                        forward to that server and hold its answers to the specification: one that
                                        breaks it becomes a 500 which says how

What one can ask of a mock (Prefer: code=404, example=...): docs/contract-testing.md
`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    upstream: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help) {
  console.log(help)
} else {
  await run({ firstPort: Number(values.port), ...values }).catch(() => {
    console.error('Choose another port with --port.')
    process.exitCode = 1
  })
}

async function run(place: Place): Promise<void> {
  const mocks = await superviseMocks(findSpecs(), place)
  for (const mock of mocks.running) console.log(describeMock(mock))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, mocks.stop)
}
