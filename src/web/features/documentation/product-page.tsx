import { Box } from '@chakra-ui/react/box'
import { Suspense, useCallback, useEffect, useMemo } from 'react'
import type { ProductSource } from '#docs/model/product.ts'
import { Reference } from '#docs/page/reference.tsx'
import { clearCalls } from '#docs/try-out/clear-calls.ts'
import { preload } from '#docs/try-out/load.ts'
import type { SentRequest } from '#docs/try-out/request.ts'
import { isOurs } from '#web/entities/project/call-context.ts'
import { setDocsPlace } from '#web/stores/docs-place.ts'
import { useSession } from '#web/stores/session.ts'
import { lazyNamed } from '#web/ui/lazy.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { FilledWith, FillingBar } from './filling-bar.tsx'
import { SendForReal } from './send-for-real.tsx'
import { useSampleValues } from './use-sample-values.ts'

const loadTryOut = () => import('./portal-try-out.tsx')
const TryOut = lazyNamed(async () => (await loadTryOut()).PortalTryOut)

useSession.subscribe(({ isLoggedIn }) => {
  if (!isLoggedIn) clearCalls()
})

/** A product's description, with the values of the reader's project in its samples and in TRY OUT. */
export function ProductPage({ source: ofFile }: { source: ProductSource }) {
  const filling = useSampleValues(ofFile)
  const { source, context, shown, key } = filling
  const { product, downloads } = source
  const simulated = product.tryOut === 'engine'
  useEffect(() => whenIdle(() => void loadRest(source)), [source])
  const sendForReal = useMemo(
    () =>
      shown === undefined
        ? undefined
        : (request: SentRequest) => (
            <SendForReal key={shown} {...{ request, simulated }} projectId={shown} hasKey={key !== undefined} />
          ),
    [shown, key, simulated],
  )
  const tryOut = useCallback(
    (operationId: string) => (
      <Suspense fallback={<Loading label="Loading TRY OUT" />}>
        <TryOut source={source} operationId={operationId} call={context} sendForReal={sendForReal} />
      </Suspense>
    ),
    [source, context, sendForReal],
  )
  return (
    // The height of the shell's bar, below which the reference scrolls.
    <Box css={{ '--reference-top': 'var(--op-sizes-bar)' }}>
      {downloads.atom && (
        <link rel="alternate" type="application/atom+xml" title={`Changes of ${product.title}`} href={downloads.atom} />
      )}
      <Reference
        source={source}
        values={context}
        bar={isOurs(source.product) && <FillingBar filling={filling} />}
        barNote={isOurs(source.product) && <FilledWith filling={filling} />}
        tryOut={tryOut}
        onAnchorChange={setDocsPlace}
      />
    </Box>
  )
}

/** Loads the rest of the page, so that it works offline. A large product loads its parts only when they are needed. */
async function loadRest(source: ProductSource) {
  const { packCount } = source.product
  const packs = packCount > FEW_PACKS ? [] : Array.from({ length: packCount }, (_, pack) => source.load(pack))
  await Promise.allSettled([loadTryOut(), preload(source), ...packs, packs.length > 0 && source.loadFinder()])
  performance.mark('documentation-whole')
}

const FEW_PACKS = 4

/** Runs when the browser is idle, else after 200 ms. */
function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(idle)
}
