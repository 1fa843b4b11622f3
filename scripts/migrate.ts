import { runCommand } from '#server/commands/command.ts'
import { migrateCommand } from '#server/commands/migrate.ts'

await runCommand(migrateCommand, 'npm run migrate --', process.argv.slice(2))
