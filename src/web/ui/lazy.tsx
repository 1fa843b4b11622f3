// React's lazy takes a default export; the portal's modules have names.
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A component that is loaded when it is first rendered: `lazyNamed(async () => (await import('./bell.tsx')).Bell)`. */
export const lazyNamed = <Props,>(load: Load<Props>) => lazy(async () => ({ default: await load() }))

/** Like `lazyNamed`, for a part whose place stays empty until it is loaded. */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const Loaded = lazyNamed(load)
  return (props: ComponentProps<typeof Loaded>) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
