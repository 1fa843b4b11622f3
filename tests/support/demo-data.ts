import { existsSync } from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import { prepareData } from '#server/commands/migrate.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { seedPartners, seedRadio } from '#server/demo/seed-partners.ts'
import { seedTraffic } from '#server/demo/seed-traffic.ts'
import { keepSecrets } from '#server/subscriber-key.ts'
import { pathOfRun, removeOldCopies } from './copies.ts'
import { withDataDir } from './portal-process.ts'

// A first start of the demo takes three times as long as a later one, so tests start from a copy of a started one.

const prepared = pathOfRun('demo', ['src/{server,domain,simulator}/**'])

/** Runs `use` with a data folder that a first start has filled, and deletes it. */
export async function withDemoData<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  return await withDataDir(async (dataDir) => {
    await copyDemoData(dataDir)
    return await use(dataDir)
  })
}

export async function copyDemoData(dataDir: string): Promise<void> {
  await cp(prepared, dataDir, { recursive: true })
}

/** Vitest's global set-up of the scenarios: fills the folder as a first start does. */
export async function setup(): Promise<void> {
  if (existsSync(prepared)) return
  removeOldCopies()
  const draft = `${prepared}.${process.pid}`
  await mkdir(draft, { mode: 0o700 })
  const config = readConfig({ DATA_DIR: draft, DEMO: '1' })
  const now = new Date()
  const database = await connect(config, { migrates: true })
  await keepSecrets(database.db, config)
  await prepareData(database, now)
  await seedDemo(database.db, now)
  await seedPartners(database.db, config, now)
  await seedRadio(database.db, config, now)
  await seedTraffic(database, now)
  await database.close()
  await rename(draft, prepared)
}
