import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Failed, SkeletonLines } from '#docs/page/loading-states.tsx'
import type { TryOutProps } from '#docs/try-out/try-out.tsx'
import { runScript } from './data-scripts.ts'

/** Props of the component in the script of TRY OUT. */
export type SiteTryOutProps = Pick<TryOutProps, 'source' | 'operationId' | 'call'>

declare global {
  interface Window {
    /** Set by the TRY OUT script. */
    docsTryOut?: ComponentType<SiteTryOutProps>
  }
}

interface SlotProps extends SiteTryOutProps {
  /** URL of the script. */
  script: string
}

/** TRY OUT, whose forms, simulator and styles load when it is first opened. */
export function TryOutSlot({ script, ...props }: SlotProps): ReactNode {
  const [TryOut, setTryOut] = useState(() => attempt(script))
  const retry = () => setTryOut(() => attempt(script))
  return (
    <Suspense fallback={<SkeletonLines label="TRY OUT" lines={8} />}>
      <TryOut {...props} onRetry={retry} />
    </Suspense>
  )
}

type Attempt = ComponentType<SiteTryOutProps & { onRetry: () => void }>

const attempt = (script: string) =>
  lazy(async (): Promise<{ default: Attempt }> => {
    const Loaded = await loadTryOutScript(script)
    if (!Loaded) return { default: ({ onRetry }) => <Failed what="TRY OUT" onRetry={onRetry} /> }
    return { default: ({ onRetry: _, ...props }) => <Loaded {...props} /> }
  })

const pending = new Map<string, Promise<ComponentType<SiteTryOutProps> | undefined>>()

/** Loads the script once for all callers; undefined on failure, so that the next call tries again. */
export function loadTryOutScript(address: string): Promise<ComponentType<SiteTryOutProps> | undefined> {
  const known =
    pending.get(address) ??
    runScript(address)
      .catch(() => {})
      // A script that came in part, or as another page, ends without an error and sets nothing.
      .then(() => window.docsTryOut ?? forget(address))
  pending.set(address, known)
  return known
}

const forget = (address: string) => void pending.delete(address)
