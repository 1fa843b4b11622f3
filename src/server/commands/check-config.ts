import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkServices } from '#server/commands/check-services.ts'
import { type Command, readArguments, rejectArguments } from '#server/commands/command.ts'
import { withDatabase } from '#server/commands/with-database.ts'
import { readConfig } from '#server/config.ts'
import { unusableDataDir } from '#server/config-error.ts'
import { refuseOtherSubscriberKey } from '#server/subscriber-key.ts'

export const checkConfigCommand: Command = {
  usage: (program) => `usage: ${program} [--database] [--services]

Checks the variables of the server and prints what follows from them, without secrets. It changes nothing. An invalid one is named in one line.
With --database it also opens the database and checks its schema and the key of its hashes; the embedded one allows one
process only: stop the server first.
With --services it also reads the identity provider's metadata, signs in to the mail server without sending a mail, pings the
scanner, and sends the collector an empty request. It prints one line for each service that fails.`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      database: { type: 'boolean', default: false },
      services: { type: 'boolean', default: false },
    })
    rejectArguments(positionals)
    const config = readConfig(process.env)
    const { host, port, publicUrl, databaseUrl, databaseDirectUrl, databaseReplicaUrl, dataDir } = config
    const { smtpUrl, clamdUrl, trustProxy, demo, singleSignOn, staffPasswords } = config
    if (!databaseUrl) requireWritable(dataDir)
    if (values.database) await withDatabase(process.env, refuseOtherSubscriberKey)
    const answered = values.services ? await checkServices(config) : undefined
    return [
      `listens on ${host}:${port}, public address ${publicUrl}`,
      databaseUrl
        ? `PostgreSQL${values.database ? ', with the schema of this version' : ''}`
        : `embedded database in ${dataDir}`,
      ...(databaseDirectUrl
        ? [
            'DATABASE_URL leads through a pooler: DATABASE_DIRECT_URL is for migrations, event streams, backup and restore',
          ]
        : []),
      ...(databaseReplicaUrl
        ? [`a replica answers figures and exports while its data are at most ${config.replicaLagSeconds} seconds old`]
        : []),
      smtpUrl ? `mails leave through ${new URL(smtpUrl).host}` : 'mails stay in the demo mailbox',
      clamdUrl ? `uploads are scanned by ${clamdUrl}` : 'uploads are checked by the embedded scanner only',
      singleSignOn
        ? `staff sign in at ${singleSignOn.issuer}${staffPasswords ? ', or with a password' : ' only'}`
        : 'staff sign in with a password',
      `trusted proxies: ${trustProxy.join(', ') || 'none'}`,
      demo ? 'demo mode: demo accounts with a public password' : 'no demo mode',
      ...(answered ? [`services that answered: ${answered.join(', ') || 'none is set'}`] : []),
    ].join('\n')
  },
}

/** The server creates a missing folder, and files in it. */
function requireWritable(dataDir: string): void {
  let folder = dataDir
  while (!existsSync(folder)) folder = dirname(folder)
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unusableDataDir(dataDir, error)
  }
}
