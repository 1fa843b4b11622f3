import { products } from 'virtual:products'
import { queryOptions } from '@tanstack/react-query'
import type { OperationEntry, Product } from '#docs/model/product.ts'

/** All API products with their operations. They are part of the build, so they never change while the page is open. */
export const wholeProducts = queryOptions({
  queryKey: ['API products'],
  queryFn: async () => (await Promise.all(products.map(({ load }) => load()))).map(({ product }) => product),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A product's operations and webhooks. */
export const entriesOf = ({ groups }: Product): OperationEntry[] => groups.flatMap(({ operations }) => operations)

/** The operations that partners call: no webhooks, which call the partners. */
export const operationsOf = (product: Product): OperationEntry[] =>
  entriesOf(product).filter(({ kind }) => kind === 'operation')
