import { parseArgs } from 'node:util'
import { servePages } from './dev/serve-pages.ts'
import { findSpecs } from './generate/specs.ts'
import { describeMock, superviseMocks } from './mock/supervise.ts'

const help = `Runs the browser side with hot reload against mocks of the portal and admin specifications: no server, no
database. Every answer is an example of the specification. A change of a specification regenerates src/generated and
restarts the mocks.

  npm run dev:mock                            pages on port 5173, mocks from port 4010 on
  npm run dev:mock -- --port 5174 --mocks 5010
`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    mocks: { type: 'string', default: '4010' },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help) console.log(help)
else await run(Number(values.port), Number(values.mocks))

async function run(port: number, mockPort: number): Promise<void> {
  const host = '127.0.0.1'
  const specs = findSpecs().filter(({ kind }) => kind === 'api')
  const mocks = await superviseMocks(specs, { firstPort: mockPort, host })
  for (const mock of mocks.running) console.log(describeMock(mock))
  // A specification that is broken now has its mock later, at the port of its place.
  const behind = specs.map(({ name }, index) => [`^/${name}/`, { target: `http://${host}:${mockPort + index}` }])
  await servePages({ host, port, behind: Object.fromEntries(behind) }, mocks.stop)
}
