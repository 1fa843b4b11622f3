import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import pg from 'pg'
import { startPostgres } from '../../tests/support/postgres.ts'
import { fillReviews } from './fill-reviews.ts'
import { openPortal, type PortalHere } from './portal-here.ts'

/** Projects in each of the five lists, so that every page of ten is full in every database. */
const sizes = [10, 200, 20_000]
const rounds = 200
const warmUps = 20
type Print = (line: string) => void

const page = 'pageNo=0&limit=10'
const lists = [
  { name: 'pending', url: '/admin/projects/status/pending?limit=10' },
  { name: 'approved, with volumes', url: `/admin/projects?status=live&provider=GLB&${page}` },
  { name: 'suspended, with volumes', url: `/admin/projects?status=deleted&provider=GLB&${page}` },
  { name: 'inactive', url: `/admin/projects?status=draft&${page}` },
  { name: 'rejected', url: `/admin/projects?status=reject&${page}` },
  { name: 'partners', url: `/admin/org?${page}` },
]

/** A page of ten of each of the staff's lists, in databases of three sizes, asked in turn. */
export async function benchAdminLists(print: Print): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  try {
    await benchOn('PGlite', (size) => ({ DATA_DIR: join(folder, String(size)) }), print)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const postgres = await startPostgres()
  try {
    const databases = await createDatabases(postgres.url)
    await benchOn('PostgreSQL', (size) => ({ DATABASE_URL: databases.get(size) ?? '' }), print)
  } finally {
    await postgres.stop()
  }
}

type Ask = (url: string) => Promise<number>

async function benchOn(name: string, place: (size: number) => Record<string, string>, print: Print): Promise<void> {
  const portals: PortalHere[] = []
  const bare = fastify()
  bare.get('/*', async () => ({ status: true, message: '', data: { items: [] } }))
  try {
    const asks: Ask[] = []
    for (const size of sizes) {
      const portal = await openPortal(place(size))
      portals.push(portal)
      const headers = await portal.headersOf(await fillReviews(portal.database.db, size))
      asks.push(async (url) => (await portal.app.inject({ url, headers })).statusCode)
    }
    const reference = await medians('/', [async (url) => (await bare.inject({ url })).statusCode])
    print(`${name}: a bare Fastify route answers in ${shown(reference[0])}`)
    for (const list of lists) report(list.name, await medians(list.url, asks), print)
  } finally {
    await bare.close()
    for (const portal of portals) await portal.close()
  }
}

/** Milliseconds of the middle request of each, asked in turn, so that a busy moment of the machine falls on all of them. */
async function medians(url: string, asks: Ask[]): Promise<number[]> {
  const taken: number[][] = asks.map(() => [])
  for (let round = -warmUps; round < rounds; round++) {
    for (const [index, ask] of asks.entries()) {
      const started = performance.now()
      const status = await ask(url)
      if (status !== 200) throw new Error(`${url} answers ${status}`)
      if (round >= 0) taken[index]?.push(performance.now() - started)
    }
  }
  return taken.map((times) => times.toSorted((one, other) => one - other)[rounds / 2] ?? 0)
}

function report(list: string, times: number[], print: Print): void {
  const flat = Math.max(...times) / Math.min(...times)
  const words = times.map((time, index) => `${(sizes[index] ?? 0) * 5}: ${shown(time)}`)
  print(`  ${list.padEnd(24)} ${words.join('   ')}   dearest / cheapest ${flat.toFixed(2)} (at most 1.5 is flat)`)
}

const shown = (milliseconds = 0) => `${milliseconds.toFixed(2)} ms`

async function createDatabases(server: string): Promise<Map<number, string>> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  for (const size of sizes) await client.query(`create database lists_${size}`)
  await client.end()
  return new Map(sizes.map((size) => [size, new URL(`/lists_${size}`, server).href]))
}
