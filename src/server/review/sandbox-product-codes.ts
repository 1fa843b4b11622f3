import { sandboxPricePoints } from '#server/operators.ts'
import type { NewProductCode } from '#server/repositories/product-codes.ts'

/** The product codes of a new project. */
export function sandboxProductCodes(projectId: string): NewProductCode[] {
  return sandboxPricePoints.map(({ provider, code, description, amount, currency }) => ({
    projectId,
    environment: 'sandbox',
    provider,
    code,
    description,
    price: amount,
    currency,
  }))
}
