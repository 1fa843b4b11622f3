import type { OperationIndex, StoredProduct } from '#docs/model/stored-product.ts'

/** Before the first script, so that it can request the packs of the first view. */
export const operationIndex = () => inPage('operation-index') as OperationIndex

/** At the end of the page: for scripts that run after it is parsed. */
export const storedProduct = () => inPage('product') as StoredProduct

/** The build wrote the data from the same types, so their shape is not checked again. */
function inPage(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null')
}
