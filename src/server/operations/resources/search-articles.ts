import type { Operation } from '#server/operation.ts'
import { presentHit } from '#server/presenters/article.ts'
import * as articles from '#server/repositories/articles.ts'

export const searchArticles: Operation<'searchArticles', 'keyword'> = async ({ query, db }) => {
  const terms = query.keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const hits = await articles.search(db, terms)
  return hits.map(presentHit)
}
