import { publishedArticles } from '#server/articles/published-articles.ts'

const articles = publishedArticles()

/** The addresses of the articles, by their ids. */
export const articlePaths = articles.map(({ id, slug }) => `/article/${id}/${slug}`)

/** Answers the loaders of pages that are rendered ahead as the server would: with what is known when the portal is built. */
export async function answer(input: string | URL | Request): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input)
  const id = /^\/portal\/resources\/content\/([^/?]+)/.exec(address)?.[1]
  const article = articles.find((each) => each.id === id)
  if (article) return Response.json({ status: true, message: 'OK', data: article })
  throw new Error(
    `${address} is asked for by a public page, and not known when the portal is built (scripts/build/answers.ts)`,
  )
}
