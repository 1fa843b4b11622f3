import { type SQL, sql } from 'drizzle-orm'
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'

// Tables behind the public pages: articles and contact messages.

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What stands between words, for PostgreSQL's regular expressions: left to itself it reads '/v1/charges' as the name of a file,
 * '9.80' as one number and the end of 'order-2042' as a negative one. Spelled out, because what a class like [:alnum:] holds
 * depends on the locale of the database. None of these takes two places in a string, so a text that is cut is as long as before.
 */
export const betweenWords = String.raw`[\u0001-/:-@\[-\u0060{-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF]`

/** English stems, and beside them the words as they are, so that a word which is still being typed is found too. */
const searchVector = (column: string, weight: 'A' | 'B' | 'C') => {
  const cut = `regexp_replace(${column}, '${betweenWords}', ' ', 'g')`
  return `setweight(to_tsvector('english', ${cut}) || to_tsvector('simple', ${cut}), '${weight}')`
}
const medium = "case when video is null then '' else 'video' end"
const heading = `${searchVector('name', 'A')} || ${searchVector('summary', 'B')} || ${searchVector('category', 'B')} || ${searchVector(medium, 'B')}`
const generated = (expression: string): SQL => sql.raw(expression)

/** Copied from src/server/articles/content by the migration. */
export const articles = pgTable(
  'articles',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    category: text({ enum: ['Integration guides', 'Product', 'Security', 'Video'] }).notNull(),
    summary: text().notNull(),
    image: text(),
    imageAltText: text(),
    video: text(),
    captions: text(),
    /** Sanitised HTML. */
    body: text().notNull(),
    /** The body's words alone. */
    plainText: text().notNull(),
    /** A hash of the file and of the code that renders it. An article whose fingerprint is the same is not written again. */
    fingerprint: text().notNull(),
    /** Name, summary, category and medium apart, so that a word which most bodies hold does not hide the articles that are about it. */
    headingWords: tsvector().notNull().generatedAlwaysAs(generated(heading)),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(generated(`${heading} || ${searchVector('plain_text', 'C')}`)),
  },
  (table) => [
    // Rarely written and often read, so new entries go into the index at once instead of a pending list that each search
    // scans.
    index('articles_heading_words').using('gin', table.headingWords).with({ fastupdate: false }),
    index('articles_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)

/** Kept whether or not the mail about it arrives. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id(),
    name: text().notNull(),
    companyEmail: text().notNull(),
    companyWebsite: text(),
    role: text().notNull(),
    country: text().notNull(),
    mobileNumber: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_requests_newest').on(table.createdAt.desc())],
)

/** Challenges that were answered: each counts once. A row may go when its challenge has expired. */
export const captchaSolutions = pgTable(
  'captcha_solutions',
  { signature: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index('captcha_solutions_expiry').on(table.expiresAt)],
)
