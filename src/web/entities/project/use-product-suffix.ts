import { products } from 'virtual:products'
import { useGetConfigsSuspense } from '#generated/portal/client/reference.ts'
import type { Project } from '#generated/portal/model/project.ts'

/** The end of the address of the documentation that describes the project's product; undefined without such a page. */
export function useProductSuffix({ productType }: Pick<Project, 'productType'>): string | undefined {
  const { data: configs } = useGetConfigsSuspense()
  const name = configs.PRODUCT_TYPE.find(({ id }) => id === productType)?.name
  return products.find((product) => product.title === name)?.suffix
}
