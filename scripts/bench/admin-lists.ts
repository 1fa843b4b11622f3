import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { onBothDatabases } from './both-databases.ts'
import { fillReviews, rareOperator } from './fill-reviews.ts'
import { type BenchPortal, openPortal } from './portal-here.ts'

/** Projects in each of the five lists: 10, 1 000, 10 000 and 100 000 in all. The third is the first that fills what is asked for. */
const sizes = [2, 200, 2000, 20_000]
const projectsIn = (size: number) => size * 5
/** As many requests that a machine's busy moments fall on few of them. */
const rounds = { few: 60, many: 9 }
const warmUps = 3
type Print = (line: string) => void

interface Case {
  name: string
  /** In a database of this size: the last full page lies elsewhere in each. */
  url(size: number): string
  rounds: number
}

const lists = [
  { name: 'inactive', url: '/admin/projects?status=draft' },
  { name: 'rejected', url: '/admin/projects?status=reject' },
  { name: 'approved, with volumes', url: '/admin/projects?status=live&provider=GLB' },
  { name: 'suspended, with volumes', url: '/admin/projects?status=deleted&provider=GLB' },
  { name: 'approved, rare operator', url: `/admin/projects?status=live&provider=${rareOperator}` },
]
/** Lists count rows up to this number. */
const counted = 2000
const lastPage = (limit: number, size: number) => Math.max(0, Math.floor(size / limit) - 1)
const partnersOf = (size: number) => Math.max(10, projectsIn(size) / 50)

/** What the screens ask for is a page of 1 000; of ten rows more is left to see of what a list costs beside its rows. */
const cases: Case[] = [10, 1000].flatMap((limit) => {
  const made = (name: string, url: (size: number) => string): Case => {
    return { name: `${name}, ${limit}`, url, rounds: limit === 10 ? rounds.few : rounds.many }
  }
  const page = (number: number) => `pageNo=${number}&limit=${limit}`
  return [
    made('pending', () => `/admin/projects/status/pending?limit=${limit}`),
    ...lists.map(({ name, url }) => made(name, () => `${url}&${page(0)}`)),
    ...lists
      .slice(1, 3)
      .flatMap(({ name, url }) => [
        made(`${name}, last counted`, (size) => `${url}&${page(lastPage(limit, Math.min(size, counted)))}`),
        made(`${name}, last of all`, (size) => `${url}&${page(lastPage(limit, size))}`),
      ]),
    made('partners', () => `/admin/org?${page(0)}`),
    made('partners, last of all', (size) => `/admin/org?${page(lastPage(limit, partnersOf(size)))}`),
  ]
})

const searches: Case[] = [
  ['a word of all', 'project'],
  ['a word of few', '1999'],
  ['two words', 'partner 1999'],
  ['a word of none', 'zebra'],
].map(([name, words = '']) => ({
  name: `search, ${name}`,
  url: () => `/admin/projects/search?keyword=${encodeURIComponent(words)}`,
  rounds: rounds.many,
}))

type Ask = (each: Case) => Promise<Omit<Measured, 'time'>>

interface Measured {
  rows: number
  /** Of the list, as far as it is counted. */
  total: number
  /** Of the middle request, in milliseconds. */
  time: number
}

/** Pages of the staff's lists, and the search over all of them, in databases of several sizes. */
export async function benchAdminLists(print: Print): Promise<void> {
  await onBothDatabases(sizes.map(String), (kind, placeOf) => benchPages(kind, (size) => placeOf(String(size)), print))
}

/** `place` has the settings for a database of the size. */
async function benchPages(name: string, place: (size: number) => Record<string, string>, print: Print): Promise<void> {
  const portals: BenchPortal[] = []
  const bare = fastify()
  bare.get('/*', async () => ({ status: true, message: '', data: { items: [] } }))
  try {
    const asks: Ask[] = []
    for (const size of sizes) {
      const portal = await openPortal(place(size))
      portals.push(portal)
      const headers = await portal.headersOf(await fillReviews(portal.database.db, size))
      // A server that runs does so by itself, within a minute or two of so many new rows.
      if (portal.database.kind === 'postgres') await portal.database.db.execute(sql`vacuum`)
      asks.push(async (each) => rowsOf(await portal.app.inject({ url: each.url(size), headers })))
    }
    const route = { name: 'bare', url: () => '/', rounds: rounds.few }
    const [reference] = await measure(route, [async () => rowsOf(await bare.inject({ url: '/' }))])
    print(
      `${name}: a bare Fastify route answers in ${shown(reference?.time)}; milliseconds by projects in the database`,
    )
    for (const each of [...cases, ...searches]) report(each.name, await measure(each, asks), print)
  } finally {
    await bare.close()
    for (const portal of portals) await portal.close()
  }
}

function rowsOf(answer: { statusCode: number; body: string }): Omit<Measured, 'time'> {
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}: ${answer.body}`)
  const { data } = JSON.parse(answer.body)
  const rows = (data.projects ?? data.partners ?? data.items).length
  return { rows, total: Math.min(data.total ?? rows, counted) }
}

/** Each is asked in turn, so that a busy moment of the machine falls on all of them. */
async function measure(each: Case, asks: Ask[]): Promise<Measured[]> {
  const found = asks.map((ask) => ({ ask, answered: { rows: 0, total: 0 }, times: [] as number[] }))
  for (let round = -warmUps; round < each.rounds; round++) {
    for (const one of found) {
      const started = performance.now()
      one.answered = await one.ask(each)
      if (round >= 0) one.times.push(performance.now() - started)
    }
  }
  return found.map(({ answered, times }) => ({
    ...answered,
    time: times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
  }))
}

/** Flat is a page that costs at most 1.5 times what it costs in a smaller database with as many rows to answer and to count. */
function report(name: string, measured: Measured[], print: Print): void {
  const words = measured.map(({ rows, time }, index) => {
    return `${projectsIn(sizes[index] ?? 0)}: ${shown(time)} (${rows})`.padEnd(22)
  })
  const most = measured.at(-1)
  const alike = measured
    .filter(({ rows, total }) => rows === most?.rows && total === most.total)
    .map(({ time }) => time)
  const ratio =
    alike.length > 1 ? `largest / cheapest alike ${((most?.time ?? 0) / Math.min(...alike)).toFixed(2)}` : ''
  print(`  ${name.padEnd(45)} ${words.join(' ')} ${ratio}`)
}

const shown = (milliseconds = 0) => milliseconds.toFixed(2)
