import { products } from 'virtual:products'
import { useMatch } from '@tanstack/react-router'
import { Child, Children, here } from './menu-parts.tsx'
import { OperationMenu } from './operation-menu.tsx'

/** Children of the Documentation entry: one per product, expanded while its page is open. */
export function ProductMenu() {
  const shown = useMatch({
    from: '/_authed/_partner/api-doc/$suffix',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.source.product,
  })
  return (
    <Children>
      {products.map(({ suffix, title }) => (
        <li key={suffix}>
          <Child to={`/api-doc/${suffix}`} activeOptions={here} title={title}>
            {title}
          </Child>
          {shown?.suffix === suffix && <OperationMenu product={shown} />}
        </li>
      ))}
    </Children>
  )
}
