import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { verifyDatabase } from '#server/commands/audit.ts'
import { printHeads, printSecurityEvents } from '#server/commands/audit-lists.ts'

const usage = `usage: npm run audit -- verify [--heads FILE]
       npm run audit -- heads
       npm run audit -- security [--since DATE]

verify    verifies the chain of events of every project, and the chain of the portal's security events, which names them all.
          Names the first event of each that is not as it was written, and each project whose chain was removed. With
          --heads, also each chain that lost the end that FILE names
heads     prints the end of each chain. Keep it outside the database: only it shows a chain that was cut off
security  prints the portal's security events, the oldest first: moment, action, actor, subject and detail. DATE is a day
          or a moment in UTC, such as 2026-11-22 or 2026-11-22T09:30:00Z

It reads the same variables as the server. The embedded database allows one process only: stop the server first.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, heads: { type: 'string' }, since: { type: 'string' } },
  allowPositionals: true,
})

async function verify(heads: string | undefined): Promise<void> {
  const { report, isIntact } = await verifyDatabase(process.env, heads && readFileSync(heads, 'utf8'))
  if (isIntact) console.log(report)
  else console.error(report)
  process.exitCode = isIntact ? 0 : 1
}

function asked(): Promise<void> | undefined {
  const since = new Date(values.since ?? 0)
  switch (positionals.join(' ')) {
    case 'verify':
      return values.since === undefined ? verify(values.heads) : undefined
    case 'heads':
      return (values.since ?? values.heads) ? undefined : printHeads(process.env, console.log)
    case 'security':
      return values.heads === undefined && !Number.isNaN(since.getTime())
        ? printSecurityEvents(process.env, since, console.log)
        : undefined
    default:
      return undefined
  }
}

const work = values.help ? Promise.resolve(console.log(usage)) : asked()
if (work) {
  await work.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message.split('\n')[0] : error)
    process.exitCode = 1
  })
} else {
  console.error(usage)
  process.exitCode = 2
}
