import type { Command } from '#server/commands/command.ts'

interface Entry {
  does: string
  load(): Promise<Command>
}

/** The commands of bin/portal. Each is loaded when it is called. */
export const commands: Record<string, Entry> = {
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
    load: async () => (await import('#server/commands/staff.ts')).staffCommand,
  },
  rates: {
    does: 'lists and sets the payout rates',
    load: async () => (await import('#server/commands/rates.ts')).ratesCommand,
  },
  audit: {
    does: 'verifies the chains of events and lists security events',
    load: async () => (await import('#server/commands/audit-command.ts')).auditCommand,
  },
  impact: {
    does: 'prints who called what changes in the API products',
    load: async () => (await import('#server/commands/impact.ts')).impactCommand,
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
