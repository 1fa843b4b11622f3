import { type SQL, sql } from 'drizzle-orm'
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'

// What visitors read and write: articles, and messages of the contact form.

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** English stems, and beside them the words as they are, so that a word which is still being typed is found too. */
const words = (column: string, weight: 'A' | 'B' | 'C') =>
  `setweight(to_tsvector('english', ${column}) || to_tsvector('simple', ${column}), '${weight}')`
const heading = `${words('name', 'A')} || ${words('summary', 'B')}`
const generated = (expression: string): SQL => sql.raw(expression)

/** A copy of the files in src/server/articles/content, made when the server starts. */
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
    /** Of the file and of what renders it: an article whose fingerprint is the same is not written again. */
    fingerprint: text().notNull(),
    /** Name and summary apart, so that a word which most bodies hold does not hide the articles that are about it. */
    headingWords: tsvector().notNull().generatedAlwaysAs(generated(heading)),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(generated(`${heading} || ${words('plain_text', 'C')}`)),
  },
  (table) => [
    // Written when the server starts and read ever after: what is new goes into the index at once and not onto a list beside
    // it, which every search would have to walk through until a vacuum comes by.
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
