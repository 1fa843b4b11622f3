import { bundle } from '../generate/bundle.ts'
import { parseDocument } from '../generate/openapi.ts'
import { findSpecs } from '../generate/specs.ts'
import { startPrism } from './prism.ts'

// The process that `scripts/mock/supervise.ts` starts and restarts: one specification, one port.
const [name = '', port = '0', host = '127.0.0.1', upstream] = process.argv.slice(2)

// Without the supervisor it would never end.
process.on('disconnect', () => process.exit())

// A bad percent escape surfaces here. Prism's state is unknown then; the supervisor starts another.
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
  // A half-saved specification is common: keep running, and restart with the next save.
  process.send?.({ problem: error instanceof Error ? error.message : String(error) })
}
