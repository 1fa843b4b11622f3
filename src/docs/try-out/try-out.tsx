import { Component, type ReactNode, Suspense, use, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { CallContext, ProductSource } from '#docs/model/product.ts'
import { SkeletonLines } from '#docs/page/loading-states.tsx'
import { useCallContext } from '#docs/page/server-variables.ts'
import { clearLoaded, loadOnce, preload } from './load.ts'
import type { RealCalls } from './real/real-calls.ts'
import type { SentRequest } from './request.ts'
import { browserClockAndRandom, type ClockAndRandom, sessionOf } from './session.ts'
import { Workbench } from './workbench.tsx'
import './try-out.css'
import { Button } from './controls.tsx'

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
      <div role="alert" className="ref-failed">
        <p>TRY OUT could not be loaded. Check the connection.</p>
        <Button small onClick={this.retry}>
          Try again
        </Button>
      </div>
    )
  }
}

export interface TryOutProps {
  source: ProductSource
  operationId: string
  call: CallContext
  /** What a host offers below the form to send the call to a real server. */
  sendForReal?: ((request: SentRequest) => ReactNode) | undefined
  /** How to call the API itself, where the owner of the site allows it. */
  realCalls?: RealCalls | undefined
  /** Clock and randomness; tests pass their own. */
  clockAndRandom?: ClockAndRandom
}

/** Simulates calls of one operation in the page, without requests, unless the reader chooses real calls. */
export function TryOut(props: TryOutProps) {
  const { source, operationId } = props
  return (
    <div className="try-out">
      <LoadBoundary key={operationId} onRetry={() => clearLoaded(source, operationId)}>
        <Suspense fallback={<SkeletonLines label="TRY OUT" />}>
          <Ready {...props} />
        </Suspense>
      </LoadBoundary>
    </div>
  )
}

function Ready({
  source,
  operationId,
  call,
  sendForReal,
  realCalls,
  clockAndRandom = browserClockAndRandom,
}: TryOutProps) {
  const { operation, contract, snippetsOf } = use(loadOnce(source, operationId))
  const store = sessionOf(source.product.suffix)
  const form = useMemo(
    () => ({ store, operation, contract, clockAndRandom }),
    [store, operation, contract, clockAndRandom],
  )
  // Loads the following operations too, so that none needs the network later.
  useEffect(() => void preload(source), [source])
  const context = useCallContext(source.product, call)
  const round = useStore(store, (session) => session.round)
  return (
    <Workbench
      key={`${operation.id}-${round}`}
      form={form}
      snippetsOf={snippetsOf}
      source={source}
      call={context}
      sendForReal={sendForReal}
      realCalls={realCalls}
    />
  )
}
