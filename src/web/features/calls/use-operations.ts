import { products } from 'virtual:products'
import { useQuery } from '@tanstack/react-query'

/** Part of the build, not of the server: fetched like a page, once. */
const calledOperations = {
  queryKey: ['called-operations'],
  queryFn: async () => {
    const sources = await Promise.all(products.map(({ load }) => load()))
    return sources
      .filter(({ product }) => product.tryOut === 'engine')
      .flatMap(({ product }) => product.groups.flatMap(({ operations }) => operations))
  },
  staleTime: Number.POSITIVE_INFINITY,
}

/** What can be called, for a list of choices; nothing until it is there. */
export function useOperations() {
  const { data = [] } = useQuery(calledOperations)
  return data
}
