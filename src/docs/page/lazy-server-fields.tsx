import { type ComponentType, lazy, Suspense } from 'react'
import type { Address } from '#docs/model/address.ts'

// The portal's own products have nothing to choose. Without this part, samples show the values of the file.
const ServerFields = lazy(async (): Promise<{ default: ComponentType<{ servers: Address[] }> }> => {
  const part = await import('./server-fields.tsx').catch(() => null)
  return { default: part?.ServerFields ?? (() => null) }
})

/** The choice among servers and their variables, where there is something to choose. */
export function LazyServerFields({ servers }: { servers: Address[] }) {
  if (servers.length < 2 && !servers[0]?.fields) return null
  return (
    <Suspense>
      <ServerFields servers={servers} />
    </Suspense>
  )
}
