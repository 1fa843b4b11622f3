// Modules that src/docs/compiler/vite-plugin.ts makes of openapi/products.
declare module 'virtual:products' {
  /** Every API product, by title: what a menu and a list of cards say, and the way to the rest. */
  export const products: {
    suffix: string
    title: string
    summary: string | null
    load(): Promise<import('#docs/page/model.ts').ProductSource>
  }[]
}

// Made by scripts/build/articles-plugin.ts of src/server/articles/content.
declare module 'virtual:articles' {
  /** Every article, by id: what a list of them says. */
  export const articles: { id: string; slug: string; name: string; category: string; summary: string }[]
}
