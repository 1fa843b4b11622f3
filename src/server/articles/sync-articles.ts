import type { Db } from '#server/db/database.ts'
import * as articles from '#server/repositories/articles.ts'
import { type ArticleSource, readArticles } from './read-articles.ts'

/** Synchronises the articles table with the files: inserts, updates and deletes. Safe to run in several processes. */
export async function syncArticles(db: Db, sources: ArticleSource[] = readArticles()): Promise<void> {
  await db.transaction(async (tx) => {
    await articles.lockForLoading(tx)
    const known = await articles.listFingerprints(tx)
    const changed = sources.filter(({ id, fingerprint }) => known.get(id) !== fingerprint)
    for (const source of changed) await articles.put(tx, await renderArticle(source))
    await articles.removeOthers(
      tx,
      sources.map(({ id }) => id),
    )
  })
}

async function renderArticle({ markdown, ...facts }: ArticleSource): Promise<articles.NewArticle> {
  // Loaded on demand: most starts find no article to render.
  const { renderBody } = await import('./render-body.ts')
  const { html, text } = renderBody(markdown)
  return { ...facts, body: html, plainText: text }
}
