import type { OperationIO } from '#generated/operations.ts'
import type { WishedProductCode } from '#server/repositories/readiness.ts'

type Presented = OperationIO['listWishedProductCodes']['data']['items'][number]

export function presentWish({ provider, code, description, price, currency }: WishedProductCode): Presented {
  return { provider, code, description, price, currency }
}
