import { runCommand } from '#server/commands/command.ts'
import { staffCommand } from '#server/commands/staff.ts'

await runCommand(staffCommand, 'npm run staff --', process.argv.slice(2))
