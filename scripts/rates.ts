import { runCommand } from '#server/commands/command.ts'
import { ratesCommand } from '#server/commands/rates.ts'

await runCommand(ratesCommand, 'npm run rates --', process.argv.slice(2))
