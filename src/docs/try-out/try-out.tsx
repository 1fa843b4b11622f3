import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, use, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { CallContext, OperationEntry, ProductSource } from '#docs/page/model.ts'
import { isOperationId } from '#simulator/contract/operation-ids.ts'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { forget, loadAll, loaded } from './load.ts'
import { LoadBoundary } from './load-boundary.tsx'
import { browserSurroundings, type Surroundings, sessionOf } from './session.ts'
import { Workbench } from './workbench.tsx'

const Root = chakra('div', { base: { containerType: 'inline-size', minW: '0' } })

export interface TryOutProps {
  source: ProductSource
  operation: Pick<OperationEntry, 'id'>
  call: CallContext
  /** Opens the TRY OUT of another operation, filled in already. Without it the address goes there. */
  onNext?: ((operationId: string) => void) | undefined
  /** Clock and chance; a test brings its own. */
  surroundings?: Surroundings
}

/** Calls one operation in the page: no request leaves it. */
export function TryOut(props: TryOutProps) {
  const { id } = props.operation
  return (
    <Root>
      <LoadBoundary key={id} onRetry={() => forget(props.source, id)}>
        <Suspense fallback={<Pending />}>
          <Ready {...props} />
        </Suspense>
      </LoadBoundary>
    </Root>
  )
}

const Pending = () => (
  <Waiting>
    <SkeletonText />
  </Waiting>
)

function Ready({ source, operation: entry, call, onNext, surroundings = browserSurroundings }: TryOutProps) {
  const { operation, contract, snippets } = use(loaded(source, entry.id))
  const store = sessionOf(source.product.suffix)
  const bench = useMemo(
    () => ({ store, operation, contract: isOperationId(operation.id) ? contract : null, surroundings }),
    [store, operation, contract, surroundings],
  )
  // The steps that follow are opened with this one, so that none of them waits for a network.
  useEffect(() => void loadAll(source), [source])
  const round = useStore(store, (session) => session.round)
  return (
    <Workbench
      key={`${operation.id}-${round}`}
      bench={bench}
      snippets={snippets}
      source={source}
      call={call}
      onNext={onNext}
    />
  )
}
