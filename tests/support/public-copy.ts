import { files, read } from '#tests/support/tree.ts'

// Paths and text of the public pages and the articles, for the tests that compare them with the code.

export const pages = files('src/web/features/public/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
export const articles = files('src/server/articles/content/*.md')
export const page = (name: string) => `src/web/features/public/${name}`
export const article = (slug: string) => `src/server/articles/content/${slug}.md`

/** Reads a file with line breaks as spaces, because a sentence may span lines of the source. */
export const textOf = (path: string) => read(path).replaceAll(/\s+/g, ' ')
