import { runCommand } from '#server/commands/command.ts'
import { commands } from '#server/portal-commands.ts'
import packageJson from '../../package.json' with { type: 'json' }

// The program of a release: bin/portal.

const usage = `usage: portal COMMAND [--help]

${Object.entries(commands)
  .map(([name, { does }]) => `  ${name.padEnd(14)}${does}`)
  .join('\n')}
  --version     prints the version

Variables set up every command: deploy/portal.env explains them. It needs Node 24.7 or later.`

const [name = '', ...args] = process.argv.slice(2)
const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
if (entry) {
  await runCommand(await entry.load(), `portal ${name}`, args)
} else if (name === '--version') {
  console.log(packageJson.version)
} else if (name === '--help' || name === '-h') {
  console.log(usage)
} else {
  console.error(`portal: ${name ? `there is no command '${name}'` : 'a command is missing'}: see portal --help`)
  process.exitCode = 2
}
