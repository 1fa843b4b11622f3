import { restoreCommand } from '#server/commands/backup.ts'
import { runCommand } from '#server/commands/command.ts'

await runCommand(restoreCommand, 'npm run restore --', process.argv.slice(2))
