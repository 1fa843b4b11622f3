import { backupCommand } from '#server/commands/backup.ts'
import { runCommand } from '#server/commands/command.ts'

await runCommand(backupCommand, 'npm run backup --', process.argv.slice(2))
