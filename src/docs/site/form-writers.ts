import { allFormWriters } from '#docs/model/multipart-code.ts'

declare global {
  interface Window {
    /** Set on pages of products with forms, before the reader's script. Most products have none. */
    docsFormWriters?: typeof allFormWriters
  }
}

window.docsFormWriters = allFormWriters
