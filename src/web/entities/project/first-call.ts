import { products } from 'virtual:products'
import { queryOptions } from '@tanstack/react-query'
import { valuesOf } from '#docs/model/call-values.ts'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import type { CallContext, Operation, Product } from '#docs/model/product.ts'

export interface FirstOperation {
  product: Product
  operation: Operation
}

/** The first operation that the documentation of this product describes; null without one. */
export const firstOperationOf = (productName: string | undefined) =>
  queryOptions({
    queryKey: ['first-operation', productName],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<FirstOperation | null> => {
      const source = await products.find(({ title }) => title === productName)?.load()
      const entry = source?.product.groups[0]?.operations[0]
      const [pack] = entry?.packs ?? []
      if (!source || !entry || pack === undefined) return null
      const operation = (await source.load(pack)).operations[entry.id]
      return operation ? { product: source.product, operation } : null
    },
  })

/** The call as a cURL command, with the values of the reader. */
export function curlOf(operation: Operation, context: CallContext): string | undefined {
  const snippet = operation.snippets.find(({ language }) => language === 'shell')
  const media = operation.requestBody?.media[0]
  const example = media?.examples[0]
  const body = media && example ? { type: media.type, text: example.text } : null
  return snippet && fillSnippet(snippet, valuesOf(operation, context, body)).text
}
