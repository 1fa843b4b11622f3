import { auditCommand } from '#server/commands/audit-command.ts'
import { runCommand } from '#server/commands/command.ts'

await runCommand(auditCommand, 'npm run audit --', process.argv.slice(2))
