import { hostname, userInfo } from 'node:os'
import { type Command, readArguments } from '#server/commands/command.ts'
import { runStaffCommand, verbs } from '#server/commands/staff.ts'

const lines = Object.entries(verbs).map(
  ([name, { parameters, does }]) => `  ${[name, ...parameters].join(' ').padEnd(20)}${does}`,
)

export const staffCommand: Command = {
  usage: (program) => `usage: ${program} COMMAND

${lines.join('\n')}

ROLE is BUSINESS_ADMIN, BUSINESS_INTERNAL or TECHNICAL_LIMITED. Each change is stored with the name of the operator.
It reads the same variables as the server. The embedded database allows one process only: stop the server first.`,
  async run(args) {
    return await runStaffCommand(readArguments(args, {}).positionals, operator(), process.env)
  },
}

/** A container may have no name for its user. */
function operator(): string {
  try {
    return `${userInfo().username} at ${hostname()}`
  } catch {
    return `user ${process.getuid?.()} at ${hostname()}`
  }
}
