import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { verifyChains } from './verify-chains.ts'

/** The command behind `npm run audit`: what to print, and whether every chain holds. */
export async function verifyDatabase(environment: NodeJS.ProcessEnv): Promise<{ words: string; holds: boolean }> {
  const database = await connect(readConfig(environment))
  try {
    const { chains, events, digest, breaks } = await verifyChains(database.db)
    if (breaks.length > 0) return { words: breaks.join('\n'), holds: false }
    return {
      words: `${events} events in ${chains} chains, every one as it was written.\nDigest of the heads: ${digest}`,
      holds: true,
    }
  } finally {
    await database.close()
  }
}
