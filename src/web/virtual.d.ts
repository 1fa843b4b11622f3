// Modules created by src/docs/compiler/vite-plugin.ts from openapi/products.
declare module 'virtual:products' {
  /** Every API product by title: data for menus and cards, and the loader of the rest. */
  export const products: {
    suffix: string
    title: string
    summary: string | null
    load(): Promise<import('#docs/model/product.ts').ProductSource>
  }[]
}

// Created by scripts/build/articles-plugin.ts from src/server/articles/content.
declare module 'virtual:articles' {
  /** Every article by id, without its body. */
  export const articles: { id: string; slug: string; name: string; category: string; summary: string }[]
}
