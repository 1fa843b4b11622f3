import { hostname, userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { askedOfStaff, verbs } from '#server/commands/staff.ts'

const lines = Object.entries(verbs).map(
  ([name, { parameters: words, does }]) => `  ${[name, ...words].join(' ').padEnd(20)}${does}`,
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

const answer = values.help ? usage : askedOfStaff(positionals, operator(), process.env)
if (answer === undefined) {
  console.error(usage)
  process.exitCode = 2
} else {
  await Promise.resolve(answer)
    .then((text) => console.log(text))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message.split('\n')[0] : error)
      process.exitCode = 1
    })
}
