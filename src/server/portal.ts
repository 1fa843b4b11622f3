import { type Command, runCommand } from '#server/commands/command.ts'
import packageJson from '../../package.json' with { type: 'json' }

// The program of a release: bin/portal. Each command is loaded when it is called.

interface Entry {
  does: string
  load(): Promise<Command>
}

const commands: Record<string, Entry> = {
  serve: {
    does: 'serves the portal; neither builds nor migrates',
    load: async () => (await import('#server/serve.ts')).serveCommand,
  },
  migrate: {
    does: 'brings the database to the schema of this version',
    load: async () => (await import('#server/commands/migrate.ts')).migrateCommand,
  },
  staff: {
    does: 'manages the accounts of the staff',
    load: async () => (await import('#server/commands/staff-command.ts')).staffCommand,
  },
  rates: {
    does: 'lists and sets the payout rates',
    load: async () => (await import('#server/commands/rates-command.ts')).ratesCommand,
  },
  audit: {
    does: 'verifies the chains of events and lists security events',
    load: async () => (await import('#server/commands/audit-command.ts')).auditCommand,
  },
  backup: {
    does: 'writes the database into one archive, while the portal serves',
    load: async () => (await import('#server/commands/backup.ts')).backupCommand,
  },
  restore: {
    does: 'restores such an archive into an empty database',
    load: async () => (await import('#server/commands/backup.ts')).restoreCommand,
  },
  move: {
    does: 'copies the embedded database to PostgreSQL',
    load: async () => (await import('#server/commands/move.ts')).moveCommand,
  },
  'check-config': {
    does: 'checks the variables without starting anything',
    load: async () => (await import('#server/commands/check-config.ts')).checkConfigCommand,
  },
}

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
  console.error(usage)
  process.exitCode = 2
}
