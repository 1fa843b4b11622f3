// React's lazy takes a default export; the portal's modules have names.
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A component that is loaded when it is first rendered: `lazyNamed(async () => (await import('./rows.tsx')).Rows)`. */
export const lazyNamed = <Props,>(load: Load<Props>) => lazy(async () => ({ default: await load() }))

const firstRetryMilliseconds = 2000

/** Like `lazyNamed`, for a part that its page can do without. When it fails to load, its place is empty until it loads. */
export function lazyOptional<Props extends object>(load: Load<Props>) {
  function Retried(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>()
    useEffect(() => {
      let timer: NodeJS.Timeout | undefined
      const retryIn = (delay: number) => {
        timer = setTimeout(() => {
          load().then(
            (component) => setLoaded(() => component),
            () => retryIn(delay * 2),
          )
        }, delay)
      }
      retryIn(firstRetryMilliseconds)
      return () => clearTimeout(timer)
    }, [])
    return Loaded ? <Loaded {...props} /> : null
  }
  return lazyNamed<Props>(() => load().catch(() => Retried))
}

/** Like `lazyOptional`, for a part whose place stays empty until it is loaded. */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const Loaded = lazyOptional(load)
  return (props: ComponentProps<typeof Loaded>) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
