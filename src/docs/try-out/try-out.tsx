import { chakra } from '@chakra-ui/react/styled-system'
import { Component, type ReactNode, Suspense, use, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { CallContext, OperationEntry, ProductSource } from '#docs/page/model.ts'
import { isOperationId } from '#simulator/contract/operation-ids.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'
import { forget, loadAll, loaded } from './load.ts'
import { browserSurroundings, type Surroundings, sessionOf } from './session.ts'
import { Workbench } from './workbench.tsx'

/** A part of TRY OUT that failed to load, with a retry button. */
class LoadBoundary extends Component<{ onRetry: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Alert
        kind="error"
        action={
          <Button size="sm" onClick={this.retry}>
            Try again
          </Button>
        }
      >
        TRY OUT could not be loaded. Check the connection.
      </Alert>
    )
  }
}

const Root = chakra('div', { base: { containerType: 'inline-size', minW: '0' } })

export interface TryOutProps {
  source: ProductSource
  operation: Pick<OperationEntry, 'id'>
  call: CallContext
  /** Opens another operation's TRY OUT, already filled in. By default by its URL. */
  onNext?: ((operationId: string) => void) | undefined
  /** Clock and randomness; tests pass their own. */
  surroundings?: Surroundings
}

/** Simulates calls of one operation in the page, without requests. */
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
  // Loads the following operations too, so that none needs the network later.
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
