import { hostname, userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { runStaffCommand, verbs } from '#server/commands/staff.ts'
import { printAnswer } from './print-answer.ts'

const lines = Object.entries(verbs).map(
  ([name, { parameters, does }]) => `  ${[name, ...parameters].join(' ').padEnd(20)}${does}`,
)

const usage = `usage: npm run staff -- COMMAND

${lines.join('\n')}

ROLE is BUSINESS_ADMIN, BUSINESS_INTERNAL or TECHNICAL_LIMITED. Each change is stored with the name of the operator.
It reads the same variables as the server. The embedded database allows one process only: stop the server first.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})

/** A container may have no name for its user. */
function operator(): string {
  try {
    return `${userInfo().username} at ${hostname()}`
  } catch {
    return `user ${process.getuid?.()} at ${hostname()}`
  }
}

await printAnswer(values.help ? usage : runStaffCommand(positionals, operator(), process.env), usage)
