import type { OperationIO } from '#generated/operations.ts'
import { toProviderCode } from '#server/operators.ts'
import type { ProductCode } from '#server/repositories/product-codes.ts'

type PresentedCode = OperationIO['getProject']['data']['apiProperties']['sandbox'][number]

export function presentProductCode({ id, code, description, provider, price, currency }: ProductCode): PresentedCode {
  return { id, code, description, provider: toProviderCode(provider), price, currency }
}
