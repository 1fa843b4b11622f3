import type { Operation } from '#server/operation.ts'
import { presentHit } from '#server/presenters/article.ts'
import * as articles from '#server/repositories/articles.ts'

export const searchArticles: Operation<'searchArticles', 'keyword'> = async ({ query, db }) => {
  const hits = await articles.search(db, query.keyword)
  return hits.map(presentHit)
}
