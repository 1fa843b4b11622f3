import { useSyncExternalStore } from 'react'
import { withExamples } from '#docs/page/call-values.ts'
import { ReferenceMenu } from '#docs/page/menu.tsx'
import type { Product, ProductSource } from '#docs/page/model.ts'
import { Reference } from '#docs/page/reference.tsx'
import { createPlace, type Place } from './current-place.ts'
import { Shell } from './shell.tsx'
import { TryOutSlot } from './try-out-script.tsx'

interface Props {
  source: ProductSource
  /** Address of the script that holds TRY OUT. */
  tryOutScript: string
  /** Address of the list of products, if there are several. */
  home: string | null
}

/** One product with its menu. It is drawn once: what changes, changes further down. */
export function Site({ source, tryOutScript, home }: Props) {
  const { product } = source
  const place = createPlace()
  const context = withExamples(undefined, product)
  const tryOut = (operationId: string) => (
    <TryOutSlot script={tryOutScript} source={source} operationId={operationId} context={context} />
  )
  return (
    <Shell title={product.title} home={home} menu={<Menu product={product} place={place} />}>
      <Reference source={source} tryOut={tryOut} onPlace={place.set} />
    </Shell>
  )
}

function Menu({ product, place }: { product: Product; place: Place }) {
  const here = useSyncExternalStore(place.subscribe, place.get)
  return (
    <nav aria-label={product.title}>
      <ReferenceMenu product={product} place={here} />
    </nav>
  )
}
