import { runCommand } from '#server/commands/command.ts'
import { moveCommand } from '#server/commands/move.ts'

await runCommand(moveCommand, 'npm run move --', process.argv.slice(2))
