import { TryOut, type TryOutProps } from '#docs/try-out/try-out.tsx'
import { usePortalCalls } from './portal-calls.ts'

/** TRY OUT, which also calls the hosts that the portal may call for partners. */
export function PortalTryOut(props: Omit<TryOutProps, 'realCalls'>) {
  const realCalls = usePortalCalls(props.source.product)
  return <TryOut {...props} realCalls={realCalls} />
}
