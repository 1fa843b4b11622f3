import type { Fail } from '#domain/problems.ts'
import { findProductType, isProjectType, unknownItem } from '#domain/reference-lists.ts'

/** The schema requires integers; the reference lists define which ones exist. */
export function checkProjectTypes(
  draft: { projectType: number; productType: number },
  fail: Fail<'invalid-request' | 'product-not-offered'>,
): void {
  const productType = findProductType(draft.productType)
  const problems = [
    ...(isProjectType(draft.projectType) ? [] : [unknownItem('/projectType')]),
    ...(productType ? [] : [unknownItem('/productType')]),
  ]
  if (problems.length > 0) fail('invalid-request', { problems })
  if (!productType?.offered) fail('product-not-offered')
}
