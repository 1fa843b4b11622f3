import { type ComponentType, lazy, Suspense } from 'react'
import type { Address } from '#docs/model/address.ts'

// The portal's own products have no variables to set. Without this part, samples show the values of the file.
const ServerFields = lazy(async (): Promise<{ default: ComponentType<Address> }> => {
  const part = await import('./server-fields.tsx').catch(() => null)
  return { default: part?.ServerFields ?? (() => null) }
})

/** The variables of an address, where it has some. */
export function LazyServerFields({ address }: { address: Address | undefined }) {
  if (!address?.fields) return null
  return (
    <Suspense>
      <ServerFields {...address} />
    </Suspense>
  )
}
