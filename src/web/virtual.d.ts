// Modules that scripts/docs/vite-plugin.ts makes of openapi/products.
declare module 'virtual:products' {
  /** Every API product, by title: what a menu and a list of cards say, and the way to the rest. */
  export const products: {
    suffix: string
    title: string
    summary: string | null
    load(): Promise<import('./reference/model.ts').ProductSource>
  }[]
}
