import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { findSpecs } from './generate/specs.ts'
import { describeMock, superviseMocks } from './mock/supervise.ts'

const help = `Runs the browser side with hot reload against mocks of the portal and admin specifications: no server, no
database. Every answer is an example of the specification.

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
  const proxy = Object.fromEntries(mocks.running.map(({ spec, url = '' }) => [`^/${spec.name}/`, url]))
  const vite = await createServer({ configFile: 'vite.config.ts', server: { host, port, proxy } })
  await vite.listen()
  for (const mock of mocks.running) console.log(describeMock(mock))
  vite.printUrls()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      mocks.stop()
      void vite.close().then(() => process.exit())
    })
  }
}
