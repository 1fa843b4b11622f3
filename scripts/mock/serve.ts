import { readFileSync } from 'node:fs'
import { parseDocument } from '../generate/openapi.ts'
import { startPrism } from './prism.ts'

// The child process of scripts/mock/supervise.ts: one bundled specification on one port. It runs the command `prism mock`. As a
// proxy it starts Prism in this process, because the command would check the credentials instead of the upstream server.
const [file = '', port = '0', host = '127.0.0.1', upstream] = process.argv.slice(2)

// Without this the process would outlive its supervisor.
process.on('disconnect', () => process.exit())

if (upstream) {
  const document = parseDocument(readFileSync(file, 'utf8'))
  const { url } = await startPrism({
    document,
    port: Number(port),
    host,
    upstream,
    log: (line) => console.log(`warning ${line}`),
  }).catch(endWithOneLine)
  console.log(`Prism is listening on ${url}`)
} else {
  process.argv.splice(2, process.argv.length, 'mock', file, '--errors', '--port', port, '--host', host)
  await import('@stoplight/prism-cli')
}

/** Prism throws objects that are no errors. */
function endWithOneLine(error: unknown): never {
  console.error(Object(error).message ?? error)
  process.exit(1)
}
