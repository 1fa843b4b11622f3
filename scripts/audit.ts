import { parseArgs } from 'node:util'
import { verifyDatabase } from '#server/commands/audit.ts'

const usage = `usage: npm run audit -- verify

Verifies the chain of events of every project, and the chain of the portal's security events, which names them all.
Names the first event of each that is not as it was written, and each project whose chain was removed.
It reads the same variables as the server. The embedded database allows one process only: stop the server first.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})

if (values.help) {
  console.log(usage)
} else if (positionals.join(' ') !== 'verify') {
  console.error(usage)
  process.exitCode = 2
} else {
  await verifyDatabase(process.env)
    .then(({ report, isIntact }) => {
      if (isIntact) console.log(report)
      else console.error(report)
      process.exitCode = isIntact ? 0 : 1
    })
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message.split('\n')[0] : error)
      process.exitCode = 1
    })
}
