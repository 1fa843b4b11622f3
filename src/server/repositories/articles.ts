import { desc, eq, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, union } from 'drizzle-orm/pg-core'
import { advisoryLocks } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { articles, betweenWords } from '#server/db/public-schema.ts'

const {
  plainText: _plainText,
  fingerprint: _fingerprint,
  headingWords: _headingWords,
  words: _words,
  ...shownColumns
} = getTableColumns(articles)

export type Article = Pick<typeof articles.$inferSelect, keyof typeof shownColumns>
export type NewArticle = typeof articles.$inferInsert

/** A search result. Its marked texts consist of words, with each match between two marker characters. */
export interface Hit extends Pick<Article, 'id' | 'slug' | 'name' | 'category' | 'summary'> {
  /** The part of the original body that corresponds to markedPassage. */
  passage: string
  markedName: string
  markedSummary: string
  markedPassage: string
}
export const matchBegins = '\u0002'
export const matchEnds = '\u0003'

/** Serialises loading until the end of the transaction. */
export async function lockForLoading(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.articles})`)
}

export async function listFingerprints(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: articles.id, fingerprint: articles.fingerprint }).from(articles)
  return new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
}

export async function put(db: Db, article: NewArticle): Promise<void> {
  const { id: _id, ...rest } = article
  await db.insert(articles).values(article).onConflictDoUpdate({ target: articles.id, set: rest })
}

export async function removeOthers(db: Db, ids: string[]): Promise<void> {
  await db.delete(articles).where(notInArray(articles.id, ids))
}

export async function find(db: Db, id: string): Promise<Article | undefined> {
  const [article] = await db.select(shownColumns).from(articles).where(eq(articles.id, id))
  return article
}

/**
 * Every article with the words in name or summary is ranked. Of those with the words in the body only, which may be
 * nearly all, this many of the newest are.
 */
const bodiesWeighed = 1000
const shown = 30
/** Weights of body, summary and name; ts_rank takes four, and the first is unused. */
const weights = '{0, 0.15, 0.45, 1}'

/** Articles that contain every word of the typed text, best first. The last word may be a prefix. */
export async function search(db: Db, typed: string): Promise<Hit[]> {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const last = words.at(-1)
  if (last === undefined) return []
  const query = sql`${await readQuery(db, words.slice(0, -1), last)}::tsquery`
  const marked = (text: SQL | SQL.Aliased, options: string) =>
    sql<string>`ts_headline('english', ${text}, ${query}, ${`StartSel=${matchBegins}, StopSel=${matchEnds}, ${options}`})`
  const best = bestFew(db, query, words.join(' '))
  // Two subqueries with a limit each, so that the planner does not inline them: a body is cut and marked once, not wherever
  // the result is used.
  const cutBodies = db
    .select({ id: articles.id, rank: best.rank, cutText: cut(articles.plainText).as('cut_text') })
    .from(articles)
    .innerJoin(best, eq(best.id, articles.id))
    .limit(shown)
    .as('cut_bodies')
  const passages = db
    .select({
      id: cutBodies.id,
      rank: cutBodies.rank,
      cutText: cutBodies.cutText,
      marked: marked(cutBodies.cutText, 'MaxFragments=1, MinWords=12, MaxWords=32').as('marked'),
    })
    .from(cutBodies)
    .limit(shown)
    .as('passages')
  const bare = sql`translate(${passages.marked}, ${matchBegins + matchEnds}, '')`
  return await db
    .select({
      id: articles.id,
      slug: articles.slug,
      name: articles.name,
      category: articles.category,
      summary: articles.summary,
      markedName: marked(cut(articles.name), 'HighlightAll=true'),
      markedSummary: marked(cut(articles.summary), 'HighlightAll=true'),
      markedPassage: passages.marked,
      // The original text of a marked passage.
      passage: sql<string>`substr(${articles.plainText}, strpos(${passages.cutText}, ${bare}), length(${bare}))`,
    })
    .from(articles)
    .innerJoin(passages, eq(passages.id, articles.id))
    .orderBy(desc(passages.rank), articles.id)
}

/** Normalises like the index, without changing the length. */
const cut = (text: AnyPgColumn) => sql<string>`regexp_replace(${text}, ${sql.raw(`'${betweenWords}'`)}, ' ', 'g')`

/**
 * The typed title ranks first, then titles that begin with the typed words, titles with all of them, and articles with all of
 * them in title, summary or category. The rank by frequency is below one.
 */
function byPlace(query: SQL, typed: string): SQL {
  const title = sql`lower(btrim(regexp_replace(${cut(articles.name)}, ' +', ' ', 'g')))`
  return sql`case
    when ${title} = ${typed} then 4
    when starts_with(${title}, ${typed}) then 3
    when ts_filter(${articles.headingWords}, '{a}') @@ ${query} then 2
    when ${articles.headingWords} @@ ${query} then 1
    else 0 end`
}

function bestFew(db: Db, query: SQL, typed: string) {
  const holding = (place: AnyPgColumn) => db.select({ id: articles.id }).from(articles).where(sql`${place} @@ ${query}`)
  // Ids are numbers in text: the highest is the newest.
  const newest = [desc(sql`length(${articles.id})`), desc(articles.id)]
  const named = holding(articles.headingWords)
  const mentioned = holding(articles.words)
    .orderBy(...newest)
    .limit(bodiesWeighed)
  const candidates = union(named, mentioned).as('candidates')
  const inBody = sql<number>`ts_rank(${weights}::float4[], ${articles.words}, ${query}, 1)`
  const rank = sql<number>`${byPlace(query, typed)} + ${inBody}`.as('rank')
  return db
    .select({ id: articles.id, rank })
    .from(articles)
    .innerJoin(candidates, eq(candidates.id, articles.id))
    .orderBy(desc(rank), articles.id)
    .limit(shown)
    .as('best')
}

/**
 * Matches stems of words; the last one also literally, since it may be incomplete. Parsed once and passed on: inside the
 * comparison it would be parsed for each row.
 */
async function readQuery(db: Db, others: string[], last: string): Promise<string> {
  const query = sql<string>`(${sql.join([...others.map(inflected), lastWord(last)], sql` && `)})::text`
  const [read] = await db.select({ query }).from(sql`(values (1)) as once`)
  return read?.query ?? ''
}

const lastWord = (word: string) => sql`(${inflected(word)} || to_tsquery('simple', ${`${word}:*`}))`

/** The stemmer gives 'go' and 'goes' different stems, and the same for every word in -o. */
function inflected(word: string): SQL {
  const other = /o$/.test(word) ? `${word}es` : word.replace(/oes$/, 'o')
  return sql`(plainto_tsquery('english', ${word}) || plainto_tsquery('english', ${other}))`
}
