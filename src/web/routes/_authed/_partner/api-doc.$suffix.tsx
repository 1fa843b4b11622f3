import { products } from 'virtual:products'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ProductPage } from '#web/features/documentation/product-page.tsx'
import { ProductPending } from '#web/features/documentation/product-pending.tsx'
import { prefetchSampleValues } from '#web/features/documentation/use-sample-values.ts'

export const Route = createFileRoute('/_authed/_partner/api-doc/$suffix')({
  loader: async ({ context: { queryClient }, params }) => {
    const product = products.find(({ suffix }) => suffix === params.suffix)
    if (!product) throw redirect({ to: '/api-doc', replace: true })
    const [source] = await Promise.all([product.load(), prefetchSampleValues(queryClient)])
    return { title: product.title, source }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? 'Documentation' }] }),
  pendingComponent: ProductPending,
  component: () => <ProductPage source={Route.useLoaderData().source} />,
})
