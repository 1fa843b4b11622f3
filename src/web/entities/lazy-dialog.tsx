import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { showToast } from '#web/stores/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonText, Waiting } from '#web/ui/skeleton.tsx'

/** A shorter wait shows nothing. */
const patientMs = 300

interface Closable {
  onClose: (problem: null) => void
}

/**
 * A dialog whose script is loaded when it is first opened. A script that cannot be loaded closes it again, with a toast, and
 * is requested anew when it is opened the next time.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () =>
    lazy(async () => ({
      default: await load().catch(
        (): ComponentType<Props> => (props) => <LoadFailed {...props} onFailed={retryLater} />,
      ),
    }))
  let Loaded = attempt()
  const retryLater = () => {
    Loaded = attempt()
  }
  return (props: ComponentProps<typeof Loaded>) => (
    <Suspense fallback={<LoadingDialog onClose={() => props.onClose(null)} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

function LoadFailed({ onClose, onFailed }: Closable & { onFailed: () => void }) {
  useEffect(() => {
    onFailed()
    showToast('This could not be loaded. Check your connection and try again.', { kind: 'error' })
    onClose(null)
  }, [onClose, onFailed])
  return null
}

function LoadingDialog({ onClose }: { onClose: () => void }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patientMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow ? (
    <Dialog title="Loading" onClose={onClose}>
      <Waiting>
        <SkeletonText />
      </Waiting>
    </Dialog>
  ) : null
}
