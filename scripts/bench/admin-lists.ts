import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { onBothDatabases, type PlaceOf } from './both-databases.ts'
import { fillReviews, rareOperator } from './fill-reviews.ts'
import { type BenchPortal, openPortal } from './in-process-portal.ts'
import { mediansInTurn } from './load.ts'

/** Projects per list. There are five lists, so databases of 10 to 100 000 projects. A page of 1 000 is full from 2 000 on. */
const sizes = [2, 200, 2000, 20_000]
const projectsIn = (size: number) => size * 5
/** Enough requests that short load on the machine does not change the median. */
const rounds = { few: 60, many: 9 }
const warmUps = 3

interface Case {
  name: string
  /** Depends on the size of the database, because the number of the last full page does. */
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
/** The `total` of a list stops at this number. */
const maxTotal = 2000
const lastPage = (limit: number, size: number) => Math.max(0, Math.floor(size / limit) - 1)
const partnersOf = (size: number) => Math.max(10, projectsIn(size) / 50)

/** Screens request pages of 1 000. Pages of 10 show the cost of a list apart from its rows. */
const cases: Case[] = [10, 1000].flatMap((limit) => {
  const newCase = (name: string, url: (size: number) => string): Case => {
    return { name: `${name}, ${limit}`, url, rounds: limit === 10 ? rounds.few : rounds.many }
  }
  const page = (number: number) => `pageNo=${number}&limit=${limit}`
  return [
    newCase('pending', () => `/admin/projects/status/pending?limit=${limit}`),
    ...lists.map(({ name, url }) => newCase(name, () => `${url}&${page(0)}`)),
    ...lists
      .slice(1, 3)
      .flatMap(({ name, url }) => [
        newCase(`${name}, last counted`, (size) => `${url}&${page(lastPage(limit, Math.min(size, maxTotal)))}`),
        newCase(`${name}, last of all`, (size) => `${url}&${page(lastPage(limit, size))}`),
      ]),
    newCase('partners', () => `/admin/org?${page(0)}`),
    newCase('partners, last of all', (size) => `/admin/org?${page(lastPage(limit, partnersOf(size)))}`),
  ]
})

const searches: Case[] = [
  ['a word of all', 'project'],
  ['a word of few', '1999'],
  ['two words', 'partner 1999'],
  ['a word of none', 'zebra'],
].map(([name, keyword = '']) => ({
  name: `search, ${name}`,
  url: () => `/admin/projects/search?keyword=${encodeURIComponent(keyword)}`,
  rounds: rounds.many,
}))

type SendRequest = (each: Case) => Promise<Omit<Measured, 'time'>>

interface Measured {
  rows: number
  /** The list's `total`, at most `maxTotal`. */
  total: number
  /** Median, in milliseconds. */
  time: number
}

/** Measures pages of the staff's lists and the search in databases of several sizes. */
export async function benchAdminLists(): Promise<void> {
  await onBothDatabases(benchPages)
}

async function benchPages(name: string, placeOf: PlaceOf): Promise<void> {
  const portals: BenchPortal[] = []
  const bare = fastify()
  bare.get('/*', async () => ({ status: true, message: '', data: { items: [] } }))
  try {
    const senders: SendRequest[] = []
    for (const size of sizes) {
      const portal = await openPortal(await placeOf(String(size)))
      portals.push(portal)
      const headers = await portal.headersOf(await fillReviews(portal.database.db, size))
      // In production autovacuum runs within minutes of so many inserts.
      if (portal.database.kind === 'postgres') await portal.database.db.execute(sql`vacuum`)
      senders.push(async (each) => rowsOf(await portal.app.inject({ url: each.url(size), headers })))
    }
    const route = { name: 'bare', url: () => '/', rounds: rounds.few }
    const [reference] = await measure(route, [async () => rowsOf(await bare.inject({ url: '/' }))])
    console.log(
      `${name}: a bare Fastify route answers in ${shown(reference?.time)}; milliseconds by projects in the database`,
    )
    for (const each of [...cases, ...searches]) report(each.name, await measure(each, senders))
  } finally {
    await bare.close()
    for (const portal of portals) await portal.close()
  }
}

function rowsOf(answer: { statusCode: number; body: string }): Omit<Measured, 'time'> {
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}: ${answer.body}`)
  const { data } = JSON.parse(answer.body)
  const rows = (data.projects ?? data.partners ?? data.items).length
  return { rows, total: Math.min(data.total ?? rows, maxTotal) }
}

async function measure(each: Case, senders: SendRequest[]): Promise<Measured[]> {
  const answers = senders.map(() => ({ rows: 0, total: 0 }))
  const requests = senders.map((send, at) => async () => {
    answers[at] = await send(each)
  })
  const times = await mediansInTurn(requests, { rounds: each.rounds, warmUps })
  return answers.map((answer, at) => ({ ...answer, time: times[at] ?? Number.NaN }))
}

/** Also prints the ratio to the cheapest database that returned and counted as many rows. A ratio up to 1.5 is flat. */
function report(name: string, measured: Measured[]): void {
  const columns = measured.map(({ rows, time }, index) => {
    return `${projectsIn(sizes[index] ?? 0)}: ${shown(time)} (${rows})`.padEnd(22)
  })
  const most = measured.at(-1)
  const comparable = measured
    .filter(({ rows, total }) => rows === most?.rows && total === most.total)
    .map(({ time }) => time)
  const ratio =
    comparable.length > 1
      ? `largest / cheapest comparable ${((most?.time ?? 0) / Math.min(...comparable)).toFixed(2)}`
      : ''
  console.log(`  ${name.padEnd(45)} ${columns.join(' ')} ${ratio}`)
}

const shown = (milliseconds = 0) => milliseconds.toFixed(2)
