import { lazy, Suspense, useCallback, useEffect } from 'react'
import type { ProductSource } from '#web/reference/model.ts'
import { Reference } from '#web/reference/reference.tsx'
import { noteDocsPlace } from '#web/stores/docs-place.ts'
import { loadTryOut, preload } from '#web/try-out/preload.ts'
import { Loading } from '#web/ui/spinner.tsx'
import { isOurs } from './call-context.ts'
import { DocsFrame } from './docs-frame.tsx'
import { FillingBar } from './filling-bar.tsx'
import { useFilling } from './use-filling.ts'

const TryOut = lazy(() => loadTryOut().then(({ TryOut }) => ({ default: TryOut })))

/** A product's description, with the values of the reader's project in its samples and in TRY OUT. */
export function ProductPage({ source }: { source: ProductSource }) {
  const filling = useFilling(source.product)
  const { context } = filling
  useEffect(() => whenIdle(() => void preload(source)), [source])
  const tryOut = useCallback(
    (operationId: string) => (
      <Suspense fallback={<Loading label="Loading TRY OUT" />}>
        <TryOut source={source} operation={{ id: operationId }} call={context} />
      </Suspense>
    ),
    [source, context],
  )
  return (
    <DocsFrame>
      <Reference
        source={source}
        values={context}
        bar={isOurs(source.product) && <FillingBar filling={filling} />}
        tryOut={tryOut}
        onPlace={noteDocsPlace}
      />
    </DocsFrame>
  )
}

/** After the page has been drawn: from then on it answers without a network. */
function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
