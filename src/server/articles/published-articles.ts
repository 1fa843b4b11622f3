import { readArticles } from '#server/articles/read-articles.ts'
import { renderBody } from '#server/articles/render-body.ts'
import { presentArticle } from '#server/presenters/article.ts'

/** Every article as GET /portal/resources/content/{id} returns it, read from the files alone. Used to prerender pages. */
export function publishedArticles(): ReturnType<typeof presentArticle>[] {
  return readArticles().map((source) => presentArticle({ ...source, body: renderBody(source.markdown).html }))
}
