import { startPrism } from './prism.ts'

// The process that `scripts/mock/supervise.ts` starts and restarts: one specification, one port.
const [source = '', port = '0', host = '127.0.0.1'] = process.argv.slice(2)

// Without the supervisor nobody would ever stop it.
process.on('disconnect', () => process.exit())

try {
  const { url } = await startPrism({
    specification: source,
    port: Number(port),
    host,
    log: (line) => console.log(`${source}: ${line}`),
  })
  process.send?.({ url })
} catch (error) {
  // Half-saved specifications are daily bread: stay, and be restarted by the next save.
  process.send?.({ problem: error instanceof Error ? error.message : String(error) })
}
