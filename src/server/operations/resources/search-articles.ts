import type { Operation } from '#server/operation.ts'
import { presentHit } from '#server/presenters/article.ts'
import * as articles from '#server/repositories/articles.ts'

export const searchArticles: Operation<'searchArticles'> = async ({ query, db }) => {
  const words = query.keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const hits = await articles.search(db, words)
  return hits.map(presentHit)
}
