import type { Operation } from '#server/operation.ts'
import { presentArticle } from '#server/presenters/article.ts'
import * as articles from '#server/repositories/articles.ts'

export const getArticle: Operation<'getArticle'> = async ({ params, db, fail }) => {
  const article = (await articles.find(db, params.articleId)) ?? fail('not-found')
  return presentArticle(article)
}
