import { findSpecs } from './generate/specs.ts'
import { describeMock, startMocks } from './mock/start-mocks.ts'
import { parseOptions } from './parse-options.ts'

const help = `Serves the pages with hot reload in front of mocks of the portal and admin specifications, without server or
database. Every response is an example of the specification. A change in openapi/ regenerates src/generated and restarts
the mocks.

  npm run dev:mock                            pages on port 5173, mocks on ports 4010 and 4011
  npm run dev:mock -- --port 5174 --mocks 5010
`

const { values } = parseOptions(help, {
  options: {
    port: { type: 'string', default: '5173' },
    mocks: { type: 'string', default: '4010' },
  },
})

await run(Number(values.port), Number(values.mocks))

async function run(port: number, mockPort: number): Promise<void> {
  // Imported here because it is slow to load, and --help does not need it.
  const { servePages } = await import('./dev/serve-pages.ts')
  const host = '127.0.0.1'
  const specs = findSpecs().filter(({ kind }) => kind === 'api')
  const mocks = await startMocks(specs, { firstPort: mockPort, host }, '--mocks')
  for (const mock of mocks.running) console.log(describeMock(mock))
  // Ports follow the order of the specifications, because the mock of an invalid one starts only after it is corrected.
  const proxied = specs.map(({ name }, index) => [`^/${name}/`, { target: `http://${host}:${mockPort + index}` }])
  await servePages({ host, port, proxied: Object.fromEntries(proxied) }, mocks.stop)
}
