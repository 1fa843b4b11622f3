import { runCommand } from '#server/commands/command.ts'
import { commands } from '#server/portal-commands.ts'

// npm run NAME, for the commands that bin/portal has in a release.
const [name = '', ...args] = process.argv.slice(2)
const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
if (entry) await runCommand(await entry.load(), `npm run ${name} --`, args)
else console.log(`usage: node scripts/command.ts ${Object.keys(commands).join('|')} [ARGUMENT...]`)
