import { bundle } from '../generate/bundle.ts'
import { parseDocument } from '../generate/openapi.ts'
import { findSpecs } from '../generate/specs.ts'
import { startPrism } from './prism.ts'

// The child process of `scripts/mock/supervise.ts`: one specification on one port.
const [name = '', port = '0', host = '127.0.0.1', upstream] = process.argv.slice(2)

// Without this the process would outlive its supervisor.
process.on('disconnect', () => process.exit())

// Prism throws here for a bad percent escape. Its state is unknown afterwards, so exit and let the supervisor restart.
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (error) => {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  })
}

async function readDocument() {
  const spec = findSpecs().find((candidate) => candidate.name === name)
  if (!spec) throw new Error(`openapi/ has no specification ${name}`)
  return parseDocument(await bundle(spec.source))
}

try {
  const { url } = await startPrism({
    document: await readDocument(),
    port: Number(port),
    host,
    ...(upstream && { upstream }),
    log: (line) => console.log(`${name}: ${line}`),
  })
  process.send?.({ url })
} catch (error) {
  // While a developer edits, the specification is often invalid: keep running and let the next save restart this process.
  process.send?.({ problem: error instanceof Error ? error.message : String(error) })
}
