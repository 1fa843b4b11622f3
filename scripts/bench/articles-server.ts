import { sql } from 'drizzle-orm'
import { publishedArticles } from '#server/articles/read-articles.ts'
import type { Db } from '#server/db/database.ts'
import { articles } from '#server/db/public-schema.ts'
import { openPortal, servePortal } from './in-process-portal.ts'

// Starts the portal with BENCH_ARTICLES articles, each made of forty sentences of the real articles. Exactly twenty of them
// contain the word "lighthouse". Prints the address of the search up to the keyword.
const common = { category: 'Product', summary: 'A summary of two lines.', body: '', fingerprint: '' } as const
const portal = await openPortal()
await fill(portal.database.db, Number(process.env.BENCH_ARTICLES))
await servePortal(portal, '/portal/resources/search?keyword=', { headers: {} })

async function fill(db: Db, count: number): Promise<void> {
  const sentences = publishedArticles().flatMap(({ body }) => sentencesOf(body))
  const pick = pseudoRandom(count)
  const rows = Array.from({ length: count }, (_, at) => {
    const text = Array.from({ length: 40 }, () => sentences[pick() % sentences.length] ?? '').join(' ')
    const rare = at % (count / 20) === 0 ? ' lighthouse' : ''
    return {
      ...common,
      id: String(at),
      slug: `article-${at}`,
      name: `${text.slice(0, 50)} ${at}`,
      plainText: text + rare,
    }
  })
  for (let at = 0; at < rows.length; at += 500) await db.insert(articles).values(rows.slice(at, at + 500))
  await db.execute(sql`analyze`)
}

function sentencesOf(html: string): string[] {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return text.split(/(?<=[.?!]) /).filter((sentence) => sentence.length > 20)
}

/** Seeded, so that every run has the same texts. */
function pseudoRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state >> 8
  }
}
