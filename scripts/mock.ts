import { findSpecs } from './generate/specs.ts'
import { describeMock, startMocks } from './mock/start-mocks.ts'
import { endWithMistake, parseOptions } from './parse-options.ts'

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

const { port, host, upstream } = values
if (upstream !== undefined && !/^https?:$/.test(URL.parse(upstream)?.protocol ?? ''))
  endWithMistake('--upstream takes an address such as http://127.0.0.1:8080', help)

const options = { firstPort: Number(port), host, ...(upstream !== undefined && { upstream }) }
const mocks = await startMocks(findSpecs(), options, '--port')
// First, because a caller may stop the program as soon as it reads the addresses.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, mocks.stop)
for (const mock of mocks.running) console.log(describeMock(mock))
