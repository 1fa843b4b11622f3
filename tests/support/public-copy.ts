import { files, read } from '#tests/support/tree.ts'

// Where the sentences of the public site and the articles stand, for the tests that hold them to the code.

export const pages = files('src/web/features/public/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
export const articles = files('src/server/articles/content/*.md')
export const page = (name: string) => `src/web/features/public/${name}`
export const article = (slug: string) => `src/server/articles/content/${slug}.md`

/** As it is read: lines of the source are none of the page. */
export const textOf = (path: string) => read(path).replaceAll(/\s+/g, ' ')
