import type { Plugin } from 'vite'
import { readArticles } from '#server/articles/read-articles.ts'

const name = 'virtual:articles'

/** Provides the module virtual:articles: the articles of the repository without their bodies. */
export function articleList(): Plugin {
  return {
    name: 'article-list',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const listed = readArticles().map(({ id, slug, name, category, summary }) => ({
        id,
        slug,
        name,
        category,
        summary,
      }))
      return `export const articles = ${JSON.stringify(listed)}`
    },
  }
}
