import { sandboxPricePoints } from '#server/operators.ts'
import type { NewProductCode } from '#server/repositories/product-codes.ts'

/** The product codes of a new project. */
export const sandboxProductCodes = (projectId: string): NewProductCode[] =>
  sandboxPricePoints.map(({ amount: price, ...point }) => ({ ...point, price, projectId, environment: 'sandbox' }))
